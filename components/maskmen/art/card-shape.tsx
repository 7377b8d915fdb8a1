/**
 * Faces and backs of cards, 100 × 140 units, to be put inside an `Svg`. The left rail keeps letter
 * and symbol in sight when cards overlap by three quarters.
 */
import { memo, useId } from 'react';
import { ClipPath, Defs, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import type { Wrestler } from '@/engine/view';
import { CARD_BACK, KEY, LOOKS, PAPER, type FontFamily } from '@/theme';

import { MaskShape } from './mask-shape';
import { SymbolShape } from './symbol-shape';

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;

const DISPLAY: FontFamily = 'SofiaSansExtraCondensed_900Black';
const RADIUS = 11;
const OUTLINE = 3;
const RAIL = 24;
const INNER = OUTLINE / 2;
const RAYS = 16;
const RAY_CENTRE = 62;
const RAY_REACH = 120;
const RAY_HALF = 0.09;
const NAME_SIZE = 24;
const NAME_LETTERS = 5;

const point = (angle: number): string =>
  [Math.sin(angle), -Math.cos(angle)]
    .map((part) => (RAY_CENTRE + RAY_REACH * part).toFixed(1))
    .join(' ');

const RAYS_PATH = Array.from({ length: RAYS }, (_, ray) => {
  const angle = (ray / RAYS) * 2 * Math.PI;
  return `M${RAY_CENTRE} ${RAY_CENTRE} L${point(angle - RAY_HALF)} L${point(angle + RAY_HALF)}Z`;
}).join('');

/** Names longer than the five Latin letters are set smaller, so that they keep to their bar. */
const nameSize = (name: string): number =>
  name.length <= NAME_LETTERS ? NAME_SIZE : (NAME_SIZE * NAME_LETTERS) / name.length;

export interface CardFaceShapeProps {
  readonly wrestler: Wrestler;
  /** In the reader's language. */
  readonly name: string;
}

export const CardFaceShape = memo(function CardFaceShape({ wrestler, name }: CardFaceShapeProps) {
  const clip = `card${useId()}`;
  const look = LOOKS[wrestler];
  const onMain = look.onMain === 'key' ? KEY : PAPER;
  return (
    <G>
      <Defs>
        <ClipPath id={clip}>
          <Rect
            x={INNER}
            y={INNER}
            width={CARD_WIDTH - OUTLINE}
            height={CARD_HEIGHT - OUTLINE}
            rx={RADIUS - INNER}
          />
        </ClipPath>
      </Defs>
      <Rect
        width={CARD_WIDTH}
        height={CARD_HEIGHT}
        rx={RADIUS}
        fill={PAPER}
        stroke={KEY}
        strokeWidth={OUTLINE}
      />
      <G clipPath={`url(#${clip})`}>
        <Path d={RAYS_PATH} fill={look.light} opacity={0.42} />
        <Rect x={INNER} y={INNER} width={RAIL} height={CARD_HEIGHT - OUTLINE} fill={look.main} />
        <Rect x={RAIL + INNER} y={112} width={73} height={26.5} fill={KEY} />
      </G>
      <SvgText x={13.5} y={27} textAnchor="middle" fontFamily={DISPLAY} fontSize={29} fill={onMain}>
        {look.letter}
      </SvgText>
      <SymbolShape wrestler={wrestler} color={onMain} size={17} x={5} y={35.5} />
      <MaskShape wrestler={wrestler} x={31} y={23.6} width={64} />
      <SvgText
        x={62}
        y={132.5}
        textAnchor="middle"
        fontFamily={DISPLAY}
        fontSize={nameSize(name)}
        letterSpacing={1.6}
        fill={PAPER}
      >
        {name.toUpperCase()}
      </SvgText>
    </G>
  );
});

export const CardBackShape = memo(function CardBackShape() {
  return (
    <G>
      <Rect
        width={CARD_WIDTH}
        height={CARD_HEIGHT}
        rx={RADIUS}
        fill={CARD_BACK.field}
        stroke={KEY}
        strokeWidth={OUTLINE}
      />
      <Path
        d="M9.5 41 L90.5 99 M9.5 99 L90.5 41 M9.5 70 L90.5 70"
        stroke={CARD_BACK.rope}
        strokeWidth={5}
      />
      <Rect
        x={8}
        y={8}
        width={84}
        height={124}
        rx={6}
        fill="none"
        stroke={CARD_BACK.gold}
        strokeWidth={OUTLINE}
      />
      <Path
        d="M50 44 C66 44 76 54 76 68 C76 86 62 98 50 102 C38 98 24 86 24 68 C24 54 34 44 50 44Z"
        fill={CARD_BACK.gold}
      />
      <Path d="M54 66 L70 61 L66 73 L57 75Z M46 66 L30 61 L34 73 L43 75Z" fill={KEY} />
    </G>
  );
});
