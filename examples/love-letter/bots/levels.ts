import { searchLevel } from '@safehouse/bots';
import type { BotLevel } from '@safehouse/contract';
import { loveLetter } from '../rules/index.ts';
import { greedy } from './greedy.ts';

/** The weakest first, each with the time it may take for a move. */
export const levels = {
  gentle: { player: greedy, timeLimitMs: 50 },
  sharp: searchLevel(loveLetter, { rounds: 240, timeLimitMs: 300 }),
} satisfies { readonly [name: string]: BotLevel };
