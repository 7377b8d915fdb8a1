/** A screen that a browser fetches: bare ground until it is here, and a way on when it cannot be had. */

import { useRouter } from 'expo-router';
import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/theme';

import type { Fetched } from './fetched';
import { MissingScreen } from './missing-screen';

/** A screen of a part: drawn once the part is here. */
export function later<Part extends object, Props extends object>(
  part: Fetched<Part>,
  pick: (part: Part) => ComponentType<Props>,
): ComponentType<Props> {
  return function Later(props: Props) {
    const theme = useTheme();
    const router = useRouter();
    const found = useSyncExternalStore(part.listen, part.read, part.read);
    useEffect(() => {
      void part.bring();
    }, []);
    if (found === undefined)
      return <View style={[styles.waiting, { backgroundColor: theme.ground }]} />;
    if (found === 'missing')
      return (
        <MissingScreen onAgain={() => void part.bring()} onHome={() => router.dismissTo('/')} />
      );
    return createElement(pick(found), props);
  };
}

const styles = StyleSheet.create({ waiting: { flex: 1 } });
