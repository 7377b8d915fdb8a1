/**
 * React Native's Modal as phones have it. On Android it is a window of its own that takes the focus
 * from the app's, which the app hears as a blur. On iOS one is presented at a time: a second one that
 * is shown while the first is still going away is taken for presented and never seen.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { Platform, View, type ModalProps } from 'react-native';

import { systemTells } from './phone-app-state';

const GOING_MS = { none: 0, fade: 300, slide: 500 } as const;

type Props = ModalProps & { readonly children?: ReactNode };

/** On iOS: how many are there or on their way out. */
let presented = 0;

export function Modal({ visible = true, ...props }: Props) {
  if (!visible) return null;
  return Platform.OS === 'android' ? <AndroidWindow {...props} /> : <Presented {...props} />;
}

function AndroidWindow({ children }: Props) {
  useEffect(() => {
    systemTells('blur');
    return () => systemTells('focus');
  }, []);
  return <View>{children}</View>;
}

function Presented({ animationType = 'none', children }: Props) {
  const [seen] = useState(() => presented === 0);
  useEffect(() => {
    if (!seen) return undefined;
    presented++;
    return () => void setTimeout(() => presented--, GOING_MS[animationType]);
  }, [seen, animationType]);
  return seen ? <View>{children}</View> : null;
}
