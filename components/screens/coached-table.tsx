/**
 * The first season after the course: when something happens for the first time, the coach says what
 * it was, and everybody waits until it is read. Else there is no coach.
 */

import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CoachBubble } from '@/components/maskmen/coach/coach-bubble';
import { placeCoach, type SpotFacts } from '@/components/maskmen/coach/spots';
import type { Remark } from '@/engine/view';
import { remarkFor } from '@/engine/view';
import { useT } from '@/i18n';
import { changeProgress, useProgress } from '@/store/use-learn';
import { useTable, useTableIntents } from '@/store/use-table';

const GUESS = 150;

/** What there is to say about the present beat; undefined when nothing is new. */
function useRemark(): Remark | undefined {
  const coached = useProgress((progress) => progress.coached);
  const said = useProgress((progress) => progress.said);
  const events = useTable((table) => table.beat.events);
  return coached ? remarkFor(events, said) : undefined;
}

export function CoachedTable({ facts }: { readonly facts: () => SpotFacts }) {
  const t = useT();
  const remark = useRemark();
  const said = useProgress((progress) => progress.said);
  const over = useTable((table) => table.phase !== 'table');
  const intents = useTableIntents();
  const [tall, setTall] = useState(GUESS);
  const speaking = remark !== undefined;
  useEffect(() => (speaking ? intents.pause() : undefined), [speaking, intents]);
  useEffect(() => {
    if (over) changeProgress({ coached: false });
  }, [over]);
  if (remark === undefined) return null;
  const { layout } = facts();
  const place = placeCoach({ layout, height: tall, spots: [layout.ring], needed: [layout.hand] });
  return (
    <View style={[StyleSheet.absoluteFill, styles.layer]} pointerEvents="box-none">
      <View
        style={[styles.place, { left: place.x, top: place.y, width: place.width }]}
        pointerEvents="box-none"
      >
        <CoachBubble
          title={t('learn.coach')}
          text={t(`learn.remark.${remark}`)}
          next={{
            label: t('learn.understood'),
            onPress: () => changeProgress({ said: [...said, remark] }),
          }}
          onLayout={({ nativeEvent }) => setTall(Math.round(nativeEvent.layout.height))}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { zIndex: 60 },
  place: { position: 'absolute' },
});
