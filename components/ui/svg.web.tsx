/**
 * What drawings are made of, in a browser: its own elements. Their names are components to React,
 * which knows their attributes by the same names as react-native-svg does, so nothing stands between
 * a drawing and the page. A table has some hundred of them: this is what makes it light.
 */

import type { ComponentType, CSSProperties } from 'react';
import { StyleSheet } from 'react-native';
import type * as Native from 'react-native-svg';

const element = <P,>(name: string): ComponentType<P> => name as unknown as ComponentType<P>;

export const Circle = element<Native.CircleProps>('circle');
export const ClipPath = element<Native.ClipPathProps>('clipPath');
export const Defs = element<object>('defs');
export const Ellipse = element<Native.EllipseProps>('ellipse');
export const G = element<Native.GProps>('g');
export const Line = element<Native.LineProps>('line');
export const LinearGradient = element<Native.LinearGradientProps>('linearGradient');
export const Path = element<Native.PathProps>('path');
export const RadialGradient = element<Native.RadialGradientProps>('radialGradient');
export const Rect = element<Native.RectProps>('rect');
export const Stop = element<Native.StopProps>('stop');
export const Text = element<Native.TextProps>('text');

export type { GProps, PathProps } from 'react-native-svg';

/** The picture itself; its style is written for views. */
export function Svg({ style, children, ...rest }: Native.SvgProps) {
  const { width, height, viewBox, pointerEvents } = rest;
  const css: CSSProperties = {
    ...(StyleSheet.flatten(style) as CSSProperties | undefined),
    ...(pointerEvents === 'none' && { pointerEvents }),
  };
  return (
    <svg
      width={width as number}
      height={height as number}
      viewBox={viewBox}
      style={css}
      aria-hidden={rest['aria-hidden']}
    >
      {children}
    </svg>
  );
}
