/**
 * What a frame costs a phone, told from the native elements it consists of, as react-native-svg draws
 * them on Android: each Svg into a bitmap of its own, and again as a whole whenever anything in it
 * changed; a group (or text) whose opacity is not 1 into one more bitmap as large as the whole Svg.
 */

import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import { everyHost, type Host } from './host-tree';

/** Pixels a point: a phone of today. */
const SCALE = 3;
const BYTES_A_PIXEL = 4;
/** A masked shape is drawn through four layers as large as the whole Svg. */
const LAYERS_OF_A_MASK = 4;

export const bytesOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width * SCALE * height * SCALE * BYTES_A_PIXEL;

const isSvg = ({ type }: Host): boolean => type.startsWith('RNSVGSvgView');
const isGroup = ({ type }: Host): boolean => type === 'RNSVGGroup' || type === 'RNSVGText';

const styleOf = ({ props }: Host): ViewStyle =>
  StyleSheet.flatten(props.style as StyleProp<ViewStyle>) ?? {};

const opacityOf = ({ props }: Host): number => Number(props.opacity ?? 1);

function sizeOf(svg: Host): { readonly width: number; readonly height: number } {
  const [width, height] = [Number(svg.props.bbWidth), Number(svg.props.bbHeight)];
  if (!(width >= 0 && height >= 0)) throw new Error('nobody can tell how large this Svg is');
  return { width, height };
}

/** What of an Svg is drawn: what has `display="none"` is passed over with all that is in it. */
function* drawnIn(hosts: readonly Host[]): Generator<Host> {
  for (const host of hosts) {
    if (host.props.display === 'none') continue;
    yield host;
    yield* drawnIn(host.children);
  }
}

export interface FrameFigures {
  readonly views: number;
  /** Groups that take a bitmap of their own. */
  readonly groups: number;
  readonly bytes: number;
}

export function figuresOf(tree: readonly Host[]): FrameFigures {
  let [views, groups, bytes] = [0, 0, 0];
  for (const host of everyHost(tree)) {
    views++;
    if (!isSvg(host)) continue;
    const parts = [...drawnIn(host.children)];
    const layers = parts.filter((part) => isGroup(part) && opacityOf(part) !== 1).length;
    const masked = parts.filter(({ props }) => typeof props.mask === 'string').length;
    groups += layers;
    bytes += bytesOf(sizeOf(host)) * (1 + layers + LAYERS_OF_A_MASK * masked);
  }
  return { views, groups, bytes };
}

/** What an element is told, in a form that can be compared; functions are told to nobody. */
const toldOf = ({ type, props }: Host): string =>
  `${type} ${JSON.stringify(props, (name, value: unknown) => (name === 'children' ? undefined : value))}`;

/** A whole drawing in such a form, and its parts. */
const textOf = (host: Host): string => `${toldOf(host)}(${host.children.map(textOf).join()})`;

/** How many Svgs are drawn again from the one frame to the next. */
export function redrawsBetween(before: readonly Host[], after: readonly Host[]): number {
  const drawn = new Map<object, string>();
  for (const host of everyHost(before)) if (isSvg(host)) drawn.set(host.id, textOf(host));
  let redraws = 0;
  for (const host of everyHost(after)) if (isSvg(host) && drawn.get(host.id) !== textOf(host)) redraws++;
  return redraws;
}

/** As they lie over each other: a phone keeps them in this order, whatever order they were made in. */
const stackOf = ({ children }: Host): readonly Host[] => {
  const height = (host: Host): number => styleOf(host).zIndex ?? 0;
  return [...children].sort((a, b) => height(a) - height(b));
};

/** How many of a list have to be taken out and put in again for the others to be in a new order. */
function movedAmong(before: readonly object[], after: readonly object[]): number {
  const kept = after.map((id) => before.indexOf(id)).filter((at) => at >= 0);
  const longest: number[] = [];
  kept.forEach((at, nth) => {
    const best = Math.max(0, ...kept.slice(0, nth).map((other, of) => (other < at ? (longest[of] ?? 0) : 0)));
    longest.push(best + 1);
  });
  return kept.length - Math.max(0, ...longest);
}

/**
 * How many elements were built anew though they had been there: taken out and put in again for another
 * order, or thrown away with the very same ones made in their place.
 */
export function remountsBetween(before: readonly Host[], after: readonly Host[]): number {
  const old = new Map([...everyHost(before)].map((host) => [host.id, host]));
  const ids = new Set([...everyHost(after)].map(({ id }) => id));
  let remounts = 0;
  for (const host of everyHost(after)) {
    const was = old.get(host.id);
    if (was === undefined) continue;
    const order = ({ id }: Host): object => id;
    remounts += movedAmong(stackOf(was).map(order), stackOf(host).map(order));
    const gone = shapesOf(was.children.filter(({ id }) => !ids.has(id)));
    const come = shapesOf(host.children.filter(({ id }) => !old.has(id)));
    for (const [shape, times] of come) remounts += Math.min(times, gone.get(shape) ?? 0);
  }
  return remounts;
}

/** Shapes, texts and pictures by how they look, and how many there are of each. */
function shapesOf(hosts: readonly Host[]): Map<string, number> {
  const shapes = new Map<string, number>();
  for (const host of everyHost(hosts)) {
    if (host.children.length > 0 || host.type === 'View') continue;
    const told = toldOf(host);
    shapes.set(told, (shapes.get(told) ?? 0) + 1);
  }
  return shapes;
}
