import type { BotLevel } from '@safehouse/contract';
import { master } from './master.ts';
import { createNoisyPlayer } from './noisy-player.ts';

/** The weakest first. Noise and search rounds set a level's strength; the time limit is seldom reached. */
export const levels = {
  gentle: { player: createNoisyPlayer(15), timeLimitMs: 50 },
  steady: { player: createNoisyPlayer(4.2), timeLimitMs: 50 },
  sharp: { player: createNoisyPlayer(2), timeLimitMs: 50 },
  expert: { player: createNoisyPlayer(0), timeLimitMs: 50 },
  master: { player: master, timeLimitMs: 200 },
} satisfies { readonly [name: string]: BotLevel };
