/**
 * A part that scrolls when it must, and says so: where something is hidden its edge fades, and below
 * a small arrow points on. Nothing is ever half under what stands beside it without a word.
 */
import {
  createContext,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import {
  ScrollView,
  StyleSheet,
  View,
  type NativeScrollEvent,
  type NativeSyntheticEvent,
  type StyleProp,
  type ViewStyle,
} from 'react-native';

import { Icon } from './icon';
import { Defs, LinearGradient, Rect, Stop, Svg } from './svg';

const FADE = { above: 18, below: 46 } as const;
/** Less than this hidden is nothing hidden. */
const SLACK = 6;

type OnEdge = (edge: number) => void;

/** Tells what is inside how far down it is seen: calls at every change, until it is ended. */
export const ScrollEdge = createContext<((listener: OnEdge) => () => void) | undefined>(undefined);

export interface Props {
  readonly children: ReactNode;
  /** The colours the edges fade into: those of what lies behind. */
  readonly ground: { readonly above: string; readonly below: string };
  readonly style?: StyleProp<ViewStyle>;
  readonly contentContainerStyle?: StyleProp<ViewStyle>;
  readonly keyboardShouldPersistTaps?: 'handled';
  /**
   * The newest stands at the end, and is what is seen first. That something came before is told over
   * the part, at its right, where its title leaves room: a fade between two rows says nothing.
   */
  readonly fromEnd?: boolean;
  /** The scrolling part itself. */
  readonly scroll?: Ref<ScrollView> | undefined;
}

export function ScrollArea(props: Props) {
  const { children, ground, style, fromEnd = false, scroll: handed, ...rest } = props;
  const [hidden, setHidden] = useState({ above: false, below: false });
  const scroll = useRef<ScrollView>(null);
  useImperativeHandle(handed, () => scroll.current as ScrollView);
  const at = useRef({ offset: 0, shown: 0, whole: 0 });
  const listeners = useRef(new Set<OnEdge>());
  const onEdge = useCallback((listener: OnEdge) => {
    const all = listeners.current;
    all.add(listener);
    return () => void all.delete(listener);
  }, []);
  const look = (changes: Partial<typeof at.current>) => {
    at.current = { ...at.current, ...changes };
    const { offset, shown, whole } = at.current;
    for (const tell of listeners.current) tell(offset + shown);
    const above = offset > SLACK;
    const below = shown > 0 && offset + shown < whole - SLACK;
    setHidden((last) => (last.above === above && last.below === below ? last : { above, below }));
  };
  return (
    <View style={[styles.area, style]}>
      <ScrollView
        {...rest}
        ref={scroll}
        scrollEventThrottle={32}
        onScroll={({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) =>
          look({ offset: nativeEvent.contentOffset.y })
        }
        onLayout={({ nativeEvent }) => look({ shown: nativeEvent.layout.height })}
        onContentSizeChange={(_, whole) => {
          look({ whole });
          if (fromEnd) scroll.current?.scrollToEnd({ animated: false });
        }}
      >
        <ScrollEdge.Provider value={onEdge}>{children}</ScrollEdge.Provider>
      </ScrollView>
      {hidden.above && <Fade edge="above" color={ground.above} />}
      {hidden.above && fromEnd && (
        <View testID="more-above" aria-hidden pointerEvents="none" style={styles.before}>
          <Icon name="up" size={20} tone="dim" strokeWidth={2.4} />
        </View>
      )}
      {hidden.below && <Fade edge="below" color={ground.below} />}
    </View>
  );
}

interface FadeProps {
  readonly edge: 'above' | 'below';
  readonly color: string;
}

function Fade({ edge, color }: FadeProps) {
  const id = `fade${useId()}`;
  const [from, to] = edge === 'above' ? ['1', '0'] : ['0', '1'];
  return (
    <View
      aria-hidden
      pointerEvents="none"
      style={[styles.fade, { height: FADE[edge] }, edge === 'above' ? styles.top : styles.bottom]}
    >
      <Svg style={StyleSheet.absoluteFill} width="100%" height="100%" aria-hidden>
        <Defs>
          <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={color} stopOpacity={from} />
            <Stop offset="0.72" stopColor={color} stopOpacity={edge === 'above' ? '0.2' : '0.94'} />
            <Stop offset="1" stopColor={color} stopOpacity={to} />
          </LinearGradient>
        </Defs>
        <Rect width="100%" height="100%" fill={`url(#${id})`} />
      </Svg>
      {edge === 'below' && (
        <View>
          <Icon name="down" size={20} tone="dim" strokeWidth={2.4} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  area: { flexShrink: 1 },
  fade: {
    position: 'absolute',
    left: 0,
    right: 0,
    alignItems: 'center',
    justifyContent: 'flex-end',
  },
  top: { top: 0 },
  before: { position: 'absolute', right: 0, bottom: '100%', marginBottom: 4 },
  bottom: { bottom: 0 },
});
