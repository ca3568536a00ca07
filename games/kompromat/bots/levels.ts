import type { Level } from '@safehouse/contract';
import { byPolicy } from './by-policy.ts';
import { master } from './master.ts';

/** From one who judges by feeling to the best there is; the milliseconds are seldom needed. */
export const levels = {
  gentle: { player: byPolicy(15), ms: 50 },
  steady: { player: byPolicy(4.2), ms: 50 },
  sharp: { player: byPolicy(2), ms: 50 },
  expert: { player: byPolicy(0), ms: 50 },
  master: { player: master, ms: 200 },
} satisfies { readonly [name: string]: Level };
