import type { BotLevel } from '@safehouse/contract';
import { loadMaster, master } from './master.ts';
import { createNoisyPlayer } from './noisy-player.ts';

/** The weakest first. Search rounds set a level's strength; the time limit is seldom reached. */
export const levels = {
  gentle: { player: createNoisyPlayer({ noise: 1, maxLoss: 0.8, optimism: 1 }), timeLimitMs: 150 },
  steady: { player: createNoisyPlayer({ noise: 0.395, maxLoss: 0.44, optimism: 0 }), timeLimitMs: 150 },
  sharp: { player: createNoisyPlayer({ noise: 0.17, maxLoss: 0.25, optimism: 0 }), timeLimitMs: 150 },
  expert: { player: createNoisyPlayer({ noise: 0.085, maxLoss: 0.125, optimism: 0 }), timeLimitMs: 150 },
  master: { player: master, timeLimitMs: 150, load: loadMaster },
} satisfies { readonly [name: string]: BotLevel };
