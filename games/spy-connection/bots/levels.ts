import type { BotLevel, Player } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { beamSearchPlayer, master } from './master.ts';
import { noisyPolicyPlayer } from './noisy-policy.ts';

/** Looks two turns ahead. */
const expert = beamSearchPlayer({ turns: 2, width: 2 });
const noLookaheadPlayer = noisyPolicyPlayer(0.8);

/** From a friendly opponent to the strongest; the milliseconds are a ceiling, seldom reached. */
export const levels = {
  gentle: { player: mixedPlayer(32), timeLimitMs: 150 },
  steady: { player: mixedPlayer(58), timeLimitMs: 150 },
  sharp: { player: mixedPlayer(82), timeLimitMs: 150 },
  expert: { player: expert, timeLimitMs: 150 },
  master: { player: master, timeLimitMs: 200 },
} satisfies { readonly [name: string]: BotLevel };

/** Thinks before so many moves of a hundred, and plays the others as they come to mind. */
function mixedPlayer(often: number): Player<SpyView, SpyMove> {
  return {
    choose: (turn) => (turn.random.below(100) < often ? expert : noLookaheadPlayer).choose(turn),
  };
}
