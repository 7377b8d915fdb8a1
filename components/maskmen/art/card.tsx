/**
 * One card by itself. A legal card looks like an idle one: the hand raises it. A chosen one has the
 * lamp's border, an illegal one lies in the dark.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Rect, Svg } from '@/components/ui/svg';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { useTheme } from '@/theme';

import { CardBackShape, CardFaceShape } from './card-shape';
import { CARD_HEIGHT, CARD_WIDTH } from './shapes';

export type CardState = 'idle' | 'legal' | 'chosen' | 'illegal' | 'illegal-focused';

const GLOW = 4;
/** Room around the card for its outline and the lamp's border. */
export const CARD_BLEED = GLOW + 1;
const VEIL = { illegal: 0.66, 'illegal-focused': 0.42 } as const;

interface FrameProps {
  readonly width: number;
  readonly label: string;
  readonly children: ReactNode;
}

/** A drawing `width` wide, named, with the bleed hanging over on all sides. */
function Frame({ width, label, children }: FrameProps) {
  const unit = width / CARD_WIDTH;
  const outerWidth = (CARD_WIDTH + 2 * CARD_BLEED) * unit;
  const outerHeight = (CARD_HEIGHT + 2 * CARD_BLEED) * unit;
  const view = [
    -CARD_BLEED,
    -CARD_BLEED,
    CARD_WIDTH + 2 * CARD_BLEED,
    CARD_HEIGHT + 2 * CARD_BLEED,
  ];
  return (
    <View accessible role="img" aria-label={label} style={{ margin: -CARD_BLEED * unit }}>
      <Svg width={outerWidth} height={outerHeight} viewBox={view.join(' ')} aria-hidden>
        {children}
      </Svg>
    </View>
  );
}

export interface CardProps {
  readonly wrestler: Wrestler;
  readonly width: number;
  readonly state?: CardState;
}

export function Card({ wrestler, width, state = 'idle' }: CardProps) {
  const t = useT();
  const theme = useTheme();
  const name = t(`wrestlers.${wrestler}`);
  return (
    <Frame width={width} label={t('cards.face', { name })}>
      {state === 'chosen' && (
        <Rect
          x={-GLOW}
          y={-GLOW}
          width={CARD_WIDTH + 2 * GLOW}
          height={CARD_HEIGHT + 2 * GLOW}
          rx={15}
          fill={theme.lamp}
        />
      )}
      <CardFaceShape wrestler={wrestler} name={name} />
      {(state === 'illegal' || state === 'illegal-focused') && (
        <Rect
          x={-1.5}
          y={-1.5}
          width={CARD_WIDTH + 3}
          height={CARD_HEIGHT + 3}
          rx={12}
          fill={theme.ground}
          opacity={VEIL[state]}
        />
      )}
    </Frame>
  );
}

export function CardBack({ width }: { readonly width: number }) {
  const t = useT();
  return (
    <Frame width={width} label={t('cards.back')}>
      <CardBackShape />
    </Frame>
  );
}
