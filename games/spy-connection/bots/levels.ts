import type { Level, Player } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { master, planner } from './master.ts';
import { rough } from './rough.ts';

/** Looks two turns ahead. */
const expert = planner({ turns: 2, width: 2 });
const thoughtless = rough(0.8);

/** From a friendly opponent to the strongest; the milliseconds are a ceiling, seldom reached. */
export const levels = {
  gentle: { player: mindful(32), ms: 150 },
  steady: { player: mindful(58), ms: 150 },
  sharp: { player: mindful(82), ms: 150 },
  expert: { player: expert, ms: 150 },
  master: { player: master, ms: 200 },
} satisfies { readonly [name: string]: Level };

/** Thinks before so many moves of a hundred, and plays the others as they come to mind. */
function mindful(often: number): Player<SpyView, SpyMove> {
  return {
    choose: (turn) => (turn.random.below(100) < often ? expert : thoughtless).choose(turn),
  };
}
