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

/** Where the app will stand, as `npm run web -- --site` tells: links to pictures must be whole. */
const SITE = process.env['EXPO_PUBLIC_SITE'] ?? '';

export default function Root({ children }: PropsWithChildren) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="description" content={en.app.description} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night.ground} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={poster.ground} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={en.app.name} />
        <meta property="og:description" content={en.app.description} />
        <meta property="og:image" content={`${SITE}/preview.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={en.app.name} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <meta name="apple-mobile-web-app-title" content={en.app.name} />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-status-bar-style" content="black-translucent" />
        <ScrollViewStyleReset />
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
