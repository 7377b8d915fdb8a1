/**
 * The banner of a new defeat: UMBRA > NOPAL across the table, who proved it, and what follows. It
 * comes and goes by itself over the drawing of strength. A screen reader is told with the move.
 */

import { memo, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useMotion } from '@/components/motion/motion-context';
import { motion } from '@/theme';

import type { Moment } from '../diagram/use-scene';
import { BannerBand, type Band } from './banner-band';

export interface Props {
  readonly moment: Moment;
  /** Who proved it, and with how many cards. */
  readonly by: { readonly name: string; readonly count: number } | undefined;
  readonly band: Band;
}

/** How long the banner is there, in all. */
function timeOf({ start, factor }: Moment, reduced: boolean): number {
  const { bannerOutAt, bannerOut, reduced: calm } = motion.newRope;
  return reduced ? calm.hold + calm.banner : (start + bannerOutAt + bannerOut) * factor;
}

interface News {
  readonly beat: number;
  /** The last proof that was seen happening; what was proved before is old news. */
  readonly proof: { readonly moment: Moment; readonly by: Props['by'] } | undefined;
  readonly over: boolean;
}

export const ProofBanner = memo(function ProofBanner({ moment, by, band }: Props) {
  const { reduced } = useMotion();
  const { beat, skipped } = moment;
  const [news, setNews] = useState<News>({ beat, proof: undefined, over: true });
  if (news.beat !== beat)
    setNews(
      // A pass does not take the banner down: it has its time.
      moment.proved === undefined
        ? { ...news, beat }
        : { beat, proof: { moment, by }, over: false },
    );
  const { proof, over } = news;
  const proved = proof?.moment.proved;
  const id = proof?.moment.beat;
  const time = proof === undefined ? 0 : timeOf(proof.moment, reduced);
  const shows = !over && time > 0 && (skipped === undefined || id === undefined || skipped < id);
  useEffect(() => {
    if (!shows) return undefined;
    const timer = setTimeout(
      () => setNews((now) => (now.proof?.moment.beat === id ? { ...now, over: true } : now)),
      time,
    );
    return () => clearTimeout(timer);
  }, [shows, id, time]);

  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none">
      {shows && proof !== undefined && proved !== undefined && (
        <BannerBand key={id} moment={proof.moment} proved={proved} by={proof.by} band={band} />
      )}
    </View>
  );
});
