/** On a phone there is one window of the app, and it may always play. */

import type { Lease } from './ports';

export const createLease = (): Lease | undefined => undefined;
