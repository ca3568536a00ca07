import type { BotLevel } from '@safehouse/contract';
import { greedy } from './greedy.ts';

/** Bots for people, the weakest first. */
export const levels = { gentle: { player: greedy, timeLimitMs: 50 } } satisfies {
  readonly [name: string]: BotLevel;
};
