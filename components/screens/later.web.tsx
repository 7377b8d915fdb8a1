/**
 * The screens behind the poster, and the way to them, in a browser: files of their own, fetched while
 * the poster is looked at. Whoever is faster than that stays where they are until the next screen can
 * be drawn, so nobody sees an empty one; only an address that the browser itself goes back to may
 * find the bare ground for a moment.
 */

import { useRouter, type Href } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';

import { historySettled } from '@/components/ui/use-back-closes.web';
import { fetchThinking, prepareThinking } from '@/store/match/thinking';

import { between } from './between-file';
import { fetched, type Fetched } from './fetched';
import { later } from './later-screen';

const atTable = fetched(() => import('./part-table'));
const pages = fetched(() => import('./part-pages'));

/** What the screen at an address is in; undefined where it is in the first file. */
function partAt(path: string): Fetched<object> | undefined {
  if (/^\/(?:table|rules|learn\/.+)$/.test(path)) return atTable;
  if (/^\/(?:setup|settings|privacy|learn)$/.test(path)) return pages;
  return undefined;
}

export const LessonScreen = later(atTable, (part) => part.LessonScreen);
export const RulesScreen = later(atTable, (part) => part.RulesScreen);
export const TableScreen = later(atTable, (part) => part.TableScreen);
export const LearnScreen = later(pages, (part) => part.LearnScreen);
export const PrivacyScreen = later(pages, (part) => part.PrivacyScreen);
export const SettingsScreen = later(pages, (part) => part.SettingsScreen);
export const SetupScreen = later(pages, (part) => part.SetupScreen);

type Way = ReturnType<typeof useRouter>;

/** Of several wishes to go somewhere, the last one counts. */
let wishes = 0;

/** Goes as soon as what stands at an address can be drawn: at once, when it is here. */
function arrive(href: Href, go: () => void): void {
  const wish = ++wishes;
  const part = partAt(typeof href === 'string' ? href : href.pathname);
  if (part === undefined || typeof part.read() === 'object') go();
  else
    void part
      .bring()
      // What was closed on the way may still be leaving the history.
      .then(historySettled)
      .then(() => {
        if (wish === wishes) go();
      });
}

/** The router, whose ways wait for the screen at their end. */
export function useWay(): Way {
  const router = useRouter();
  return useMemo(
    () => ({
      ...router,
      push: (...to: Parameters<Way['push']>) => arrive(to[0], () => router.push(...to)),
      replace: (...to: Parameters<Way['replace']>) => arrive(to[0], () => router.replace(...to)),
      dismissTo: (...to: Parameters<Way['dismissTo']>) =>
        arrive(to[0], () => router.dismissTo(...to)),
    }),
    [router],
  );
}

/** Whether what stands at the first address can be drawn; its file is asked for at once. */
export function useFirstScreen(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    let mounted = true;
    const part = partAt(window.location.pathname);
    void (part?.bring() ?? Promise.resolve()).then(() => {
      if (mounted) setHere(true);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return here;
}

/** Calls when the browser has nothing better to do. */
const whenIdle = (call: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call);
  else setTimeout(call, 200);
};

/** How many may sit at a table; four do most often. */
const TABLES = [4, 2, 3, 5, 6];

/** Fetches what is not here yet, one after the other, once the first screen stands. */
export function useFetchRest(shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const thinking = () => fetchThinking().catch(() => undefined);
    const ready = TABLES.map((players) => () => prepareThinking(players).catch(() => undefined));
    const rest = [atTable.bring, thinking, between.bring, pages.bring, ...ready];
    const next = (): void => {
      const bring = rest.shift();
      if (bring !== undefined) void bring().then(() => whenIdle(next));
    };
    whenIdle(next);
  }, [shown]);
}
