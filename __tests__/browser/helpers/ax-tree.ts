/**
 * The page as a screen reader has it: roles, names and states out of the browser's accessibility
 * tree, and the one action a control has there. No coordinates, no selectors. Whatever is used must
 * also be there for eyes.
 */

import type { CDPSession, Page } from 'playwright-core';

export interface AxNode {
  readonly id: number;
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly checked: boolean;
  readonly pressed: boolean;
  readonly focused: boolean;
}

export interface Ear {
  /** Everything that is told, in order. */
  readonly read: () => Promise<AxNode[]>;
  /** Does what a control is there for, once it is there and can be used. */
  readonly use: (role: string, name: RegExp) => Promise<AxNode>;
  /** Waits until something of that role and name is told. */
  readonly hear: (role: string, name: RegExp) => Promise<AxNode>;
}

const PATIENCE_MS = 20_000;
/** A box of one colour is a picture of fewer bytes: nothing is drawn there. */
const BLANK_BYTES = 260;

export async function listenTo(page: Page): Promise<Ear> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const seenKinds = new Set<string>();

  const read = async (): Promise<AxNode[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.flatMap((node) => {
      if (node.ignored || node.backendDOMNodeId === undefined) return [];
      const state = (key: string): unknown =>
        node.properties?.find(({ name }) => name === key)?.value.value;
      return [
        {
          id: node.backendDOMNodeId,
          role: String(node.role?.value ?? ''),
          name: String(node.name?.value ?? ''),
          disabled: state('disabled') === true,
          checked: state('checked') === 'true' || state('checked') === true,
          pressed: state('pressed') === 'true' || state('pressed') === true,
          focused: state('focused') === true,
        },
      ];
    });
  };

  /** Everything of that role and name that can be used. */
  const find = async (role: string, name: RegExp): Promise<AxNode[]> =>
    (await read()).filter((node) => node.role === role && name.test(node.name) && !node.disabled);

  const hear = async (role: string, name: RegExp): Promise<AxNode> => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const [found] = await find(role, name);
      if (found !== undefined) return found;
      if (Date.now() > until) {
        const others = (await read()).filter((node) => node.role === role).map((node) => node.name);
        throw new Error(`No ${role} is called ${String(name)}; there are: ${others.join(' | ')}`);
      }
      await page.waitForTimeout(20);
    }
  };

  /** What is coming or going is waited for: it is used once eyes can see it too. */
  const see = async (role: string, name: RegExp): Promise<{ node: AxNode; box: Box }> => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      await hear(role, name);
      const problems: string[] = [];
      for (const node of await find(role, name)) {
        const box = await boxOf(session, node).catch(() => undefined);
        if (box?.problem === '') return { node, box };
        problems.push(`${node.name} is ${box?.problem ?? 'gone'}`);
      }
      if (Date.now() > until) throw new Error(`Told, but not to be seen: ${problems.join('; ')}`);
      await page.waitForTimeout(50);
    }
  };

  const use = async (role: string, name: RegExp): Promise<AxNode> => {
    const { node, box } = await see(role, name);
    const kind = `${role} ${node.name.replace(/\d+/g, '')}`;
    if (!seenKinds.has(kind)) {
      seenKinds.add(kind);
      const { x, y, width, height } = box;
      const picture = await page.screenshot({ clip: { x, y, width, height } });
      expect(`${node.name}: ${picture.length > BLANK_BYTES ? 'drawn' : 'blank'}`).toBe(
        `${node.name}: drawn`,
      );
    }
    await callOn(session, node, 'function () { this.click(); }');
    return node;
  };
  return { read, use, hear };
}

interface Box {
  readonly problem: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function callOn(session: CDPSession, { id }: AxNode, functionDeclaration: string) {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: id });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration,
    returnByValue: true,
  });
  return result.value as unknown;
}

/** Where a control is for eyes, and what would keep them from seeing it. */
async function boxOf(session: CDPSession, node: AxNode): Promise<Box> {
  return (await callOn(
    session,
    node,
    `function () {
      // A reader scrolls to what it comes to, and so does the page.
      this.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = this.getBoundingClientRect();
      const problems = [];
      if (width < 24 || height < 24) problems.push('small: ' + width + ' × ' + height);
      if (x + width / 2 < 0 || y + height / 2 < 0 || x + width / 2 > innerWidth || y + height / 2 > innerHeight)
        problems.push('outside of the window');
      if (!this.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        problems.push('hidden');
      for (let at = this; at !== null; at = at.parentElement) {
        const { opacity, clipPath, clip } = getComputedStyle(at);
        if (Number(opacity) < 0.2) problems.push('opacity ' + opacity);
        if (clipPath !== 'none' || clip !== 'auto') problems.push('clipped');
      }
      const hit = document.elementFromPoint(
        Math.min(innerWidth - 1, Math.max(0, x + width / 2)),
        Math.min(innerHeight - 1, Math.max(0, y + height / 2)),
      );
      if (hit === null || !(this.contains(hit) || hit.contains(this)))
        problems.push('under ' + (hit === null ? 'nothing' : hit.outerHTML.slice(0, 120)));
      const left = Math.max(0, x), top = Math.max(0, y);
      return {
        problem: problems.join(', '),
        x: left, y: top,
        width: Math.min(width, innerWidth - left), height: Math.min(height, innerHeight - top),
      };
    }`,
  )) as Box;
}
