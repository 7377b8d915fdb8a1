/** An ear in the page: every sound that Web Audio is told to start, by the name of its file. */

import type { Page } from 'playwright-core';

export interface Heard {
  /** The file, without its ending and the bundler's mark. */
  readonly file: string;
  readonly rate: number;
  readonly volume: number;
  /** Milliseconds, on the page's clock. */
  readonly at: number;
}

interface WithEar {
  readonly ear: { readonly heard: Heard[]; contexts: number; loaded: number };
}

/** Goes into the page before the app does. */
export const EAR = `
  window.ear = { heard: [], contexts: 0, loaded: 0 };
  const files = new Map();
  const gains = new Map();
  let asked = '';
  const plainFetch = window.fetch;
  window.fetch = (...args) => {
    const wav = /([\\w-]+?)(?:\\.\\w+)?\\.wav/.exec(String(args[0]));
    if (wav) asked = wav[1];
    return plainFetch(...args);
  };
  const PlainContext = window.AudioContext;
  window.AudioContext = class extends PlainContext {
    constructor(...args) {
      super(...args);
      window.ear.contexts++;
    }
    async decodeAudioData(...args) {
      const file = asked;
      const buffer = await super.decodeAudioData(...args);
      files.set(buffer, file);
      window.ear.loaded++;
      return buffer;
    }
  };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    gains.set(this, to);
    return connect.call(this, to, ...rest);
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...args) {
    window.ear.heard.push({
      file: files.get(this.buffer),
      rate: this.playbackRate.value,
      volume: gains.get(this)?.gain?.value ?? 1,
      at: performance.now(),
    });
    return start.apply(this, args);
  };`;

export const earOf = (page: Page) =>
  page.evaluate(() => {
    const { ear } = window as unknown as WithEar;
    return { heard: [...ear.heard], contexts: ear.contexts, loaded: ear.loaded };
  });

/** What has been heard since it was last forgotten, by name. */
export const filesHeard = async (page: Page): Promise<string[]> =>
  (await earOf(page)).heard.map(({ file }) => file);

export const forgetHeard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as WithEar).ear.heard.length = 0;
  });

/** Waits until everything is loaded that can be heard. */
export const waitForSounds = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) => (window as unknown as WithEar).ear.loaded >= wanted,
    count,
    { polling: 50 },
  );
};

/** Waits until a sound of this name was heard. */
export const waitToHear = async (page: Page, name: string): Promise<void> => {
  await page.waitForFunction(
    (wanted) =>
      (window as unknown as WithEar).ear.heard.some(({ file }) => file.startsWith(wanted)),
    name,
    { polling: 50 },
  );
};
