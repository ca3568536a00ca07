import type { BotLevel } from '@safehouse/contract';
import { greedy } from './greedy.ts';

/** The weakest first, each with the time it may take for a move. */
export const levels = { gentle: { player: greedy, timeLimitMs: 50 } } satisfies {
  readonly [name: string]: BotLevel;
};
