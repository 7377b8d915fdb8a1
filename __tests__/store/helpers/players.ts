/** Persons for tests: they see what the store shows and use what it offers, as a screen would. */

import type { Move, SeatView } from '@/engine/view';
import { PASS, legalMovesIn } from '@/engine/view';
import type { TableState } from '@/store/types';

import type { World } from './world';
import { settle } from './world';

export const tableNow = ({ store }: World): TableState => store.state.getState();

/** The view of the seat whose hand is shown. */
export function handView(world: World): SeatView {
  const season = tableNow(world).view?.season;
  if (season?.kind !== 'seat') throw new Error('no hand is shown');
  return season;
}

/** Whether a person can act now. */
export const isPersonsTurn = (world: World): boolean => {
  const { phase, view, setup } = tableNow(world);
  const turn = view?.season.turn;
  if (phase === 'hand-over') return true;
  return phase === 'table' && turn !== undefined && setup?.players[turn]?.kind === 'person';
};

/** Lets bots and forced passes go on until a person must decide, or a season is over. */
export async function untilDecision(world: World): Promise<void> {
  await settle();
  for (let steps = 0; steps < 500; steps++) {
    const wait = world.clock.untilNext();
    if (wait === undefined) return;
    await world.clock.pass(wait);
  }
  throw new Error('nobody ever had to decide');
}

/** The first play there is, else a pass. */
export const firstMove = (view: SeatView): Move => legalMovesIn(view)[0] ?? PASS;

/** Whoever is to decide takes the phone if need be and moves. */
export async function decide(world: World, choose = firstMove): Promise<Move> {
  if (tableNow(world).phase === 'hand-over') world.store.intents.reveal();
  const move = choose(handView(world));
  const refusal = world.store.intents.act(move);
  if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  await settle();
  return move;
}

/** Plays on until the season is over; `look` is called at every decision. */
export async function playSeason(world: World, look: () => void = () => undefined): Promise<void> {
  for (let moves = 0; moves < 500; moves++) {
    await untilDecision(world);
    look();
    const { phase } = tableNow(world);
    if (phase === 'season-over' || phase === 'match-over') return;
    await decide(world);
  }
  throw new Error('the season did not end');
}

/** Plays season after season until the match is over. */
export async function playMatch(world: World, look: () => void = () => undefined): Promise<void> {
  for (let seasons = 0; seasons < 20; seasons++) {
    await playSeason(world, look);
    if (tableNow(world).phase === 'match-over') return;
    world.store.intents.nextSeason();
    await settle();
  }
  throw new Error('the match did not end');
}
