/**
 * The first season after the course: when something happens for the first time, the coach says what
 * it was, and everybody waits until it is read. Else there is no coach.
 */

import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { CoachBubble } from '@/components/maskmen/coach/coach-bubble';
import { estimateBubble, leastWidth, placeCoach } from '@/components/maskmen/coach/place-coach';
import type { SpotFacts } from '@/components/maskmen/coach/spots';
import { Zoom } from '@/components/ui/zoom';
import type { Remark } from '@/engine/view';
import { remarkFor } from '@/engine/view';
import { useT } from '@/i18n';
import { changeProgress, useProgress } from '@/store/use-learn';
import { useSettings } from '@/store/use-settings';
import { useTable, useTableIntents } from '@/store/use-table';

import { remarkText } from './coach-words';

/** What a remark is about, if not about the cards in the ring. */
const OF_THE_ORDER: readonly Remark[] = ['unknown', 'implied'];

/** What there is to say about the present beat; undefined when nothing is new. */
function useRemark(): Remark | undefined {
  const coached = useProgress((progress) => progress.coached);
  const said = useProgress((progress) => progress.said);
  // Nobody else draws anything when a move is made, before its picture is ready.
  const events = useTable((table) => (coached ? table.beat.events : undefined));
  return events && remarkFor(events, said);
}

export function CoachedTable({ facts }: { readonly facts: () => SpotFacts }) {
  const t = useT();
  const remark = useRemark();
  const shape = useSettings((settings) => settings.strength);
  const said = useProgress((progress) => progress.said);
  const over = useTable((table) => table.phase !== 'table');
  const intents = useTableIntents();
  const speaking = remark !== undefined;
  useEffect(() => (speaking ? intents.pause() : undefined), [speaking, intents]);
  useEffect(() => {
    if (over) changeProgress({ coached: false });
  }, [over]);
  if (remark === undefined) return null;
  const { layout } = facts();
  const { scale } = layout;
  const title = t('learn.coach');
  const text = remarkText({ t, shape }, remark);
  const next = t('learn.understood');
  const words = { title, text, next };
  const place = placeCoach({
    layout,
    heightAt: (width) => scale * estimateBubble(words, width / scale),
    least: scale * leastWidth(words),
    spots: [OF_THE_ORDER.includes(remark) ? layout.diagram : layout.ring],
    needed: [],
  });
  return (
    <View style={[StyleSheet.absoluteFill, styles.layer]} pointerEvents="box-none">
      <View
        style={[styles.place, { left: place.x, top: place.y, width: place.width }]}
        pointerEvents="box-none"
      >
        <Zoom factor={scale}>
          <CoachBubble
            title={title}
            text={text}
            next={{
              label: next,
              onPress: () => changeProgress({ said: [...said, remark] }),
            }}
          />
        </Zoom>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { zIndex: 60 },
  place: { position: 'absolute' },
});
