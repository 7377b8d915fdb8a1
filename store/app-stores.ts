/** The one set of stores a running app has, made when first asked for and loaded once. */

import { createRealPorts } from './real-ports';
import type { Stores } from './stores';
import { createStores, loadAll } from './stores';
import type { SaveTrouble } from './types';

let stores: Stores | undefined;
let loading: Promise<SaveTrouble[]> | undefined;

export const appStores = (): Stores => (stores ??= createStores(createRealPorts()));

/** Reads what is kept, once however often it is called; tells what could not be read. */
export const loadStores = (): Promise<SaveTrouble[]> => (loading ??= loadAll(appStores()));

/** For tests of screens: stores on ports of their own, before anything is rendered. */
export function installStores(own: Stores): void {
  stores = own;
  loading = undefined;
}
