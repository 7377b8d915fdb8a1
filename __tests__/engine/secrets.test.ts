/** Hidden information is a type: views have no field for it, and nobody who draws or thinks gets more. */

import type * as Second from '@/engine/mascarade/view';
import type * as Seen from '@/engine/view';
import { findSecrets, sourcesIn } from '../helpers/type-walk';

type SeatView = Seen.SeatView;
type PublicView = Seen.PublicView;
type MatchView = Seen.MatchView;
type Fields<T> = T extends unknown ? keyof T : never;
type Forbidden = 'hands' | 'leftOut' | 'deals' | 'seed' | 'config' | 'random' | 'rng';
type None<T> = [T] extends [never] ? true : false;

test('no view has a field for what is hidden, and the types behind it are not exported', () => {
  // Each of these is a compile error, and so fails `npm run check`, when a view grows such a field.
  const seat: None<Extract<Fields<SeatView>, Forbidden>> = true;
  const everybody: None<Extract<Fields<PublicView>, Forbidden>> = true;
  const match: None<Extract<Fields<MatchView>, Forbidden>> = true;
  const season: None<Extract<Fields<MatchView['season']>, Forbidden>> = true;
  const publicHand: None<Extract<Fields<PublicView>, 'hand'>> = true;
  // @ts-expect-error a full season is not to be had from the engine's view
  type SeasonState = Seen.SeasonState;
  // @ts-expect-error nor a full match
  type MatchState = Seen.MatchState;
  // @ts-expect-error nor the record of one, which holds its seed
  type MatchRecord = Seen.MatchRecord;
  // @ts-expect-error a seat's view has no hands
  const read = (view: SeatView) => view.hands;
  // @ts-expect-error a match's view has no deals
  const deals = (view: MatchView) => view.deals;
  const nothing: (SeasonState | MatchState | MatchRecord)[] = [];
  expect([seat, everybody, match, season, publicHand, read, deals, nothing]).toHaveLength(8);
});

test('nor has any view of the second game', () => {
  type Kept = 'cards' | 'deal' | 'moves' | 'first' | 'seed';
  const seat: None<Extract<Fields<Second.SeatView>, Kept>> = true;
  const everybody: None<Extract<Fields<Second.PublicView>, Kept>> = true;
  // @ts-expect-error a full game is not to be had from what may be seen
  type GameState = Second.GameState;
  // @ts-expect-error nor the record of one
  type GameRecord = Second.GameRecord;
  // @ts-expect-error a seat's view has no cards
  const read = (view: Second.SeatView) => view.cards;
  const nothing: (GameState | GameRecord)[] = [];
  expect([seat, everybody, read, nothing]).toHaveLength(4);
});

const BAD: ReadonlyMap<string, string> = new Map([
  [
    'components/bad-prop.ts',
    `import type { SeasonState } from '@/engine/truth';
     export interface Props { readonly table: { readonly inside: readonly SeasonState[] } }
     export const draw = (props: Props): number => props.table.inside.length;`,
  ],
  [
    'components/bad-expression.ts',
    `import { expectOk, officialConfig, startMatch } from '@/engine/truth';
     export const turn = expectOk(startMatch(officialConfig(3), { kind: 'seed', seed: '' })).season.turn;`,
  ],
  [
    'components/bad-callback.ts',
    `import type { MatchRecord } from '@/engine/truth';
     export const save = (keep: (record: MatchRecord) => void): void => void keep;`,
  ],
  [
    'engine/mascarade/bots/bad-bot.ts',
    `import type { GameState } from '@/engine/mascarade/truth';
     export const peek = (state: GameState): number => state.cards.length;`,
  ],
  [
    'components/good.ts',
    `import type { MatchView, SeatView } from '@/engine/view';
     import { legalMovesIn } from '@/engine/view';
     export const moves = (view: MatchView<SeatView>): number => legalMovesIn(view.season).length;`,
  ],
]);

const DRAWING = ['components', 'app', 'engine/maskmen/bots', 'engine/mascarade/bots'];

test('no component, route, hook or bot has an expression, prop or parameter with a full state', () => {
  const hooks = sourcesIn(['store'], /[\\/]use-[^\\/]*\.tsx?$/);
  const files = [...sourcesIn(DRAWING), ...hooks];
  expect(files.length).toBeGreaterThan(20);
  const found = findSecrets(files, BAD);
  const planted = found.filter((complaint) => /bad-|good\.ts/.test(complaint));
  // What was planted is found, so what was not found is not there.
  expect(planted.join('\n')).toMatch(/bad-prop[^]*SeasonState/);
  expect(planted.join('\n')).toMatch(/bad-expression[^]*MatchState/);
  expect(planted.join('\n')).toMatch(/bad-callback[^]*MatchRecord/);
  expect(planted.join('\n')).toMatch(/bad-bot[^]*GameState/);
  expect(planted.join('\n')).not.toMatch(/good\.ts/);
  expect(found.filter((complaint) => !planted.includes(complaint))).toEqual([]);
}, 120_000);
