/** The order that a season's defeats prove. */

import type { Defeat, Order } from '@/engine/view';
import { addDefeat, emptyOrder, wrestlerIndex } from '@/engine/view';

export function orderOf(defeats: readonly Defeat[]): Order {
  const order = emptyOrder();
  for (const [winner, loser] of defeats)
    addDefeat(order, wrestlerIndex(winner), wrestlerIndex(loser));
  return order;
}
