/**
 * What a frame costs a phone, told from the native elements it consists of, as react-native-svg draws
 * them on Android: each Svg into a bitmap of its own, and again as a whole whenever anything in it
 * changed; a group (or text) whose opacity is not 1 into one more bitmap as large as the whole Svg.
 */

import { Platform, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import { everyHost, type Host } from './host-tree';

/** Pixels a point: a phone of today. */
const SCALE = 3;
const BYTES_A_PIXEL = 4;
/** A masked shape is drawn through four layers as large as the whole Svg. */
const LAYERS_OF_A_MASK = 4;

export const bytesOf = ({ width, height }: Size): number =>
  width * SCALE * height * SCALE * BYTES_A_PIXEL;

const isSvg = ({ type }: Host): boolean => type.startsWith('RNSVGSvgView');
const isGroup = ({ type }: Host): boolean => type === 'RNSVGGroup' || type === 'RNSVGText';

const styleOf = ({ props }: Host): ViewStyle =>
  StyleSheet.flatten(props.style as StyleProp<ViewStyle>) ?? {};

const opacityOf = ({ props }: Host): number => Number(props.opacity ?? 1);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In points; `100%` is as much as there is around it. */
function lengthOf(told: unknown, around: number): number {
  const [, share] = /^([\d.]+)%$/.exec(String(told)) ?? [];
  const length = share === undefined ? Number(told) : (Number(share) / 100) * around;
  if (!(length >= 0)) throw new Error(`nobody can tell how large an Svg of ${String(told)} is`);
  return length;
}

const sizeOf = ({ props }: Host, { width, height }: Size): Size => ({
  width: lengthOf(props.bbWidth, width),
  height: lengthOf(props.bbHeight, height),
});

/** Every Svg with its size; where a view says none, it has that of what it is in. */
function* svgsIn(hosts: readonly Host[], around: Size): Generator<readonly [Host, Size]> {
  for (const host of hosts) {
    if (isSvg(host)) yield [host, sizeOf(host, around)];
    else {
      const { width, height } = styleOf(host);
      yield* svgsIn(host.children, {
        width: typeof width === 'number' ? width : around.width,
        height: typeof height === 'number' ? height : around.height,
      });
    }
  }
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

export function figuresOf(tree: readonly Host[], window: Size): FrameFigures {
  let [groups, bytes] = [0, 0];
  for (const [svg, size] of svgsIn(tree, window)) {
    const parts = [...drawnIn(svg.children)];
    const layers = parts.filter((part) => isGroup(part) && opacityOf(part) !== 1).length;
    const masked = parts.filter(({ props }) => typeof props.mask === 'string').length;
    groups += layers;
    bytes += bytesOf(size) * (1 + layers + LAYERS_OF_A_MASK * masked);
  }
  return { views: [...everyHost(tree)].length, groups, bytes };
}

const TOLD = new WeakMap<object, string>();

/** Functions are told to nobody. */
const write = (props: object): string =>
  JSON.stringify(props, (name, value: unknown) => (name === 'children' ? undefined : value)) ?? '';

/** What an element is told, in a form that can be compared. */
function toldOf({ type, given, moved }: Host): string {
  const told = TOLD.get(given) ?? `${type} ${write(given)}`;
  TOLD.set(given, told);
  return moved === undefined ? told : `${told} ${write(moved)}`;
}

/** A whole drawing in such a form, and its parts. */
const textOf = (host: Host): string => `${toldOf(host)}(${host.children.map(textOf).join()})`;

/** How many Svgs are drawn again from the one frame to the next. */
export function redrawsBetween(before: readonly Host[], after: readonly Host[]): number {
  const drawn = new Map<object, string>();
  for (const host of everyHost(before)) if (isSvg(host)) drawn.set(host.id, textOf(host));
  let redraws = 0;
  for (const host of everyHost(after))
    if (isSvg(host) && drawn.get(host.id) !== textOf(host)) redraws++;
  return redraws;
}

/**
 * As they lie over each other: React Native keeps them in this order, whatever order they were made in.
 * An iPhone's views keep their pictures when they are taken out and put in again; Android's do not.
 */
const stackOf = ({ children }: Host): readonly Host[] => {
  if (Platform.OS !== 'android') return children;
  const height = (host: Host): number => styleOf(host).zIndex ?? 0;
  return [...children].sort((a, b) => height(a) - height(b));
};

/** How many of a list have to be taken out and put in again for the others to be in a new order. */
function movedAmong(before: readonly object[], after: readonly object[]): number {
  const kept = after.map((id) => before.indexOf(id)).filter((at) => at >= 0);
  const longest: number[] = [];
  kept.forEach((at, nth) => {
    const best = Math.max(
      0,
      ...kept.slice(0, nth).map((other, of) => (other < at ? (longest[of] ?? 0) : 0)),
    );
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
