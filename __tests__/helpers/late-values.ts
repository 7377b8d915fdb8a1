/**
 * Shared values as phones have them: what React sets arrives on the other thread a hop later, so
 * whoever reads at once reads what was there before. For `jest.mock('react-native-reanimated', …)`.
 */

interface Value<T> {
  value: T;
}

type Kit = {
  readonly useSharedValue: <T>(initial: T) => Value<T>;
};

/** What has been set and not arrived; undefined on the thread that moves things, which waits for nobody. */
let onTheWay: (() => void)[] | undefined;
const late = new WeakSet<object>();

export function withLateValues<K extends Kit>(kit: K): K {
  const useSharedValue = <T>(initial: T): Value<T> => {
    const shared = kit.useSharedValue(initial);
    if (late.has(shared)) return shared;
    late.add(shared);
    const plain = Object.getOwnPropertyDescriptor(shared, 'value');
    Object.defineProperty(shared, 'value', {
      ...plain,
      set: (next: T) => {
        if (onTheWay === undefined) plain?.set?.call(shared, next);
        else onTheWay.push(() => plain?.set?.call(shared, next));
      },
    });
    return shared;
  };
  return { ...kit, __esModule: true, useSharedValue };
}

/** Does something on React's thread: what it sets arrives when all of it is done. */
export function onReactsThread(act: () => void): void {
  const sent: (() => void)[] = [];
  onTheWay = sent;
  try {
    act();
  } finally {
    onTheWay = undefined;
  }
  for (const arrive of sent) arrive();
}
