/** A sentence of which a part, between double asterisks, is strong. */

import { Text as NativeText } from 'react-native';

import { faceFor } from '@/theme';

import { Text, type Props } from './text';

export function RichText({
  children,
  ...rest
}: Omit<Props, 'children'> & { readonly children: string }) {
  return (
    <Text {...rest}>
      {children.split('**').map((part, at) =>
        at % 2 === 1 ? (
          <NativeText key={at} style={strong(part)}>
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

/** In the size of the sentence. */
const strong = (words: string) => {
  const { fontFamily, fontWeight } = faceFor(words, 'Onest_700Bold', 0);
  return { fontFamily, fontWeight };
};
