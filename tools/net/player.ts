/** The value net as a player: the move whose after-state it values most. */

import type { BotAnswer, BotQuestion } from '@/engine/maskmen/bots/types';
import { listMoves, moveOf } from '@/engine/maskmen/moves';
import { encode, featuresOf } from './features';
import { evaluate, shapeOf } from './net';
import { NETS } from './packed-nets';
import { unpackNet } from './packing';

const nets: (Float64Array | undefined)[] = [];

/** The net for a number of players; there is none for five and six. */
function netFor(players: number): Float64Array {
  const known = nets[players];
  if (known !== undefined) return known;
  const text = NETS[players] ?? '';
  if (text === '') throw new Error(`there is no net for ${players} players`);
  return (nets[players] = unpackNet(text));
}

export function askNet({ view, rng }: BotQuestion): BotAnswer {
  const { players, seat, hand, rules } = view;
  const weights = netFor(players);
  const shape = shapeOf(featuresOf(players));
  const input = new Float64Array(shape.inputs);
  const codes: number[] = [];
  const moves = listMoves(view, hand, codes);
  let best = -1e9;
  let chosen = 0;
  for (let at = 0; at < moves; at++) {
    encode(view, { seat, hand, code: codes[at] as number }, input, rules.cardsEach);
    const worth = evaluate(weights, shape, input);
    if (worth <= best) continue;
    best = worth;
    chosen = at;
  }
  return { move: moveOf(codes[chosen] as number), rng };
}
