/** Saves that could not be read are told once, in words, on the poster. */

import { createContext, use, useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useT, type Translate } from '@/i18n';
import type { SaveTrouble } from '@/store/types';

interface Told {
  readonly troubles: readonly SaveTrouble[];
  readonly onTold: () => void;
}

const TroubleContext = createContext<Told>({ troubles: [], onTold: () => undefined });

export interface ProviderProps {
  readonly troubles: readonly SaveTrouble[];
  readonly children: ReactNode;
}

/** Remembers, as long as the app runs, whether the player has been told. */
export function SaveTroubleProvider({ troubles, children }: ProviderProps) {
  const [told, setTold] = useState(false);
  return (
    <TroubleContext value={{ troubles: told ? [] : troubles, onTold: () => setTold(true) }}>
      {children}
    </TroubleContext>
  );
}

function troubleText(t: Translate, { what, why }: SaveTrouble): string {
  const values = { what: t(`home.trouble.${what}`) };
  switch (why) {
    case 'damaged':
      return t('home.trouble.damaged', values);
    case 'newer-version':
      return t('home.trouble.newer', values);
    case 'unreadable':
      return t('home.trouble.unreadable', values);
  }
}

export function SaveTroubleSheet() {
  const t = useT();
  const { troubles, onTold } = use(TroubleContext);
  return (
    <Sheet visible={troubles.length > 0} title={t('home.trouble.title')} onClose={onTold}>
      {troubles.map((trouble) => (
        <Text key={trouble.what}>{troubleText(t, trouble)}</Text>
      ))}
      <Button label={t('home.trouble.go')} onPress={onTold} />
    </Sheet>
  );
}
