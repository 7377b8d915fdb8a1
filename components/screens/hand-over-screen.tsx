/**
 * Between two people at one phone: whose turn it is, what they missed, and the lamp to hold. Nothing
 * here comes from a hand: the store shows the public table until the seat to move has revealed.
 */

import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Curtain } from '@/components/maskmen/handover/curtain';
import { HandOverActions } from '@/components/maskmen/handover/hand-over-actions';
import { HandOverHead } from '@/components/maskmen/handover/hand-over-head';
import { happeningsSince } from '@/components/maskmen/handover/since';
import { SinceList } from '@/components/maskmen/handover/since-list';
import { forgetAnnounced } from '@/components/ui/announce';
import { useWindowZoom, Zoom } from '@/components/ui/zoom';
import type { MatchView } from '@/engine/view';
import { NOBODY, PASS } from '@/engine/view';
import { useT } from '@/i18n';
import type { Help } from '@/store/types';
import { tableIntents } from '@/store/use-table';
import { maxScale, space, useFontScale } from '@/theme';

import { PassSheet, usePassing } from './pass-sheet';
import { useShownTable } from './use-shown-table';

const COLUMN = 440;
const BESIDE_FROM = 560;
/** Below this height everything is a size smaller; larger words need more of it. */
const SHORT = 700;
/** With less height than this between the system's bars, parts stand closer. */
const CLOSE = 760;

export interface Props {
  /** Shows the public table. */
  readonly onLook: () => void;
}

export function HandOverScreen({ onLook }: Props) {
  const { view, setup } = useShownTable();
  if (view === undefined || setup === undefined || view.season.turn === NOBODY) return null;
  const names = setup.players.map(({ name }) => name);
  // A new seat, a new cover: whatever was held down belonged to the player before.
  return (
    <Cover key={view.season.turn} view={view} names={names} help={setup.help} onLook={onLook} />
  );
}

interface CoverProps extends Props {
  readonly view: MatchView;
  readonly names: readonly string[];
  readonly help: Help;
}

function Cover({ view, names, help, onLook }: CoverProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const { sinceLast: since, undo } = useShownTable();
  const passing = usePassing(() => void tableIntents().act(PASS));
  const { season, seasonNumber } = view;
  const seat = season.turn;
  const name = names[seat] ?? '';
  const beside = width > height && width >= BESIDE_FROM;
  const zoom = useWindowZoom();
  const grown = Math.max(1, Math.min(useFontScale(), maxScale.table));
  // Nothing that the last player was told stays behind the curtain.
  useEffect(forgetAnnounced, []);
  const short = height < SHORT * grown;
  const fresh = season.log.length === 0;
  const margin = width < 360 ? space.m : 28;
  const widest = COLUMN * zoom + 2 * margin;
  const safe = width - insets.left - insets.right;
  const close = height - insets.top - insets.bottom < CLOSE * grown;
  const gap = (short || close ? space.s : 16) * zoom;
  const inner = Math.min(beside ? safe / 2 : safe, widest) - 2 * margin;

  const head = <HandOverHead seat={seat} name={name} width={inner} short={short} />;
  const list = (
    <SinceList
      title={
        fresh ? t('handover.begins', { number: seasonNumber + 1 }) : t('handover.since', { name })
      }
      happenings={happeningsSince(season, { since, tellForced: help !== 'tabletop' })}
      names={names}
      otherwise={
        season.top === NOBODY
          ? t(fresh ? 'handover.leads' : 'handover.opens', { name: names[season.host] ?? '' })
          : t('handover.nothing')
      }
      tight={short}
    />
  );
  const actions = (
    <HandOverActions
      name={name}
      short={short}
      canPass={season.top !== NOBODY}
      undoName={undo === undefined ? undefined : names[undo.seat]}
      onReveal={tableIntents().reveal}
      onPass={passing.pass}
      onLook={onLook}
      onUndo={tableIntents().takeBack}
    />
  );
  return (
    <Zoom factor={zoom}>
      <View style={styles.screen}>
        <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
          <Curtain width={width} height={height} />
        </View>
        <View
          style={[
            styles.stage,
            beside ? styles.row : { gap },
            {
              paddingTop: insets.top + (short ? space.s : space.m),
              paddingBottom: Math.max(insets.bottom, space.s) + space.xs,
              paddingLeft: insets.left,
              paddingRight: insets.right,
            },
          ]}
        >
          {/* One tree for both ways of holding a phone: whoever turns it goes on holding the lamp. */}
          <View
            style={[
              beside ? styles.half : styles.upper,
              { maxWidth: widest, paddingHorizontal: margin, gap: beside ? space.m * zoom : gap },
            ]}
          >
            {head}
            {list}
          </View>
          <View
            style={[
              beside ? styles.half : styles.lower,
              { maxWidth: widest, paddingHorizontal: margin },
            ]}
          >
            {actions}
          </View>
        </View>
      </View>
      <PassSheet {...passing.sheet} />
    </Zoom>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, overflow: 'hidden' },
  stage: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'stretch', justifyContent: 'center' },
  upper: { flex: 1, minHeight: 0, width: '100%', justifyContent: 'center' },
  lower: { width: '100%' },
  half: { flex: 1, justifyContent: 'center' },
});
