/** One mask with its name, standing by itself. */
import { View } from 'react-native';

import { Svg } from '@/components/ui/svg';
import type { Wrestler } from '@/engine/view';
import { useT } from '@/i18n';
import { useTheme } from '@/theme';

import { MaskShape, OutlineMaskShape, type Rim } from './mask-shape';
import { MASK_HEIGHT, MASK_WIDTH } from './masks';

export interface Props {
  readonly wrestler: Wrestler;
  readonly width: number;
  /** `outline`: not yet played. */
  readonly state?: 'worn' | 'outline';
  readonly rim?: Rim;
}

export function Mask({ wrestler, width, state = 'worn', rim }: Props) {
  const t = useT();
  const theme = useTheme();
  const name = t(`wrestlers.${wrestler}`);
  // Room for outline and rim, which stand outside the drawing's 100 units.
  const pad = 2 + (rim?.width ?? 0);
  const height = (width * MASK_HEIGHT) / MASK_WIDTH;
  const place = { x: pad, y: pad, width };
  return (
    <View
      accessible
      role="img"
      aria-label={state === 'worn' ? t('masks.worn', { name }) : t('masks.outline', { name })}
    >
      <Svg width={width + 2 * pad} height={height + 2 * pad} aria-hidden>
        {state === 'worn' ? (
          <MaskShape wrestler={wrestler} {...place} {...(rim && { rim })} />
        ) : (
          <OutlineMaskShape wrestler={wrestler} {...place} line={theme.dim} fill={theme.bg1} />
        )}
      </Svg>
    </View>
  );
}
