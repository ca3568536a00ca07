import type { BotLevel } from '@safehouse/contract';
import { createLevelPlayer } from './level-player.ts';
import { loadMaster, master } from './master.ts';

/** The weakest first. Search rounds set a level's strength; the time limit is rarely reached. */
export const levels = {
  gentle: { player: createLevelPlayer({ attention: 'own-steps', noise: 0.23, maxLoss: 0.5 }), timeLimitMs: 150 },
  steady: { player: createLevelPlayer({ attention: 'all-steps', noise: 0.09, maxLoss: 0.5 }), timeLimitMs: 150 },
  sharp: { player: createLevelPlayer({ attention: 'position', noise: 0.07, maxLoss: 0.5 }), timeLimitMs: 150 },
  expert: { player: createLevelPlayer({ attention: 'opponent', noise: 0.085, maxLoss: 0.125 }), timeLimitMs: 150 },
  master: { player: master, timeLimitMs: 150, load: loadMaster },
} satisfies { readonly [name: string]: BotLevel };
