/** Where there are keys of our own, in browsers, Tab goes round inside: past the last comes the first. */
import { useRef, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

/** Gives the focus to the first of these that takes it. */
const focusOneOf = (elements: readonly HTMLElement[]): boolean =>
  elements.some((element) => {
    element.focus();
    return document.activeElement === element;
  });

export function FocusRound({ children }: { readonly children: ReactNode }) {
  const inside = useRef<View>(null);
  if (Platform.OS !== 'web') return children;
  const parts = () => [
    ...(inside.current as unknown as HTMLElement).querySelectorAll<HTMLElement>('*'),
  ];
  return (
    <>
      <View tabIndex={0} onFocus={() => focusOneOf(parts().reverse())} />
      <View ref={inside} style={styles.inside} pointerEvents="box-none">
        {children}
      </View>
      <View tabIndex={0} onFocus={() => focusOneOf(parts())} />
    </>
  );
}

const styles = StyleSheet.create({ inside: { flex: 1 } });
