/** Gives the tree its lighting: the system's colour scheme decides, night being the house default. */
import * as SystemUI from 'expo-system-ui';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import { night, poster, type Theme } from './themes';

const ThemeContext = createContext<Theme>(night);

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const theme = useColorScheme() === 'light' ? poster : night;

  useEffect(() => {
    // What shows behind the app while the system resizes or rotates it.
    SystemUI.setBackgroundColorAsync(theme.ground).catch(() => undefined);
  }, [theme]);

  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** The tokens of the current lighting. */
export const useTheme = (): Theme => use(ThemeContext);
