/** The head of the table: season and scores, and the menu. */

import { memo } from 'react';
import { View } from 'react-native';

import { IconButton } from '@/components/ui/icon-button';
import type { MatchView } from '@/engine/view';
import { useSteady, useSteadyList } from '@/components/ui/use-steady';
import { useT } from '@/i18n';

import { ScoreStrip } from '../seats/score-strip';
import { wholeTable } from '../seats/seat-facts';
import { grownBy, type Rect, type TableLayout } from './table-layout';

export interface Props {
  readonly layout: TableLayout;
  readonly view: MatchView;
  readonly viewer: number | undefined;
  readonly names: readonly string[];
  readonly onMenu: () => void;
  readonly onScores: () => void;
}

const at = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

export const BoardHead = memo(function BoardHead(props: Props) {
  const { view, viewer, names, layout } = props;
  // Scores change with the season, not with every move.
  const length = useSteady(view.length, JSON.stringify);
  const scores = useSteadyList(
    wholeTable(view.season.players, viewer).map((seat) => ({
      seat,
      name: names[seat] ?? '',
      points: view.standing.points[seat] ?? 0,
    })),
    JSON.stringify,
  );
  const t = useT();
  const menu = (
    <View key="menu" style={at(layout.menu)}>
      <IconButton
        icon="menu"
        label={t('table.menu')}
        onPress={props.onMenu}
        style={menuStyle(layout)}
        grown={grownBy(layout)}
      />
    </View>
  );
  // The keyboard comes to what stands first, first.
  const leads = layout.menu.x < layout.strip.x && layout.menu.y <= layout.strip.y;
  return (
    <>
      {leads && menu}
      <View style={at(layout.strip)}>
        <ScoreStrip
          arrangement={layout.arrangement}
          scale={layout.scale}
          grown={grownBy(layout)}
          width={layout.strip.width}
          season={view.seasonNumber}
          length={length}
          scores={scores}
          viewer={viewer}
          onPress={props.onScores}
        />
      </View>
      {!leads && menu}
    </>
  );
});

const menuStyle = ({ arrangement, menu }: TableLayout) => ({
  width: menu.width,
  height: menu.height,
  ...(arrangement === 'tall' && { backgroundColor: 'transparent', borderWidth: 0 }),
});
