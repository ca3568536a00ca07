import type { Agent } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { computeHandPayoffs, type OfferRole } from './hand-payoffs.ts';
import type { SearchContext } from './search-context.ts';
import { computeTurnOutcomes, type TurnOutcomes } from './turn-outcomes.ts';
import type { HandPayoffs } from './turn-solver.ts';
import { drawRandomHand } from './unseen-cards.ts';

/** The outcomes of this turn in a sampled world. In simple mode they are the same in all worlds. */
export function sampleTurnOutcomes({ view, networks, random }: SearchContext): TurnOutcomes {
  return computeTurnOutcomes(rules.redeal(view, random), networks);
}

/** Random hands for the offering side, drawn from the cards it may hold. */
export function sampleHands(
  { effort, random, averageUnseenCard }: SearchContext,
  outcomes: TurnOutcomes,
  pool: Agent[],
  role: OfferRole,
): HandPayoffs[] {
  return Array.from({ length: effort.sampledHands }, () =>
    computeHandPayoffs(outcomes, drawRandomHand(pool, random), role, averageUnseenCard),
  );
}
