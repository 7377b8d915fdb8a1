/** What was written before there were rule sets is the printed game, and is written again as it was. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchState } from '@/engine/truth';
import {
  expectOk,
  makeMatch,
  makePosition,
  officialConfig,
  parseMatch,
  parsePosition,
  recordOf,
  setNameOf,
} from '@/engine/truth';
import { MATCH_SLOT, type MatchSave } from '@/store/match/save';
import { SETUP_SLOT, type LastSetups } from '@/store/setup-store';
import { openText, textOf } from '@/store/storage/slot';
import type { TableSetup } from '@/store/types';

const kept = (name: string): string =>
  readFileSync(join(__dirname, '../golden/saves', name), 'utf8');

const openSave = (text: string): MatchSave => openText(MATCH_SLOT, text).value as MatchSave;

/** What lies between braces behind a key, with all of its own braces. */
function valueAt(text: string, key: string): string {
  const from = text.indexOf(`"${key}":`) + key.length + 3;
  let open = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') open++;
    if (text[at] === '}' && --open === 0) return text.slice(from, at + 1);
  }
  throw new Error(`no ${key}`);
}

test.each([2, 4])(
  'a save of %i players from before opens as official, byte for byte',
  (players) => {
    const text = kept(`match-${players}.json`);
    const save = openSave(text);
    const { match, setup } = save.truth;
    expect(match.config).toEqual(officialConfig(players, { host: 'random', seasons: 3 }));
    expect(setNameOf(match.config)).toBe('official');
    expect(setup).not.toHaveProperty('rules');
    expect(textOf(MATCH_SLOT, save)).toBe(text);
    expect(JSON.stringify(recordOf(match))).toBe(valueAt(text, 'record'));
  },
);

test.each([2, 4])(
  'texts of %i players from before read as official and are made alike',
  (players) => {
    const text = kept(`match-${players}.txt`);
    const match: MatchState = expectOk(parseMatch(text));
    expect(match.config.rules).toMatchObject({ strength: 'proved', threeClose: false });
    expect(match.config).toMatchObject({ ties: 'official', rules: { placing: 'all-last' } });
    expect(makeMatch(match)).toBe(text);
    expect(match).toEqual(openSave(kept(`match-${players}.json`)).truth.match);
  },
);

test('a position from before reads as official and is made alike', () => {
  const line = kept('position-4.txt');
  const { season } = openSave(kept('match-4.json')).truth.match;
  expect(makePosition(season)).toBe(line);
  expect(expectOk(parsePosition(line)).rules).toEqual(season.rules);
  expect(makePosition(expectOk(parsePosition(line)))).toBe(line);
});

test.each([2, 4])('a set-up of %i players from before is kept as it was', (players) => {
  const text = kept(`setup-${players}.json`);
  const setups = openText(SETUP_SLOT, text).value as LastSetups;
  expect((setups.last as TableSetup).players).toHaveLength(players);
  expect(textOf(SETUP_SLOT, setups)).toBe(text);
});
