/**
 * A sheet from the bottom edge; on large screens it stands in the middle. Wherever it is written, it
 * is shown by the `SheetHost` around all screens. It closes by its button, the backdrop, Escape and
 * the way back. It opens at its title and hands the focus back to what opened it.
 */
import { use, useEffect, useId, useLayoutEffect, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '@/i18n';
import { border, maxScale, radius, screenMargin, space, useTheme } from '@/theme';

import { IconButton } from './icon-button';
import { useLeadFocus, useReturnFocus } from './lead-focus';
import { ScrollArea } from './scroll-area';
import { SheetStand } from './sheet-host';
import { Text } from './text';
import { useBackCloses } from './use-back-closes';
import { useWindowZoom, Zoom } from './zoom';

const MAX_WIDTH = 560;
const HEADROOM = 24;
/** Sheets lie over a table drawn at its own size: they grow less than a screen of forms. */
const USUAL_ZOOM = 1.2;
const SHARE = 0.8;

export interface Props {
  readonly visible: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function SheetBody({ title, onClose, children }: Omit<Props, 'visible'>) {
  const t = useT();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const head = useLeadFocus('open');
  const whole = useWindowZoom();
  const zoom = Math.min(whole, Math.max(USUAL_ZOOM, SHARE * whole));
  const large = zoom > 1;
  const margin = screenMargin(width) * zoom;
  const sheetWidth = Math.min(width, MAX_WIDTH * zoom);
  /** What the system covers, as far as the sheet reaches it. */
  const beside = (width - sheetWidth) / 2;

  return (
    <View
      style={[
        styles.sheet,
        {
          backgroundColor: theme.bg1,
          borderColor: theme.line,
          width: sheetWidth,
          maxHeight: height - insets.top - HEADROOM * (large ? 3 : 1),
          paddingLeft: Math.max(0, insets.left - beside),
          paddingRight: Math.max(0, insets.right - beside),
        },
        large && styles.middle,
      ]}
    >
      <Zoom factor={zoom}>
        <View style={[styles.head, { paddingLeft: margin + space.xs, paddingRight: margin }]}>
          <Text
            ref={head}
            variant="title"
            role="heading"
            aria-level={2}
            maxFontSizeMultiplier={maxScale.table}
            style={styles.title}
          >
            {title}
          </Text>
          <IconButton icon="close" label={t('common.close')} onPress={onClose} />
        </View>
        <ScrollArea
          ground={{ above: theme.bg1, below: theme.bg1 }}
          contentContainerStyle={[
            styles.content,
            { paddingHorizontal: margin + space.xs },
            { paddingBottom: (large ? 0 : insets.bottom) + space.l },
          ]}
        >
          {children}
        </ScrollArea>
      </Zoom>
    </View>
  );
}

export function Sheet({ visible, title, onClose, children }: Props) {
  const stand = use(SheetStand);
  if (stand === undefined) throw new Error('a sheet needs a SheetHost around it');
  const id = useId();
  useBackCloses(visible, onClose);
  useReturnFocus(visible);
  // With the picture, and anew whenever what is in it was drawn anew.
  useLayoutEffect(() => {
    if (!visible) return stand.close(id);
    const body = (
      <SheetBody title={title} onClose={onClose}>
        {children}
      </SheetBody>
    );
    return stand.show(id, { title, onClose, body });
  });
  useEffect(() => () => stand.close(id), [stand, id]);
  return null;
}

const styles = StyleSheet.create({
  sheet: {
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    borderWidth: border.thin,
    borderBottomWidth: 0,
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingTop: space.m,
    paddingBottom: space.s,
  },
  title: { flex: 1 },
  middle: {
    marginVertical: 'auto',
    borderBottomWidth: border.thin,
    borderRadius: radius.sheet,
    overflow: 'hidden',
  },
  content: { gap: space.m },
});
