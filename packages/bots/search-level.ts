import type { BotLevel, Game } from '@safehouse/contract';
import { ismcts } from './ismcts.ts';
import { type PlayoutPolicy, randomPolicy } from './playout.ts';

interface SearchLimits {
  /** Sets the strength of the level; reached before the time limit on most machines. */
  readonly rounds: number;
  readonly timeLimitMs: number;
  /** Knowledge of the game. By default playouts are random. */
  readonly policy?: PlayoutPolicy;
}

/** A level for a game without its own search. */
export function searchLevel(game: Game, { rounds, timeLimitMs, policy = randomPolicy }: SearchLimits): BotLevel {
  const search = ismcts(game, policy);
  return {
    player: {
      choose: (turn) => {
        const allows = (used: number) => used < rounds && turn.budget.allows(used);
        return search.choose({ ...turn, budget: { allows } });
      },
    },
    timeLimitMs,
  };
}
