import { AGENT_COUNT, type Agent } from '../rules/cards.ts';
import {
  choosingWinProbability,
  downTakenIndex,
  handActivations,
  offeringWinProbability,
  PAIR_COUNT,
  type TurnOutcomes,
  upTakenIndex,
} from './turn-outcomes.ts';
import type { HandPayoffs } from './turn-solver.ts';
import { countByAgent } from './unseen-cards.ts';

/** How a hand takes part in an offer: it lays both cards, or the closed one beside this open card of a mate. */
export type OfferRole = 'both' | { readonly beside: Agent };

export const encodePair = (up: Agent, down: Agent) => AGENT_COUNT * up + down;
export const upCardOf = (pair: number) => (pair >> 3) as Agent;
export const downCardOf = (pair: number) => (pair & 7) as Agent;

/** AA-7, AA-34: the pairs that can come of a hand. */
function legalPairs(cards: readonly Agent[], part: OfferRole): number[] {
  const names = [...new Set(cards)];
  if (part === 'both') {
    if (names.length === 1) return [encodePair(names[0], names[0])];
    return names.flatMap((up) => names.filter((down) => down !== up).map((down) => encodePair(up, down)));
  }
  const others = names.filter((down) => down !== part.beside);
  return (others.length > 0 ? others : names).map((down) => encodePair(part.beside, down));
}

/** A hand with the worth of its pairs. `drawn` is what an unknown card is on average. */
export function computeHandPayoffs(
  splits: TurnOutcomes,
  cards: readonly Agent[],
  part: OfferRole,
  drawn: readonly number[],
): HandPayoffs {
  const net = splits.networks.waiting;
  const pairs = legalPairs(cards, part);
  const refill = part === 'both' ? 2 : 1;
  const whole = countByAgent(cards).map((count, agent) => count + refill * drawn[agent]);
  const [all, kept] = [handActivations(net, whole), new Float64Array(net.hiddenUnits)];
  const ifUp = new Float64Array(pairs.length);
  const ifDown = new Float64Array(pairs.length);
  pairs.forEach((pair, i) => {
    const up = net.hiddenUnits * (net.featureCount + upCardOf(pair));
    const down = net.hiddenUnits * (net.featureCount + downCardOf(pair));
    for (let unit = 0; unit < net.hiddenUnits; unit++) {
      kept[unit] =
        all[unit] - net.hiddenWeights[down + unit] - (part === 'both' ? net.hiddenWeights[up + unit] : 0);
    }
    ifUp[i] = offeringWinProbability(splits, upTakenIndex(pair), kept);
    ifDown[i] = offeringWinProbability(splits, downTakenIndex(pair), kept);
  });
  return { pairs, ifUp, ifDown };
}

/** What the choosing side makes of every outcome, holding these cards (fractions where they are a guess). */
export function computeChooserPayoffs(splits: TurnOutcomes, cards: readonly number[]): Float64Array {
  const hand = handActivations(splits.networks.moving, cards);
  return Float64Array.from({ length: 2 * PAIR_COUNT }, (_, place) =>
    choosingWinProbability(splits, place, hand),
  );
}
