/** Gives the tree its lighting: the player's choice, else the system's, night being the default. */
import * as SystemUI from 'expo-system-ui';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import { night, poster, themes, type Theme, type ThemeName } from './themes';

const ThemeContext = createContext<Theme>(night);

export interface Props {
  readonly choice?: ThemeName | 'system';
  readonly children: ReactNode;
}

export function ThemeProvider({ choice = 'system', children }: Props) {
  const system = useColorScheme() === 'light' ? poster : night;
  const theme = choice === 'system' ? system : themes[choice];

  useEffect(() => {
    // What shows behind the app while the system resizes or rotates it.
    SystemUI.setBackgroundColorAsync(theme.ground).catch(() => undefined);
  }, [theme]);

  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** The tokens of the current lighting. */
export const useTheme = (): Theme => use(ThemeContext);
