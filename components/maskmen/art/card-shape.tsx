/**
 * Faces and backs of cards, 100 × 140 units, to be put inside an `Svg`. The left rail keeps letter
 * and symbol in sight when cards overlap by three quarters.
 */
import { memo } from 'react';

import { G, Path, Text as SvgText } from '@/components/ui/svg';
import type { Wrestler } from '@/engine/view';
import { EASTERN_SIZE, faceFor, isEastern, LOOKS, PAPER, type FontFamily } from '@/theme';

import { DrawnBack, DrawnFace } from './drawn';
import { PATTERNS, usePatterns } from './patterns';
import { onRail } from './shapes';

const DISPLAY: FontFamily = 'SofiaSansExtraCondensed_900Black';
const NAME_SIZE = 24;
const NAME_LETTERS = 5;

/** What of the bar is for a name. */
const BAR_ROOM = 68;

/** Names longer than the five Latin letters are set smaller, so that they keep to their bar. */
function nameSize(name: string): number {
  if (isEastern(name)) return Math.min(NAME_SIZE, BAR_ROOM / (name.length * EASTERN_SIZE));
  return name.length <= NAME_LETTERS ? NAME_SIZE : (NAME_SIZE * NAME_LETTERS) / name.length;
}

export interface CardFaceShapeProps {
  readonly wrestler: Wrestler;
  /** In the reader's language. */
  readonly name: string;
}

export const CardFaceShape = memo(function CardFaceShape({ wrestler, name }: CardFaceShapeProps) {
  const patterned = usePatterns();
  return (
    <G>
      <DrawnFace wrestler={wrestler} />
      {patterned && (
        <Path d={PATTERNS[wrestler]} fill="none" stroke={onRail(wrestler)} strokeWidth={2.4} />
      )}
      <SvgText
        x={13.5}
        y={27}
        textAnchor="middle"
        fontFamily={DISPLAY}
        fontSize={29}
        fill={onRail(wrestler)}
      >
        {LOOKS[wrestler].letter}
      </SvgText>
      <SvgText
        x={62}
        y={132.5}
        textAnchor="middle"
        {...faceFor(name, DISPLAY, nameSize(name))}
        letterSpacing={isEastern(name) ? 0 : 1.6}
        fill={PAPER}
      >
        {name.toUpperCase()}
      </SvgText>
    </G>
  );
});

export const CardBackShape = DrawnBack;
