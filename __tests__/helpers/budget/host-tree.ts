/**
 * What a phone would be given to draw: the native elements that React and Reanimated made of a screen,
 * with their native props as they are at this instant. React's own tree is walked: through
 * the test renderer's instances the same way takes many times as long.
 */

import { screen } from '@testing-library/react-native';

type Props = Readonly<Record<string, unknown>>;

/** A native element. */
export interface Host {
  /** The same for as long as it is mounted. */
  readonly id: object;
  readonly type: string;
  readonly props: Props;
  /** As React gave them: the same object until it gives others. */
  readonly given: Props;
  /** What was written beside React since. */
  readonly moved: Props | undefined;
  readonly children: readonly Host[];
}

/** As much of React's tree as is read here. */
interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly stateNode: object;
  readonly memoizedProps: Props | string | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
}

const HOST = 5;

/** What an animated component was told last; Reanimated writes it beside React, under Jest into these. */
interface Moving {
  readonly jestAnimatedStyle?: { readonly value: object };
  readonly jestAnimatedProps?: { readonly value: object };
}

function movingOf(fiber: Fiber, above: Moving | undefined): Moving | undefined {
  const props = fiber.memoizedProps;
  if (props === null || typeof props !== 'object' || !('jestAnimatedProps' in props)) return above;
  return props as Moving;
}

function hostsBelow(fiber: Fiber, above: Moving | undefined, found: Host[]): Host[] {
  for (let at = fiber.child; at !== null; at = at.sibling) {
    const moving = movingOf(at, above);
    if (at.tag !== HOST) {
      hostsBelow(at, moving, found);
      continue;
    }
    const given = at.memoizedProps as Props;
    const style = moving?.jestAnimatedStyle?.value;
    const moved = moving && { ...moving.jestAnimatedProps?.value, ...(style && { style }) };
    found.push({
      id: at.stateNode,
      type: String(at.type),
      props: moved === undefined ? given : { ...given, ...moved, style: [given.style, style] },
      given,
      moved,
      children: hostsBelow(at, undefined, []),
    });
  }
  return found;
}

/** All that is on the screen now. */
export function hostTree(): readonly Host[] {
  let root = (
    screen.UNSAFE_root as unknown as { readonly _currentFiber: () => Fiber }
  )._currentFiber();
  while (root.return !== null) root = root.return;
  return hostsBelow(root, undefined, []);
}

/** The first that is looked for. */
export function findHost(hosts: readonly Host[], is: (host: Host) => boolean): Host | undefined {
  for (const host of hosts) {
    const found = is(host) ? host : findHost(host.children, is);
    if (found !== undefined) return found;
  }
  return undefined;
}
