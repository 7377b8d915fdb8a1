/** A sentence of which a part, between double asterisks, is strong. */

import { StyleSheet, Text as NativeText } from 'react-native';

import { Text, type Props } from './text';

export function RichText({
  children,
  ...rest
}: Omit<Props, 'children'> & { readonly children: string }) {
  return (
    <Text {...rest}>
      {children.split('**').map((part, at) =>
        at % 2 === 1 ? (
          <NativeText key={at} style={styles.strong}>
            {part}
          </NativeText>
        ) : (
          part
        ),
      )}
    </Text>
  );
}

/** The same sentence for a screen reader. */
export const plainText = (sentence: string): string => sentence.split('**').join('');

const styles = StyleSheet.create({ strong: { fontFamily: 'Onest_700Bold' } });
