import type { Player } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { master, planner } from './master.ts';
import { rough } from './rough.ts';

const thoughtless = rough(0.8);
const expert = planner({ turns: 2, width: 2 });

/** From a friendly opponent to the strongest; `ms` is the time a server gives for a move. */
export const levels = {
  gentle: { player: thoughtless, ms: 20 },
  steady: { player: mindful(0.35), ms: 50 },
  sharp: { player: mindful(0.7), ms: 50 },
  expert: { player: expert, ms: 50 },
  master: { player: master, ms: 100 },
};

/** Thinks before so large a share of the moves, and plays the others as they come to mind. */
function mindful(share: number): Player<SpyView, SpyMove> {
  return {
    choose: (turn) => (turn.random.below(100) < 100 * share ? expert : thoughtless).choose(turn),
  };
}
