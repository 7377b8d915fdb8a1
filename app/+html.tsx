/** The page around the app on the web; made at build time, so it must be right before any script. */
import { ScrollViewStyleReset } from 'expo-router/html';
import type { PropsWithChildren } from 'react';

import { en } from '@/i18n/en';
import { night, poster } from '@/theme/themes';

const PAGE_STYLE = `
html { color-scheme: dark light; overscroll-behavior: none; }
body { background-color: ${night.ground}; overscroll-behavior: none; -webkit-tap-highlight-color: transparent; }
@media (prefers-color-scheme: light) { body { background-color: ${poster.ground}; } }
`;

export default function Root({ children }: PropsWithChildren) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="description" content={en.app.description} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night.ground} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={poster.ground} />
        <ScrollViewStyleReset />
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
