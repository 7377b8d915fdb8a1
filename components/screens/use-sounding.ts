/** Mute and its opposite, for the table's menu. */

import { changeSettings, useSettings } from '@/store/use-settings';
import { DEFAULT_SETTINGS } from '@/store/settings-store';

export function useSounding() {
  const sound = useSettings((settings) => settings.sound);
  const volume = useSettings((settings) => settings.volume);
  const loud = sound && volume > 0;
  const onSound = (): void => {
    if (loud) changeSettings({ sound: false });
    // Turned down all the way it would stay silent.
    else changeSettings({ sound: true, volume: volume === 0 ? DEFAULT_SETTINGS.volume : volume });
  };
  return { loud, onSound };
}
