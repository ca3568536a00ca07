import { ismcts } from '@safehouse/bots';
import type { BotLevel, Player } from '@safehouse/contract';
import { loveLetter } from '../rules/index.ts';
import { greedy } from './greedy.ts';

/** The weakest first, each with the time it may take for a move. */
export const levels: { readonly [name: string]: BotLevel } = {
  gentle: { player: greedy as Player, timeLimitMs: 50 },
  sharp: { player: ismcts(loveLetter), timeLimitMs: 400 },
};
