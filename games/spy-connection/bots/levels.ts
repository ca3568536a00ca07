import type { BotLevel, Player } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { createBeamSearchPlayer, master } from './master.ts';
import { createNoisyPlayer } from './noisy-player.ts';

const expert = createBeamSearchPlayer({ turns: 2, width: 2 });
const noLookaheadPlayer = createNoisyPlayer(0.8);

/** The weakest first. Search limits set a level's strength; the time limit is seldom reached. */
export const levels = {
  gentle: { player: createMixedPlayer(32), timeLimitMs: 150 },
  steady: { player: createMixedPlayer(58), timeLimitMs: 150 },
  sharp: { player: createMixedPlayer(82), timeLimitMs: 150 },
  expert: { player: expert, timeLimitMs: 150 },
  master: { player: master, timeLimitMs: 200 },
} satisfies { readonly [name: string]: BotLevel };

/** Searches before this percentage of its moves, and plays the others without lookahead. */
function createMixedPlayer(searchPercent: number): Player<SpyView, SpyMove> {
  return {
    choose: (turn) => (turn.random.below(100) < searchPercent ? expert : noLookaheadPlayer).choose(turn),
  };
}
