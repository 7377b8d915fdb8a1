/**
 * The banner of a new defeat: UMBRA > NOPAL across the table, who proved it, and what follows. It
 * comes and goes by itself over the drawing of strength. A screen reader is told with the move.
 */

import { memo, startTransition, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useMotion } from '@/components/motion/motion-context';
import type { SharedValue } from '@/components/moving/animated';
import { motion } from '@/theme';

import type { Moment } from '../diagram/use-scene';
import type { Rect } from '../table/table-layout';
import type { Band } from './band-of';
import { BannerBand } from './banner-band';

export interface Props {
  readonly moment: Moment;
  /** Who proved it, and with how many cards. */
  readonly by: { readonly name: string; readonly count: number } | undefined;
  readonly band: Band;
  /** Rises to 1 while the sentence over the hand gives its place to what follows. */
  readonly veil: SharedValue<number>;
  /** Where actions wait as long as nobody is asked for one. */
  readonly idle: Rect | undefined;
}

/** How long the banner is there, in all. */
function timeOf({ start, factor }: Moment, reduced: boolean): number {
  const { bannerOutAt, bannerOut, reduced: calm } = motion.newRope;
  return reduced ? calm.hold + calm.banner : (start + bannerOutAt + bannerOut) * factor;
}

/** So long before it comes in it is drawn: the play that proves it has enough to draw. */
const AHEAD = 260;

/** When the banner has come. */
const cameAt = ({ start, factor }: Moment, reduced: boolean): number =>
  reduced ? 0 : (start + motion.newRope.bannerAt + motion.newRope.bannerIn) * factor;

/** How long it is not drawn yet. */
const waitOf = ({ start, factor }: Moment, reduced: boolean): number =>
  reduced ? 0 : Math.max(0, (start + motion.newRope.bannerAt) * factor - AHEAD);

interface News {
  readonly beat: number;
  /** The last proof that was seen happening; what was proved before is old news. */
  readonly proof: { readonly moment: Moment; readonly by: Props['by'] } | undefined;
  readonly over: boolean;
  /** How far its time is when it is drawn; undefined before that. */
  readonly drawnAt: number | undefined;
  /** Whether the note that a tap skips it is drawn: once the banner has come. */
  readonly noted: boolean;
}

export const ProofBanner = memo(function ProofBanner({ moment, by, band, veil, idle }: Props) {
  const { reduced } = useMotion();
  const { beat, skipped } = moment;
  const [news, setNews] = useState<News>({
    beat,
    proof: undefined,
    over: true,
    drawnAt: undefined,
    noted: false,
  });
  if (news.beat !== beat)
    setNews(
      // A pass does not take the banner down: it has its time.
      moment.proved === undefined
        ? { ...news, beat }
        : { beat, proof: { moment, by }, over: false, drawnAt: undefined, noted: false },
    );
  const { proof, over } = news;
  const proved = proof?.moment.proved;
  const id = proof?.moment.beat;
  const time = proof === undefined ? 0 : timeOf(proof.moment, reduced);
  const wait = proof === undefined ? 0 : waitOf(proof.moment, reduced);
  const came = proof === undefined ? 0 : cameAt(proof.moment, reduced);
  const factor = proof?.moment.factor ?? 1;
  const drawnAt = wait === 0 ? 0 : news.drawnAt;
  const shows = !over && time > 0 && (skipped === undefined || id === undefined || skipped < id);
  useEffect(() => {
    if (!shows) return undefined;
    const began = Date.now();
    const change = (to: Partial<News>): void =>
      setNews((now) => (now.proof?.moment.beat === id ? { ...now, ...to } : now));
    const draw = (): void => {
      const drawnAt = (Date.now() - began) / factor;
      startTransition(() => change({ drawnAt }));
    };
    const note = (): void => startTransition(() => change({ noted: true }));
    const timers = [
      setTimeout(draw, wait),
      setTimeout(note, came),
      setTimeout(() => change({ over: true }), time),
    ];
    return () => timers.forEach(clearTimeout);
  }, [shows, id, time, wait, came, factor]);

  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none">
      {shows && drawnAt !== undefined && proof !== undefined && proved !== undefined && (
        <BannerBand
          key={id}
          from={drawnAt}
          moment={proof.moment}
          proved={proved}
          by={proof.by}
          band={band}
          veil={veil}
          idle={news.noted ? idle : undefined}
        />
      )}
    </View>
  );
});
