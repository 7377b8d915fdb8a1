/**
 * What the first cases of each soak come to. The short forms in `npm test` and the long forms both
 * play them with the same code and the same seed, and both must find these digests.
 */

import type { SoakName } from './soaks';

export interface Golden {
  readonly seed: number;
  readonly cases: number;
  readonly digest: string;
}

export const GOLDEN: Readonly<Record<SoakName, Golden>> = {
  rules: { seed: 1, cases: 100, digest: 'b28774ef' },
  'mascarade-rules': { seed: 1, cases: 60, digest: '11f89544' },
  'mascarade-bots': { seed: 1, cases: 24, digest: '57aa45d8' },
  hostile: { seed: 1, cases: 150, digest: 'c40780a8' },
  kill: { seed: 1, cases: 1, digest: 'df822ccf' },
  faults: { seed: 1, cases: 6, digest: '3c8a6da2' },
  tabs: { seed: 1, cases: 2, digest: '20785712' },
  monkeys: { seed: 1, cases: 3, digest: 'c80babc2' },
  heap: { seed: 1, cases: 1, digest: '591d0a57' },
  links: { seed: 1, cases: 2, digest: '28c8bb5f' },
  peek: { seed: 1, cases: 1, digest: 'afc06e0e' },
};
