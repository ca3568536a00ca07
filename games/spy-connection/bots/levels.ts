import type { BotLevel } from '@safehouse/contract';
import { createBeamSearchPlayer, master } from './master.ts';
import { createTourPlayer } from './tour-player.ts';
import { SCORE_AND_TEMPO, SCORE_ONLY } from './win-estimator.ts';

/**
 * The weakest first. Gentle does not foresee the end of the match; from sharp on, levels consider the others' scores
 * and how their own turns continue, from expert on also who can end the match sooner. Search limits set a level's
 * strength; the time limit is rarely reached.
 */
export const levels = {
  gentle: { player: createTourPlayer({ patience: 4, noise: 0.3 }), timeLimitMs: 150 },
  steady: { player: createTourPlayer({ patience: 1, noise: 0 }), timeLimitMs: 150 },
  sharp: { player: createBeamSearchPlayer({ turns: 1, width: 1, weights: SCORE_ONLY }), timeLimitMs: 150 },
  expert: { player: createBeamSearchPlayer({ turns: 2, width: 2, weights: SCORE_AND_TEMPO }), timeLimitMs: 150 },
  master: { player: master, timeLimitMs: 200 },
} satisfies { readonly [name: string]: BotLevel };
