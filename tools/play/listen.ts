/** Hears everything a page complains about, and every request that leaves its own origin. */

import type { Page } from 'playwright-core';

export interface Ear {
  readonly origin: string;
  readonly allowed?: RegExp | undefined;
  readonly tell: (text: string) => void;
}

export async function listen(page: Page, { origin, allowed, tell }: Ear): Promise<void> {
  page.on('pageerror', (error) => tell(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = `${message.type()}: ${message.text()}`;
    if (allowed?.test(text) !== true) tell(text);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|blob):/.test(url)) tell(`request to ${url}`);
  });
}
