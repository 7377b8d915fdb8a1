/** A seat's name, whole, in the room there is. */

import { StyleSheet } from 'react-native';

import { Text, type Tone } from '@/components/ui/text';

import { NAME_LEADING, setName, type NameRoom } from './fit-name';

export interface Props extends NameRoom {
  readonly name: string;
  readonly tone?: Tone;
  readonly centred?: boolean;
  /** It stands in something that is drawn to this scale, and comes out in its own size. */
  readonly drawnAt?: number;
}

export function SeatName(props: Props) {
  const { name, tone = 'text', centred = false, drawnAt = 1, ...room } = props;
  const { face, lines, ...set } = setName(name, room);
  const size = set.size / drawnAt;
  return (
    <Text
      variant={face === 'display' ? 'label' : 'body'}
      tone={tone}
      numberOfLines={lines}
      allowFontScaling={false}
      style={[
        face === 'display' ? styles.display : styles.text,
        centred && styles.centred,
        { fontSize: size, lineHeight: Math.floor(size * (lines === 1 ? 1.24 : NAME_LEADING)) },
      ]}
    >
      {name}
    </Text>
  );
}

const styles = StyleSheet.create({
  text: { fontFamily: 'Onest_600SemiBold', flexShrink: 1 },
  centred: { textAlign: 'center' },
  display: {
    fontFamily: 'SofiaSansExtraCondensed_800ExtraBold',
    letterSpacing: 0,
    flexShrink: 1,
  },
});
