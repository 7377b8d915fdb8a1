/**
 * No clipped label in any language on any screen, on the smallest phone. Each screen is opened once
 * and said in every language in place.
 */

import type { Page } from 'playwright-core';

import { HINT_REASONS } from '@/engine/maskmen/bots/hint';
import { LANGUAGES } from '@/i18n/languages';
import { makeTranslate } from '@/i18n/translate';

import { DICTIONARIES } from '../helpers/dictionaries';
import { prepareApp } from './helpers/app';
import { findClipped, type Finding } from './helpers/clipped';
import { WORDED_SCREENS, textsFor, type Screen } from './helpers/worded-screens';
import { judge, say, SMALLEST, STILL } from './helpers/words';

const open = prepareApp();
const only = process.env['MASKMEN_SCREEN'] ?? '';

/**
 * What a screen reader would hear in capitals: lines that are drawn in them, unless they are kept
 * from it or have a name of their own, which is written as it is said.
 */
const heardInCapitals = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NAMED =
      '[role="button"], button, [role="link"], a, [role="img"], [role="radio"], [role="switch"], [role="status"], [role="heading"], h1, h2, h3';
    const isShouted = (words: string): boolean => {
      const letters = words.replace(/\P{L}/gu, '');
      const cased = letters.toLowerCase() !== letters.toUpperCase();
      return cased && letters.length > 3 && letters === letters.toUpperCase();
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent ?? '';
      if (element === null || words.toUpperCase() === words) continue;
      if (getComputedStyle(element).textTransform !== 'uppercase') continue;
      if (element.closest('[aria-hidden="true"]') !== null || !element.checkVisibility()) continue;
      const name = element.closest(NAMED)?.getAttribute('aria-label') ?? null;
      if (name === null || isShouted(name)) found.push(words);
    }
    return found;
  });

/** The fonts that the browser drew the page's words with. */
async function fontsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found = new Set<string>();
  const look = async (node: typeof root): Promise<void> => {
    const children = node.children ?? [];
    if (children.some(({ nodeName }) => nodeName === '#text')) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
      for (const { familyName } of fonts) found.add(familyName);
    }
    for (const child of children) await look(child);
  };
  await look(root);
  await session.detach();
  return [...found].sort();
}

/** What stands for the Japanese font of phones: a package here, the system's own elsewhere. */
const JAPANESE = process.platform === 'linux' ? /^Noto Sans JP/ : /^(?:Hiragino|Yu Gothic|Noto)/;

test('every word is measured in the fonts of the app, and Japanese in the font that stands for it', async () => {
  const page = await open({ path: '/rules', size: SMALLEST, samePage: true });
  for (const language of LANGUAGES) {
    await say(page, language);
    await judge(page);
    const fonts = await fontsOf(page);
    const others = fonts.filter((font) => !/^(?:Onest|Sofia Sans Extra Condensed)/.test(font));
    expect([language, others.length > 0]).toEqual([language, language === 'ja']);
    for (const font of others) expect(font).toMatch(JAPANESE);
  }
});

test.each([
  ['in front of words', 1, 1, ['covered']],
  ['that has faded out', 0, 1, []],
  ['in something that has faded out', 1, 0, []],
])('a plate %s is judged by what is seen of it', async (_, plate, around, kinds) => {
  const page = await open({ samePage: true });
  await page.setContent(`<body style="margin: 0">
    <p style="position: absolute; top: 40px; left: 20px">Words to be read</p>
    <div style="opacity: ${around}">
      <div style="position: absolute; top: 30px; left: 60px; width: 40px; height: 60px;
        background: black; opacity: ${plate}"></div>
    </div></body>`);
  expect((await findClipped(page)).map(({ kind }) => kind)).toEqual(kinds);
});

test.each(
  WORDED_SCREENS.filter(({ name }) => name.includes(only)).map(
    (screen) => [screen.name, screen] as const,
  ),
)('%s can be read whole in every language', async (_, screen: Screen) => {
  const page = await open({
    path: screen.path,
    size: SMALLEST,
    texts: textsFor(screen),
    samePage: true,
    script: `${screen.still ? STILL : ''}${screen.script ?? ''}`,
    ...(screen.allowed !== undefined && { allowed: screen.allowed }),
  });
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  await screen.act?.(page);
  await page.mouse.move(0, 0);
  const found: Record<string, Finding[]> = {};
  const shouted: Record<string, string[]> = {};
  for (const language of LANGUAGES) {
    await say(page, language);
    const clipped = await judge(page);
    if (process.env['MASKMEN_SHOTS'] !== undefined)
      await page.screenshot({
        path: `${process.env['MASKMEN_SHOTS']}/${screen.name.replace(/[^a-z]+/gi, '-')}.${language}.png`,
      });
    if (clipped.length > 0) found[language] = clipped;
    const heard = await heardInCapitals(page);
    if (heard.length > 0) shouted[language] = heard;
  }
  expect(found).toEqual({});
  expect(shouted).toEqual({});
});

/** Puts a hint's words where one stands: a strong part and the rest, in the letters of the page. */
const sayHint = (page: Page, sentence: string): Promise<boolean> =>
  page.evaluate((words) => {
    const status = document.querySelector('[role="status"][aria-label]');
    const walker = document.createTreeWalker(status ?? document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if ((node.nodeValue ?? '').trim().length > 1) nodes.push(node);
    const [strong, rest] = nodes;
    if (status === null || strong === undefined || rest === undefined) return false;
    const [, first = '', last = ''] = words.split('**');
    [strong.nodeValue, rest.nodeValue] = [first, last];
    return nodes.length === 2;
  }, sentence);

// Which reason a hint has is for the bot to say: here its sentence stands with every one of them.
test('a hint can be read whole in every language, whatever its reason', async () => {
  const screen = WORDED_SCREENS.find(({ name }) => name === 'table: a hint (follow)') as Screen;
  const page = await open({
    path: screen.path,
    size: SMALLEST,
    texts: textsFor(screen),
    samePage: true,
  });
  await screen.act?.(page);
  await page.mouse.move(0, 0);
  const found: Record<string, Finding[]> = {};
  for (const language of LANGUAGES) {
    await say(page, language);
    await judge(page);
    const t = makeTranslate(DICTIONARIES[language]);
    for (const reason of HINT_REASONS) {
      const why = t(`table.hint.${reason}`);
      const play = t('table.hint.play', { wrestler: t('wrestlers.nopal'), number: 3, why });
      for (const sentence of [play, t('table.hint.pass', { why })]) {
        expect(await sayHint(page, sentence)).toBe(true);
        const clipped = await findClipped(page);
        if (clipped.length > 0) found[`${language} ${sentence}`] = clipped;
      }
    }
  }
  expect(found).toEqual({});
});
