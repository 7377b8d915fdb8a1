/**
 * The course: one idea a lesson, on a table of three. Hands are small (the `rules` at the end of a
 * position say so), everything else is as in any season.
 */

import type { Wrestler } from '../wrestlers';

import type { Expectation, Lesson, LessonStep, Spot } from './types';

const SMALL = 'rules VZNUDF*10:5:1:2,1,-1';
const MIDDLE = 'rules VZNUDF*10:6:1:2,1,-1';
const LARGE = 'rules VZNUDF*10:9:1:2,1,-1';

const ring: Spot = { kind: 'ring' };
const diagram: Spot = { kind: 'diagram' };
const hand: Spot = { kind: 'hand' };
const seats: Spot = { kind: 'seats' };
const group = (wrestler: Wrestler): Spot => ({ kind: 'group', wrestler });
const mask = (wrestler: Wrestler): Spot => ({ kind: 'mask', wrestler });
const rope = (stronger: Wrestler, weaker: Wrestler): Spot => ({ kind: 'rope', stronger, weaker });

const step = (key: string, spots: readonly Spot[], expects: Expectation): LessonStep => ({
  key,
  spots,
  expects,
});
const play = (move: string): Expectation => ({ kind: 'move', move });
const look = (wrestler: Wrestler): Expectation => ({ kind: 'focus', wrestler });
const others = (...moves: string[]): Expectation => ({ kind: 'others', moves });
const read: Expectation = { kind: 'read' };

export const COURSE = [
  {
    id: 'debut',
    position: `hands V2Z1N2/D3F2/U3D2 turn 0 ${SMALL}`,
    steps: [
      step('cards', [hand], look('volto')),
      step('debut', [group('volto')], play('V1')),
      step('done', [ring], read),
    ],
  },
  {
    id: 'unknown',
    position: `hands N3D2/Z3U2/V2F2 played V1 round 2:V1 turn 0 ${SMALL}`,
    steps: [
      step('more', [ring, group('nopal')], play('N2')),
      step('done', [rope('nopal', 'volto')], read),
    ],
  },
  {
    id: 'follows',
    position: `hands Z3D2/U3F2/V1 played V1N3 order N>V round 2:N1 turn 0 ${SMALL}`,
    steps: [
      step('beat', [ring, rope('nopal', 'volto'), group('zarpa')], play('Z2')),
      step('done', [diagram], read),
    ],
  },
  {
    id: 'stronger',
    position: `hands Z3F2/U3D2/V3 played Z2N3 order Z>N round 2:N2 turn 0 ${MIDDLE}`,
    steps: [
      step('same', [ring, rope('zarpa', 'nopal'), group('zarpa')], play('Z2')),
      step('done', [ring], read),
    ],
  },
  {
    id: 'unequal',
    position: `hands Z2U1F2/V2U2F1/V1F1 played Z2N1D3 order Z>N,D>N round 2:D1 turn 0 ${MIDDLE}`,
    steps: [
      step('look', [diagram], look('zarpa')),
      step('prove', [mask('dalia'), group('zarpa')], play('Z2')),
      step('done', [diagram], read),
    ],
  },
  {
    id: 'exact',
    position: `hands Z3U2/D2F3/V4 played Z2N2 order Z>N round 2:N1 turn 0 ${MIDDLE}`,
    steps: [step('one', [ring, group('zarpa')], play('Z1')), step('done', [hand], read)],
  },
  {
    id: 'three',
    position: `hands Z3U4D2/N3F2/V1D3 played V5Z2N1F1 order Z>V>F round 2:V3 turn 0 ${LARGE}`,
    steps: [
      step('most', [ring, group('umbra')], look('umbra')),
      step('still', [ring, rope('zarpa', 'volto'), group('zarpa')], play('Z3')),
      step('done', [ring], read),
    ],
  },
  {
    id: 'weaker',
    position: `hands V2N3/U3D2/F4 played Z3N1 order Z>N round 2:Z1 turn 0 ${MIDDLE}`,
    steps: [
      step('cannot', [rope('zarpa', 'nopal'), group('nopal')], look('nopal')),
      step('volto', [group('nopal'), group('volto')], play('V2')),
      step('done', [diagram], read),
    ],
  },
  {
    id: 'pass',
    position: `hands Z2N2F1/V2U1D2/D3F2 played U3 round 2:U2 turn 0 ${MIDDLE}`,
    steps: [
      step('pass', [ring, { kind: 'pass' }], play('-')),
      step('others', [seats], others('-', 'D1')),
      step('win', [ring, group('zarpa')], play('Z2')),
      step('towels', [seats], others('-', '-')),
      step('done', [ring], read),
    ],
  },
  {
    id: 'host',
    position: `hands V3N1D1/U3F2/Z2F2 played V2U2 turn 0 ${MIDDLE}`,
    steps: [
      step('lead', [group('volto')], look('volto')),
      step('three', [group('volto')], play('V3')),
      step('done', [ring], read),
    ],
  },
  {
    id: 'out',
    position: `hands V2/U3D2/F3 played Z3N3F2 round 2:N1 turn 0 ${MIDDLE}`,
    steps: [
      step('last', [ring, group('volto')], play('V2')),
      step('others', [seats], others('-', '-')),
      step('done', [seats], read),
    ],
  },
  {
    id: 'match',
    position: `hands V2/./F3 played Z4N4U3D2 round 2:N1 turn 0 out 1 ${MIDDLE}`,
    steps: [step('end', [ring, group('volto')], play('V2')), step('done', [seats], read)],
  },
] as const satisfies readonly Lesson[];

export type LessonId = (typeof COURSE)[number]['id'];
