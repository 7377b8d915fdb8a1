/** The table being set up: changes to it, and what is wrong with it in words. */

import { useState } from 'react';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '@/engine/view';
import { useT, type Translate } from '@/i18n';
import { cutName } from '@/store/names';
import { seatRival, type Level, type RivalId } from '@/store/rivals';
import {
  addBot,
  addPerson,
  countPersons,
  movePlayer,
  problemsOf,
  removePlayer,
  sharedSetup,
  withPlayer,
} from '@/store/setup';
import type { Player, TableSetup } from '@/store/types';
import { useSettings } from '@/store/use-settings';
import { useLastSetups } from '@/store/use-setup';

export interface SetupDraft {
  readonly setup: TableSetup;
  /** What is wrong with a seat's name. */
  readonly problemAt: (seat: number) => string | undefined;
  /** What is wrong with the table as a whole. */
  readonly problem: string | undefined;
  readonly ready: boolean;
  readonly change: (changes: Partial<TableSetup>) => void;
  readonly setCount: (count: number) => void;
  readonly rename: (seat: number, raw: string) => void;
  readonly setKind: (seat: number, kind: Player['kind']) => void;
  /** Another rival or another level at a bot's seat. */
  readonly setBot: (seat: number, changes: { rival?: RivalId; level?: Level }) => void;
  readonly move: (seat: number, to: number) => void;
  readonly remove: (seat: number) => void;
}

/** One seat less: the last one, unless the table would be left without a person. */
function withoutLast(setup: TableSetup): TableSetup {
  const last = setup.players.length - 1;
  const onlyPerson = setup.players[last]?.kind === 'person' && countPersons(setup) === 1;
  const bot = setup.players.map(({ kind }) => kind).lastIndexOf('bot');
  return removePlayer(setup, onlyPerson && bot >= 0 ? bot : last);
}

/** Two people and two bots: four being the best number. */
const firstShared = (t: Translate): TableSetup =>
  addBot(addBot(sharedSetup([1, 2].map((number) => t('setup.playerName', { number })))));

export function useSetupDraft(): SetupDraft {
  const t = useT();
  const { shared } = useLastSetups();
  const help = useSettings((settings) => settings.help);
  const [setup, setSetup] = useState<TableSetup>(() => shared ?? { ...firstShared(t), help });
  const problems = problemsOf(setup);

  const setKind = (seat: number, kind: Player['kind']) =>
    setSetup((before) => {
      if (before.players[seat]?.kind === kind) return before;
      // The seat takes the name that a new player of that kind would get.
      const others = { ...before, players: before.players.filter((_, at) => at !== seat) };
      const next =
        kind === 'bot'
          ? addBot(others)
          : addPerson(others, t('setup.playerName', { number: seat + 1 }));
      const player = next.players.at(-1);
      return player === undefined ? before : withPlayer(before, seat, player);
    });

  const problemAt = (seat: number): string | undefined => {
    for (const problem of problems) {
      if (problem.code === 'bad-name' && problem.seat === seat) {
        return problem.problem.code === 'empty'
          ? t('setup.problem.empty')
          : t('setup.problem.tooLong', { most: problem.problem.most, has: problem.problem.has });
      }
      if (problem.code === 'same-name' && problem.seat === seat)
        return t('setup.problem.same', { number: problem.as + 1 });
    }
    return undefined;
  };

  const noPerson = problems.some(({ code }) => code === 'no-person');
  return {
    setup,
    problemAt,
    problem: noPerson
      ? t('setup.problem.noPerson')
      : problems.length > 0
        ? t('setup.problem.fix')
        : undefined,
    ready: problems.length === 0,
    change: (changes) => setSetup((before) => ({ ...before, ...changes })),
    setCount: (count) => {
      if (count < FEWEST_PLAYERS || count > MOST_PLAYERS) return;
      setSetup((before) => {
        let next = before;
        while (next.players.length < count) next = addBot(next);
        while (next.players.length > count) next = withoutLast(next);
        return next;
      });
    },
    rename: (seat, raw) =>
      setSetup((before) => {
        const player = before.players[seat];
        return player === undefined
          ? before
          : withPlayer(before, seat, { ...player, name: cutName(raw) });
      }),
    setKind,
    setBot: (seat, changes) =>
      setSetup((before) => {
        const player = before.players[seat];
        if (player?.kind !== 'bot') return before;
        const taken = before.players.flatMap(({ name }, at) => (at === seat ? [] : [name]));
        const { rival = player.rival, level = player.level } = changes;
        return withPlayer(before, seat, seatRival(rival, level, taken));
      }),
    move: (seat, to) => setSetup((before) => movePlayer(before, seat, to)),
    remove: (seat) => setSetup((before) => removePlayer(before, seat)),
  };
}
