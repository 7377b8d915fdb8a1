/**
 * What is touched keeps clear of what a phone keeps to itself: notch, island, rounded corners, the bar
 * that leads home. Measured on every screen, in a browser that is told of such edges.
 */

import type { CDPSession, Page } from 'playwright-core';

import { prepareApp } from './helpers/app';
import { EVERY_SCREEN } from './helpers/every-screen';
import { standStill } from './helpers/lesson';

const open = prepareApp();

interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Phone {
  readonly said: string;
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

const NONE: Insets = { top: 0, bottom: 0, left: 0, right: 0 };
const LYING: Insets = { ...NONE, bottom: 21 };

const PHONES: readonly Phone[] = [
  { said: 'small', width: 320, height: 568, insets: { ...NONE, top: 20 } },
  { said: 'an island', width: 390, height: 844, insets: { ...NONE, top: 59, bottom: 34 } },
  { said: 'an island at the left', width: 844, height: 390, insets: { ...LYING, left: 59 } },
  { said: 'an island at the right', width: 844, height: 390, insets: { ...LYING, right: 59 } },
  { said: 'a tablet', width: 1180, height: 820, insets: { ...NONE, top: 24, bottom: 20 } },
];

/** Gives the page these edges, and waits until the app has laid itself out for them. */
async function becomePhone(
  page: Page,
  session: CDPSession,
  { width, height, insets }: Phone,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await session.send(
    'Emulation.setSafeAreaInsetsOverride' as 'Emulation.setCPUThrottlingRate',
    {
      insets,
    } as never,
  );
  await page.waitForFunction(
    ([wanted, wide]) => {
      // The element by which the app itself learns of its edges.
      const probe = [...document.body.children].find(
        (child) => (child as HTMLElement).style.transitionProperty === 'padding',
      );
      if (probe === undefined || innerWidth !== wide) return false;
      const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(probe);
      const seen = [paddingTop, paddingBottom, paddingLeft, paddingRight].map(parseFloat);
      if (seen.join() !== wanted) return false;
      // Edges that are only told change without the transition that it waits for.
      for (const name of ['transitionend', 'webkitTransitionEnd'])
        probe.dispatchEvent(new Event(name));
      return true;
    },
    [[insets.top, insets.bottom, insets.left, insets.right].join(), width] as const,
  );
  await standStill(page);
}

/** What can be touched and reaches into an edge, where it cannot be scrolled clear of it. */
const touching = (page: Page, insets: Insets): Promise<string[]> =>
  page.evaluate((edges) => {
    const CONTROLS =
      'button, a, input, [role="button"], [role="radio"], [role="switch"], [role="tab"], [role="slider"]';
    const safe = {
      left: edges.left,
      right: innerWidth - edges.right,
      top: edges.top,
      bottom: innerHeight - edges.bottom,
    };
    const scrollerOf = (control: Element): Element | undefined => {
      for (let at = control.parentElement; at !== null; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight)
          return at;
      return undefined;
    };
    // Under a sheet nothing is touched.
    const shown = document.querySelector('[role="dialog"]') ?? document;
    return [...shown.querySelectorAll(CONTROLS)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.closest('[aria-hidden="true"], [inert]') === null)
      .flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        // What lies under everything, as the ground beside a sheet, is touched where it is free.
        if (left <= safe.left && right >= safe.right && top <= safe.top && bottom >= safe.bottom)
          return [];
        const scroller = scrollerOf(control);
        const up = scroller?.scrollTop ?? 0;
        const down =
          scroller === undefined
            ? 0
            : scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
        const inside =
          left >= safe.left - 0.5 &&
          right <= safe.right + 0.5 &&
          top + up >= safe.top - 0.5 &&
          bottom - down <= safe.bottom + 0.5;
        const box = [left, top, right, bottom].map(Math.round).join(' ');
        return inside
          ? []
          : [`${control.getAttribute('aria-label') ?? control.textContent}: ${box}`];
      });
  }, insets);

test.each(EVERY_SCREEN.map((screen) => [screen.name, screen] as const))(
  '%s can be touched on every phone',
  async (_, { path, texts, act, allowed }) => {
    const page = await open({ path, texts, ...(allowed && { allowed }) });
    await page.getByRole('heading').or(page.getByRole('button')).first().waitFor();
    await act?.(page);
    // The edges are there as long as somebody listens.
    const session = await page.context().newCDPSession(page);
    const found: Record<string, string[]> = {};
    for (const phone of PHONES) {
      await becomePhone(page, session, phone);
      const inTheWay = await touching(page, phone.insets);
      if (inTheWay.length > 0) found[phone.said] = inTheWay;
    }
    expect(found).toEqual({});
  },
);
