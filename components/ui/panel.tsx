/** A quiet box: one step above the screen. */
import { StyleSheet, View, type ViewProps } from 'react-native';

import { border, radius, space, useTheme } from '@/theme';

export function Panel({ style, ...rest }: ViewProps) {
  const theme = useTheme();
  return (
    <View
      {...rest}
      style={[styles.panel, { backgroundColor: theme.bg2, borderColor: theme.line }, style]}
    />
  );
}

const styles = StyleSheet.create({
  panel: { borderRadius: radius.panel, borderWidth: border.thin, padding: space.m },
});
