/**
 * What stands around every screen: lighting, motion, language and the stores, which are read before anything is
 * shown. Settings take effect here, so that a change is seen at once everywhere.
 */

import type { ReactNode } from 'react';

import { FeelProvider } from '@/components/feel/feel-context';
import { PatternsProvider } from '@/components/maskmen/art/patterns';
import { MotionProvider } from '@/components/motion/motion-context';
import { ReducedMotionConfig, ReduceMotion } from '@/components/moving/animated';
import { SheetHost } from '@/components/ui/sheet-host';
import { useDeviceLanguage, useSpeaking } from '@/i18n';
import { PACE_FACTOR } from '@/store/pacing';
import { useLoaded } from '@/store/use-loaded';
import { useSettings } from '@/store/use-settings';
import { ThemeProvider } from '@/theme';

import { FaultBoundary } from './fault-boundary';
import { KeysHelp } from './keys-help';
import { SaveTroubleProvider } from './save-trouble';

export { useLoaded };

export interface Props {
  readonly troubles: NonNullable<ReturnType<typeof useLoaded>>;
  readonly children: ReactNode;
}

export function AppFrame({ troubles, children }: Props) {
  const theme = useSettings((settings) => settings.theme);
  const pace = useSettings((settings) => settings.pace);
  const reduced = useSettings((settings) => settings.motion === 'reduced');
  const sound = useSettings((settings) => settings.sound);
  const volume = useSettings((settings) => settings.volume);
  const haptics = useSettings((settings) => settings.haptics);
  const patterns = useSettings((settings) => settings.patterns);
  const language = useSettings((settings) => settings.language);
  const device = useDeviceLanguage();
  const speaks = useSpeaking(language === 'system' ? device : language);
  return (
    <ThemeProvider choice={theme}>
      {/* What moves without asking `useMotion` is held still too. */}
      {reduced && <ReducedMotionConfig mode={ReduceMotion.Always} />}
      <MotionProvider forced={reduced} pace={PACE_FACTOR[pace]}>
        <FeelProvider sound={sound} volume={volume} haptics={haptics}>
          <PatternsProvider value={patterns}>
            <SaveTroubleProvider troubles={troubles}>
              {speaks && (
                <FaultBoundary>
                  <SheetHost>
                    <KeysHelp>{children}</KeysHelp>
                  </SheetHost>
                </FaultBoundary>
              )}
            </SaveTroubleProvider>
          </PatternsProvider>
        </FeelProvider>
      </MotionProvider>
    </ThemeProvider>
  );
}
