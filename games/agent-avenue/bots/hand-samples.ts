import type { Agent } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { computeHandPayoffs, type OfferRole } from './hand-payoffs.ts';
import type { SearchContext } from './search-context.ts';
import { computeTurnOutcomes, type TurnOutcomes } from './turn-outcomes.ts';
import type { HandPayoffs } from './turn-solver.ts';
import { drawRandomHand } from './unseen-cards.ts';

const ALL_UP_CARDS = 0xff;

/** The outcomes of this turn in a possible world. In simple mode they are the same in all worlds. */
export function sampleTurnOutcomes({ view, networks, random }: SearchContext): TurnOutcomes {
  return computeTurnOutcomes(rules.redeal(view, random), networks, ALL_UP_CARDS);
}

/** Hands that may take part in the offer, drawn from cards that may be in them. */
export function sampleHands(
  table: SearchContext,
  splits: TurnOutcomes,
  pool: Agent[],
  part: OfferRole,
): HandPayoffs[] {
  return Array.from({ length: table.effort.sampledHands }, () =>
    computeHandPayoffs(splits, drawRandomHand(pool, table.random), part, table.averageUnseenCard),
  );
}
