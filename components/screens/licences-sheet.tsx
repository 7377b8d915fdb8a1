/** On whose shoulders the app stands: every package and font in it, and each licence once. */

import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useAlert } from '@/components/ui/live';
import { Panel } from '@/components/ui/panel';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useZoom } from '@/components/ui/zoom';
import { useT } from '@/i18n';
import { space } from '@/theme';

interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly copyright: string;
}

/** What `npm run licences` writes. */
interface Licences {
  readonly packages: readonly Shipped[];
  readonly texts: Readonly<Record<string, string>>;
}

/** Proper names alone: the same in every language. */
const headOf = ({ name, version, licence }: Shipped): string => `${name} ${version} · ${licence}`;

export interface Props {
  readonly visible: boolean;
  readonly onClose: () => void;
}

/** Fetched when it is looked at: nobody waits for it to play. */
const load = (): Promise<Licences> =>
  import('@/assets/licences.json').then((file) => file.default as Licences);

export function LicencesSheet({ visible, onClose }: Props) {
  const t = useT();
  const [found, setFound] = useState<Licences | 'missing'>();
  useEffect(() => {
    // Opened again, it is tried again.
    if (visible) load().then(setFound, () => setFound('missing'));
  }, [visible]);
  const missing = visible && found === 'missing' ? t('about.licencesMissing') : undefined;
  useAlert(missing);
  return (
    <Sheet visible={visible} title={t('about.licences')} onClose={onClose}>
      {missing !== undefined && <Text role="alert">{missing}</Text>}
      {found !== undefined && found !== 'missing' && <List licences={found} />}
    </Sheet>
  );
}

function List({ licences: { packages, texts } }: { readonly licences: Licences }) {
  const t = useT();
  const zoom = useZoom();
  return (
    <>
      <Text tone="dim">{t('about.licencesLead')}</Text>
      <View style={{ gap: space.s * zoom }}>
        {packages.map((shipped) => (
          <View key={headOf(shipped)}>
            <Text style={styles.name}>{headOf(shipped)}</Text>
            {shipped.copyright !== '' && (
              <Text variant="small" tone="dim">
                {shipped.copyright}
              </Text>
            )}
          </View>
        ))}
      </View>
      {Object.entries(texts).map(([id, text]) => (
        <Section key={id} title={id} level={3}>
          <Panel style={{ padding: 16 * zoom }}>
            <Text variant="small" tone="dim">
              {text}
            </Text>
          </Panel>
        </Section>
      ))}
    </>
  );
}

const styles = StyleSheet.create({ name: { fontFamily: 'Onest_600SemiBold' } });
