/**
 * A view that follows values: its style is worked out anew when one of them changes and written into
 * the page. React draws it once and knows nothing of that.
 */

import { useLayoutEffect, useRef, useState } from 'react';
import { View, type StyleProp, type ViewProps, type ViewStyle } from 'react-native';

import { writeLook, type Look, type Written } from './looks';
import { world } from './page-world';

/** A style that follows values. */
export class Looks {
  private readonly elements = new Map<HTMLElement, Written>();
  private leave: (() => void) | undefined;

  constructor(private look: () => Look) {}

  /** Another closure of the same style. */
  renew(look: () => Look): void {
    if (look === this.look) return;
    this.look = look;
    this.follow();
  }

  /** Writes it into an element from now on, until what is returned is called. */
  attach(element: HTMLElement): () => void {
    this.elements.set(element, new Map());
    this.follow();
    return () => {
      this.elements.delete(element);
      if (this.elements.size === 0) this.leave?.();
    };
  }

  private follow(): void {
    this.leave?.();
    if (this.elements.size === 0) return;
    this.leave = world.follow(() => {
      const look = this.look();
      this.elements.forEach((written, element) => writeLook(element, look, written));
    });
  }
}

export function useAnimatedStyle(look: () => Look): Looks {
  const [looks] = useState(() => new Looks(look));
  useLayoutEffect(() => looks.renew(look), [looks, look]);
  return looks;
}

type Style = StyleProp<ViewStyle> | Looks | readonly Style[];

/** What of a style follows values, and what does not. */
function sortOut(style: Style, plain: StyleProp<ViewStyle>[]): Looks | undefined {
  if (style instanceof Looks) return style;
  if (!Array.isArray(style)) {
    plain.push(style as StyleProp<ViewStyle>);
    return undefined;
  }
  return style.reduce<Looks | undefined>(
    (found, part: Style) => sortOut(part, plain) ?? found,
    undefined,
  );
}

export interface Props extends Omit<ViewProps, 'style'> {
  readonly style?: Style;
}

export function AnimatedView({ style, ...props }: Props) {
  const ref = useRef<View>(null);
  const plain: StyleProp<ViewStyle>[] = [];
  const looks = sortOut(style, plain);
  // Before anything of it is seen.
  useLayoutEffect(() => {
    const element = ref.current as unknown as HTMLElement | null;
    return element === null ? undefined : looks?.attach(element);
  }, [looks]);
  return <View ref={ref} style={plain} {...props} />;
}
