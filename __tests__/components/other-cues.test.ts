/** What fingers, curtains and posters sound and feel like, and that every row has said so. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  COVER_CUES,
  EDGE_CUES,
  FOCUS_CUES,
  HINT_CUES,
  ILLEGAL_CUES,
  LIFT_CUES,
  RETURN_CUES,
  REVEAL_CUES,
  seasonEndCues,
  selectCues,
} from '@/components/maskmen/choreography/other-cues';
import { feel, motion, SOUNDS, TOUCHES } from '@/theme';

test('every row of motion has its sound and touch, in the same order', () => {
  expect(Object.keys(feel)).toEqual(Object.keys(motion));
});

test('the rows say in docs/motion.md what they say here', () => {
  const document = readFileSync(join(__dirname, '../../docs/motion.md'), 'utf8');
  const rows = new Map(
    Array.from(
      document.matchAll(/^\| `(\w+)` +\|.*\|(.*)\|(.*)\|$/gm),
      ([, name, sound, touch]) => [
        name as string,
        { sound: (sound as string).trim(), touch: (touch as string).trim() },
      ],
    ),
  );
  const words = (value: unknown, known: readonly string[]): string[] =>
    Object.values(value as object)
      .flat()
      .filter((word): word is string => known.includes(word as string));
  for (const [name, row] of Object.entries(feel)) {
    const told = rows.get(name);
    const sounds = new Set(words(row, SOUNDS).map((sound) => sound.replace(/-\d$/, '')));
    for (const sound of sounds)
      expect([name, told?.sound]).toEqual([name, expect.stringContaining(`\`${sound}\``)]);
    for (const touch of words(row, TOUCHES))
      expect([name, told?.touch]).toEqual([name, expect.stringContaining(`\`${touch}\``)]);
    if (sounds.size === 0) expect([name, told?.sound]).toEqual([name, '—']);
    if (words(row, TOUCHES).length === 0) expect([name, told?.touch]).toEqual([name, '—']);
  }
});

test('focus and masks tick in the fingers and make no sound', () => {
  expect(FOCUS_CUES).toEqual([{ at: 0, touch: 'tick' }]);
  expect(feel.tapNode).toEqual(feel.focus);
});

test('one card more is a semitone more', () => {
  expect([1, 2, 3].map((count) => selectCues(count)[0])).toEqual([
    { at: 0, sound: 'tick-1', touch: 'light' },
    { at: 0, sound: 'tick-2', touch: 'light' },
    { at: 0, sound: 'tick-3', touch: 'light' },
  ]);
});

test('a packet rubs when it is lifted and when it goes home, and ticks at the edge', () => {
  expect(LIFT_CUES).toEqual([{ at: 0, sound: 'rub', touch: 'light' }]);
  expect(EDGE_CUES).toEqual([{ at: 0, touch: 'soft' }]);
  expect(RETURN_CUES).toEqual([{ at: 0, sound: 'rub-back' }]);
  expect(ILLEGAL_CUES).toEqual([{ at: 0, sound: 'knock', touch: 'warning' }]);
  expect(HINT_CUES).toEqual([{ at: 0, sound: 'notes', touch: 'light' }]);
});

test('holding to reveal is felt at each third and heard by nobody', () => {
  expect(REVEAL_CUES.map(({ touch }) => touch)).toEqual(['tick', 'light', 'medium']);
  expect(REVEAL_CUES.map(({ at }) => Math.round(at))).toEqual([233, 467, 700]);
  expect(REVEAL_CUES.some(({ sound }) => sound !== undefined)).toBe(false);
});

test('the curtain swishes, then somebody is called', () => {
  expect(COVER_CUES.map(({ sound }) => sound)).toEqual(['curtain', 'note']);
});

test('a season ends with three bells and the crowd; a lost token tears', () => {
  const cues = seasonEndCues({ tokens: [2, 1, 0, -1], own: 0, reduced: false });
  const sounds = cues.map(({ sound }) => sound).filter((sound) => sound !== undefined);
  expect(sounds).toEqual(['bell', 'bell', 'bell', 'crowd', 'rip']);
  expect(new Set(cues.filter(({ sound }) => sound === 'bell').map(({ at }) => at)).size).toBe(3);
  expect(cues.map(({ touch }) => touch).filter(Boolean)).toEqual(['success']);
  const last = seasonEndCues({ tokens: [2, 1, 0, -1], own: 3, reduced: false });
  expect(last.map(({ touch }) => touch).filter(Boolean)).toEqual(['soft']);
  const middle = seasonEndCues({ tokens: [2, 1, 0, -1], own: 1, reduced: false });
  expect(middle.map(({ touch }) => touch).filter(Boolean)).toEqual([]);
  const kind = seasonEndCues({ tokens: [1, 0], own: undefined, reduced: false });
  expect(kind.map(({ sound }) => sound)).not.toContain('rip');
});
