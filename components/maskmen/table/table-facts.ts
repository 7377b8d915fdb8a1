/** What the table's parts are told, worked out from a view: sentences, plays, places to fly from. */

import type { MatchView, RoundPlay, SeatView } from '@/engine/view';
import { NOBODY, wrestlerAt } from '@/engine/view';
import { listNames, type Translate } from '@/i18n';
import { motion } from '@/theme';

import type { Beat } from '../choreography/use-choreography';
import type { Reason } from '../hand/use-reason';
import type { RingPlayFacts } from '../ring/ring';
import { RAIL_GAP } from '../seats/seat-room';
import type { RingMoment } from './ring-moment';
import type { Rect, TableLayout } from './table-layout';

/** The season as the viewer's own, when the viewer may see a hand. */
export const seatViewOf = (view: MatchView): SeatView | undefined =>
  view.season.kind === 'seat' ? view.season : undefined;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const centre = ({ x, y, width, height }: Rect): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** Where a seat stands on the table. */
function seatSpot({ arrangement, seatRows, railSeat }: TableLayout, at: number): Spot | undefined {
  let before = 0;
  for (const row of seatRows) {
    const along = at - before + 0.5;
    if (along < row.count)
      return arrangement === 'rail'
        ? { x: row.x + row.width / 2, y: row.y + along * (railSeat + RAIL_GAP) }
        : { x: row.x + (along * row.width) / row.count, y: row.y + row.height / 2 };
    before += row.count;
  }
  return undefined;
}

/** Where a seat's plays come from and its won cards go to, in the ring's coordinates. */
export function spotOf(layout: TableLayout, seats: readonly number[], seat: number): Spot {
  const { ring, hand } = layout;
  const at = seats.indexOf(seat);
  const from = (at < 0 ? undefined : seatSpot(layout, at)) ?? centre(hand);
  return { x: from.x - ring.x, y: from.y - ring.y };
}

export interface RingPlaysInput {
  readonly moment: RingMoment;
  readonly names: readonly string[];
  readonly spot: (seat: number) => Spot;
  /** Where a finger let the newest play go. */
  readonly letGo: Spot | undefined;
}

/** The plays in the ring: the newest comes in from its seat, those of a won round go to the winner. */
export function ringPlays({ moment, names, spot, letGo }: RingPlaysInput): RingPlayFacts[] {
  const { arrival, sweep } = moment;
  return moment.plays.map((play: RoundPlay, at) => ({
    id: `${moment.id}-${at}`,
    wrestler: wrestlerAt(play.wrestler),
    count: play.count,
    seat: play.seat,
    who: names[play.seat] ?? '',
    arrival:
      arrival !== undefined && at === moment.plays.length - 1
        ? {
            from: (arrival.name === 'swipeUpPlay' ? letGo : undefined) ?? spot(play.seat),
            at: arrival.at,
            flight: arrival.flight,
            slam: arrival.slam,
            size: arrival.name === 'swipeUpPlay' ? 1 : motion.opponentPlay.size,
            fades: arrival.fades,
            flipAt: arrival.flipAt,
          }
        : undefined,
    departure: sweep && {
      to: spot(sweep.seat),
      at: sweep.at + at * sweep.apart,
      time: sweep.sweep,
      fades: sweep.fades,
    },
  }));
}

/** Who made the play of a beat. */
export function proverOf(
  { events }: Pick<Beat, 'events'>,
  names: readonly string[],
): { name: string; count: number } | undefined {
  const played = events.find((event) => event.kind === 'played');
  return played && { name: names[played.seat] ?? '', count: played.count };
}

export interface TalkInput {
  readonly view: MatchView;
  readonly names: readonly string[];
  readonly viewer: number | undefined;
  readonly solo: boolean;
  readonly thinking: number | undefined;
  readonly forced: readonly number[];
  /** The table is about to pass for the person to move. */
  readonly passes: boolean;
}

export interface QuietInput extends TalkInput {
  /** The viewer is to follow and holds nothing that could: all there is to do is to pass. */
  readonly stuck: boolean;
}

/** What stands in the pill when no group is focused. */
export function quietReason(t: Translate, input: QuietInput): Reason {
  const { view, names, viewer, solo, thinking, forced } = input;
  const { season } = view;
  const who = (seat: number): string => names[seat] ?? '';
  const none = (text: string): Reason => ({ mark: 'none', text });
  if (season.turn === NOBODY) return none('');
  // Alone with bots, a person is spoken to; at a shared phone everybody has a name.
  const own = (seat: number): boolean => solo && seat === viewer;
  if (input.passes)
    return none(
      own(season.turn)
        ? t('table.reason.youMustPass')
        : t('table.tell.forced', { name: who(season.turn) }),
    );
  if (season.turn === viewer) {
    const leads = season.top === NOBODY;
    if (input.stuck && !leads) return none(stuckText(t, input));
    if (solo) return none(t(leads ? 'table.reason.lead' : 'table.reason.choose'));
    const name = who(season.turn);
    return none(t(leads ? 'table.reason.leadNamed' : 'table.reason.chooseNamed', { name }));
  }
  if (forced.length > 0)
    return none(
      forced.every(own)
        ? t('table.reason.youPassed')
        : t('table.reason.forcedOne', { name: listNames(t, forced.map(who)) }),
    );
  if (viewer !== undefined && season.places.includes(viewer))
    return none(solo ? t('table.reason.youOut') : t('table.reason.out', { name: who(viewer) }));
  const name = who(season.turn);
  const wait = none(
    t(thinking === undefined ? 'table.reason.waitPerson' : 'table.reason.wait', { name }),
  );
  return season.top === NOBODY ? wait : { ...wait, more: holdsText(t, input) };
}

const stuckText = (t: Translate, { view: { season }, names, solo }: TalkInput): string => {
  const top = { wrestler: t(`wrestlers.${wrestlerAt(season.top)}`), number: season.topCount };
  return solo
    ? t('table.reason.stuck', top)
    : t('table.reason.stuckNamed', { ...top, name: names[season.turn] ?? '' });
};

/** Who holds the ring, and by what. */
const holdsText = (t: Translate, { view: { season }, names }: TalkInput): string =>
  t('table.reason.holds', {
    wrestler: t(`wrestlers.${wrestlerAt(season.top)}`),
    number: season.topCount,
    name: names[season.holder] ?? '',
  });

/** What the empty ring says. */
export function leadText(
  t: Translate,
  input: TalkInput,
): { title: string; text: string } | undefined {
  const { view, names, viewer, solo } = input;
  const { season, seasonNumber } = view;
  if (season.top !== NOBODY || season.turn === NOBODY) return undefined;
  const own = season.turn === viewer && solo;
  const title = own
    ? t('table.ring.youLead')
    : t('table.ring.leads', { name: names[season.turn] ?? '' });
  const first = season.roundWinners.length === 0 && season.played === 0;
  const text = first
    ? t('table.ring.firstRound', { number: seasonNumber + 1 })
    : t(season.turn === viewer ? 'table.ring.anyWrestler' : 'table.ring.waitLead');
  return { title, text };
}
