/**
 * What a frame costs a phone, told from the native elements it consists of, as react-native-svg draws
 * them on Android: each Svg into a bitmap of its own, and again as a whole whenever anything in it
 * changed; a group (or text) whose opacity is not 1 into one more bitmap as large as the whole Svg.
 */

import { Platform, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import type { Host } from './host-tree';

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

const countHosts = (hosts: readonly Host[]): number =>
  hosts.reduce((sum, { children }) => sum + 1 + countHosts(children), 0);

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

/** Groups with a bitmap of their own, and masked shapes; what has `display="none"` is passed over. */
function layersIn(hosts: readonly Host[]): { groups: number; masked: number } {
  const sum = { groups: 0, masked: 0 };
  for (const host of hosts) {
    if (host.props.display === 'none') continue;
    const within = layersIn(host.children);
    sum.groups += within.groups + (isGroup(host) && opacityOf(host) !== 1 ? 1 : 0);
    sum.masked += within.masked + (typeof host.props.mask === 'string' ? 1 : 0);
  }
  return sum;
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
    const within = layersIn(svg.children);
    groups += within.groups;
    bytes += bytesOf(size) * (1 + within.groups + LAYERS_OF_A_MASK * within.masked);
  }
  return { views: countHosts(tree), groups, bytes };
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

/** Whether two drawings are the same, part by part. */
const isSame = (a: Host, b: Host): boolean =>
  a.id === b.id &&
  ((a.given === b.given && a.moved === undefined) || toldOf(a) === toldOf(b)) &&
  a.children.length === b.children.length &&
  a.children.every((child, nth) => isSame(child, b.children[nth] as Host));

const svgsById = (tree: readonly Host[], found = new Map<object, Host>()): Map<object, Host> => {
  for (const host of tree)
    if (isSvg(host)) found.set(host.id, host);
    else svgsById(host.children, found);
  return found;
};

/** How many Svgs are drawn again from the one frame to the next. */
export function redrawsBetween(before: readonly Host[], after: readonly Host[]): number {
  const drawn = svgsById(before);
  return [...svgsById(after)].filter(([id, svg]) => {
    const was = drawn.get(id);
    return was === undefined || !isSame(was, svg);
  }).length;
}

/**
 * As they lie over each other: React Native keeps them in this order, whatever order they were made in.
 * An iPhone's views keep their pictures when they are taken out and put in again; Android's do not.
 */
function stackOf(hosts: readonly Host[]): readonly object[] {
  const height = (host: Host): number => styleOf(host).zIndex ?? 0;
  const stack =
    Platform.OS === 'android' ? [...hosts].sort((a, b) => height(a) - height(b)) : hosts;
  return stack.map(({ id }) => id);
}

/** How many of a list have to be taken out and put in again for the others to be in a new order. */
function movedAmong(before: readonly object[], after: readonly object[]): number {
  if (after.every((id, nth) => id === before[nth])) return 0;
  const kept = after.map((id) => before.indexOf(id)).filter((at) => at >= 0);
  const longest: number[] = [];
  kept.forEach((at, nth) => {
    const runs = kept.slice(0, nth).map((other, of) => (other < at ? (longest[of] as number) : 0));
    longest.push(1 + Math.max(0, ...runs));
  });
  return kept.length - Math.max(0, ...longest);
}

/**
 * How many elements were built anew though they had been there: taken out and put in again for another
 * order, or thrown away with the very same ones made in their place.
 */
export function remountsBetween(before: readonly Host[], after: readonly Host[]): number {
  const was = new Map(before.map((host) => [host.id, host]));
  const ids = new Set(after.map(({ id }) => id));
  let remounts = after.length < 2 ? 0 : movedAmong(stackOf(before), stackOf(after));
  for (const host of after)
    remounts += remountsBetween(was.get(host.id)?.children ?? [], host.children);
  const gone = before.filter(({ id }) => !ids.has(id));
  if (gone.length === 0) return remounts;
  const lost = shapesIn(gone);
  for (const [shape, times] of shapesIn(after.filter(({ id }) => !was.has(id))))
    remounts += Math.min(times, lost.get(shape) ?? 0);
  return remounts;
}

/** Shapes and texts by how they look, and how many there are of each. */
function shapesIn(hosts: readonly Host[], found = new Map<string, number>()): Map<string, number> {
  for (const host of hosts) {
    if (host.children.length > 0) shapesIn(host.children, found);
    else if (host.type !== 'View') found.set(toldOf(host), 1 + (found.get(toldOf(host)) ?? 0));
  }
  return found;
}
