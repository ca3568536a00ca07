import type { BotLevel } from '@safehouse/contract';
import { master } from './master.ts';
import { createPolicyPlayer } from './policy-player.ts';

/** From one who judges by feeling to the best there is; the milliseconds are seldom needed. */
export const levels = {
  gentle: { player: createPolicyPlayer(15), timeLimitMs: 50 },
  steady: { player: createPolicyPlayer(4.2), timeLimitMs: 50 },
  sharp: { player: createPolicyPlayer(2), timeLimitMs: 50 },
  expert: { player: createPolicyPlayer(0), timeLimitMs: 50 },
  master: { player: master, timeLimitMs: 200 },
} satisfies { readonly [name: string]: BotLevel };
