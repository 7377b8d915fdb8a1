/** The file of what stands between turns and seasons, in a browser. */

import { fetched } from './fetched';

export const between = fetched(() => import('./part-between'));
