import type { Agent } from '../rules/cards.ts';
import { downCardOf, downTakenIndex, encodePair, OUTCOME_COUNT, upCardOf, upTakenIndex } from './offer-pairs.ts';
import { choosingWinProbability, offeringWinProbability, type TurnOutcomes } from './turn-outcomes.ts';
import type { HandPayoffs } from './turn-solver.ts';
import { countByAgent } from './unseen-cards.ts';
import { handActivations } from './value-network.ts';

/** What is offered from a hand: both cards, or the closed one next to a team mate's open card. */
export type OfferRole = 'both' | { readonly beside: Agent };

/** AA-7, AA-34: the pairs that can be offered from a hand. */
function legalPairs(cards: readonly Agent[], role: OfferRole): number[] {
  const names = [...new Set(cards)];
  if (role === 'both') {
    if (names.length === 1) return [encodePair(names[0], names[0])];
    return names.flatMap((up) => names.filter((down) => down !== up).map((down) => encodePair(up, down)));
  }
  const others = names.filter((down) => down !== role.beside);
  return (others.length > 0 ? others : names).map((down) => encodePair(role.beside, down));
}

/** `averageCard`: the probability of each agent for a drawn card. */
export function computeHandPayoffs(
  outcomes: TurnOutcomes,
  cards: readonly Agent[],
  role: OfferRole,
  averageCard: readonly number[],
): HandPayoffs {
  const { hiddenUnits, hiddenWeights, featureCount } = outcomes.networks.waiting;
  const pairs = legalPairs(cards, role);
  const drawnCards = role === 'both' ? 2 : 1;
  const refilled = countByAgent(cards).map((count, agent) => count + drawnCards * averageCard[agent]);
  const before = handActivations(outcomes.networks.waiting, refilled);
  const after = new Float64Array(hiddenUnits);
  const ifUp = new Float64Array(pairs.length);
  const ifDown = new Float64Array(pairs.length);
  pairs.forEach((pair, i) => {
    const upRow = hiddenUnits * (featureCount + upCardOf(pair));
    const downRow = hiddenUnits * (featureCount + downCardOf(pair));
    for (let unit = 0; unit < hiddenUnits; unit++) {
      after[unit] = before[unit] - hiddenWeights[downRow + unit] - (role === 'both' ? hiddenWeights[upRow + unit] : 0);
    }
    ifUp[i] = offeringWinProbability(outcomes, upTakenIndex(pair), after);
    ifDown[i] = offeringWinProbability(outcomes, downTakenIndex(pair), after);
  });
  return { pairs, ifUp, ifDown };
}

/** The value of every outcome to the choosing side. `counts` is its hand by agent, with fractions for a guess. */
export function computeChooserPayoffs(outcomes: TurnOutcomes, counts: readonly number[]): Float64Array {
  const hand = handActivations(outcomes.networks.moving, counts);
  return Float64Array.from({ length: OUTCOME_COUNT }, (_, outcome) => choosingWinProbability(outcomes, outcome, hand));
}
