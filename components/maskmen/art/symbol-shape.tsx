/** A wrestler's symbol, to be put inside an `Svg`. Its holes need the even-odd rule. */
import { memo } from 'react';

import { Path } from '@/components/ui/svg';
import type { Wrestler } from '@/engine/view';
import { LOOKS } from '@/theme';

const GRID = 24;

export interface Props {
  readonly wrestler: Wrestler;
  readonly color: string;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}

export const SymbolShape = memo(function SymbolShape({
  wrestler,
  color,
  size,
  x = 0,
  y = 0,
}: Props) {
  return (
    <Path
      transform={`translate(${x} ${y}) scale(${size / GRID})`}
      d={LOOKS[wrestler].symbol}
      fill={color}
      fillRule="evenodd"
    />
  );
});
