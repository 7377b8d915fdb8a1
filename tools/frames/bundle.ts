/** The web bundle's size beside that of one empty screen with the same packages. */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openAppPage } from '../lib/app-page';
import { findBin, runNode } from '../lib/process.mjs';
import type { Texts } from '../lib/saves';
import { serveFolder } from '../lib/web-server';

/** All scripts of an export, gzipped, in bytes. */
export function scriptBytes(dist: string): number {
  const folder = join(dist, '_expo', 'static', 'js', 'web');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}

/** A page that is opened for its weight, and what must stand there before it counts as seen. */
interface Seen {
  readonly path: string;
  readonly texts: Texts;
  readonly selector: string;
}

/** Notes when something first stands in the page. */
const noteWhenSeen = (selector: string): string => `
  new MutationObserver((_, watching) => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return;
    watching.disconnect();
    window.seenAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
`;

/** The scripts that a browser asked for before something was seen, gzipped, in bytes. */
export async function firstLoadBytes(dist: string, browser: Browser, seen: Seen): Promise<number> {
  const server = await serveFolder(dist);
  const { page, close } = await openAppPage(browser, {
    origin: server.origin,
    size: { width: 390, height: 844 },
    texts: seen.texts,
  });
  try {
    await page.addInitScript(noteWhenSeen(seen.selector));
    await page.goto(seen.path);
    await page.waitForFunction(() => 'seenAt' in window);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (window as unknown as { seenAt: number }).seenAt)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    if (files.length === 0) throw new Error(`${seen.path} loads no script.`);
    return [...new Set(files)].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length,
      0,
    );
  } finally {
    await close();
    await server.close();
  }
}

/** The packages the app is made with. In a browser it leaves some of them out (`components/moving`). */
const SCREEN = `
import { View } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { create } from 'zustand';

const useStore = create(() => ({ size: 1 }));

export default function Screen() {
  const size = useStore((state) => state.size);
  const value = useSharedValue(0);
  const style = useAnimatedStyle(() => ({ opacity: 1 - value.get() }));
  return (
    <GestureHandlerRootView>
      <GestureDetector gesture={Gesture.Pan()}>
        <View>
          <Animated.View style={style} />
          <Svg width={size} height={size}>
            <Path d="M0 0" />
          </Svg>
        </View>
      </GestureDetector>
    </GestureHandlerRootView>
  );
}
`;

/** Builds an app of one empty screen beside ours, with Expo's own settings; its scripts' size. */
export async function emptyScreenBytes(root: string): Promise<number> {
  const folder = join(root, 'build', 'empty-screen');
  const dist = join(root, 'build', 'empty-screen-web');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  writeFileSync(join(folder, 'app', 'index.tsx'), SCREEN);
  const { expo } = JSON.parse(readFileSync(join(root, 'app.json'), 'utf8')) as {
    expo: Record<string, unknown>;
  };
  const plain = { name: 'empty', slug: 'empty', scheme: 'empty', web: expo['web'] };
  const experiments = expo['experiments'];
  writeFileSync(
    join(folder, 'app.json'),
    JSON.stringify({ expo: { ...plain, plugins: ['expo-router'], experiments } }),
  );
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  writeFileSync(
    join(folder, 'metro.config.js'),
    `const { getDefaultConfig } = require('expo/metro-config');
const config = getDefaultConfig(__dirname);
config.watchFolders = [${JSON.stringify(join(root, 'node_modules'))}];
module.exports = config;
`,
  );
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "expo/tsconfig.base" }');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { code, output } = await runNode(
    [findBin(root, 'expo'), 'export', '--platform', 'web', '--output-dir', dist],
    { cwd: folder, env: { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NO_COLOR: '1' } },
  );
  if (code !== 0) throw new Error(`The empty screen could not be built.\n${output}`);
  return scriptBytes(dist);
}
