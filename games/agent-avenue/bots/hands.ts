import { AGENT_COUNT, type Agent } from '../rules/cards.ts';
import { downTaken, felt, forChoosing, forOffering, PAIRS, type Splits, upTaken } from './splits.ts';
import type { Hand } from './turn-game.ts';
import { counted } from './unseen.ts';

/** How a hand takes part in an offer: it lays both cards, or the closed one beside this open card of a mate. */
export type Part = 'both' | { readonly beside: Agent };

export const pairOf = (up: Agent, down: Agent) => AGENT_COUNT * up + down;
export const upOf = (pair: number) => (pair >> 3) as Agent;
export const downOf = (pair: number) => (pair & 7) as Agent;

/** AA-7, AA-34: the pairs that can come of a hand. */
function pairsOf(cards: readonly Agent[], part: Part): number[] {
  const names = [...new Set(cards)];
  if (part === 'both') {
    if (names.length === 1) return [pairOf(names[0], names[0])];
    return names.flatMap((up) => names.filter((down) => down !== up).map((down) => pairOf(up, down)));
  }
  const others = names.filter((down) => down !== part.beside);
  return (others.length > 0 ? others : names).map((down) => pairOf(part.beside, down));
}

/** A hand with the worth of its pairs. `drawn` is what an unknown card is on average. */
export function handOf(splits: Splits, cards: readonly Agent[], part: Part, drawn: readonly number[]): Hand {
  const net = splits.estimates.waiting;
  const pairs = pairsOf(cards, part);
  const refill = part === 'both' ? 2 : 1;
  const whole = counted(cards).map((count, agent) => count + refill * drawn[agent]);
  const [all, kept] = [felt(net, whole), new Float64Array(net.hidden)];
  const ifUp = new Float64Array(pairs.length);
  const ifDown = new Float64Array(pairs.length);
  pairs.forEach((pair, i) => {
    const up = net.hidden * (net.questions + upOf(pair));
    const down = net.hidden * (net.questions + downOf(pair));
    for (let unit = 0; unit < net.hidden; unit++) {
      kept[unit] = all[unit] - net.first[down + unit] - (part === 'both' ? net.first[up + unit] : 0);
    }
    ifUp[i] = forOffering(splits, upTaken(pair), kept);
    ifDown[i] = forOffering(splits, downTaken(pair), kept);
  });
  return { pairs, ifUp, ifDown };
}

/** What the choosing side makes of every outcome, holding these cards (fractions where they are a guess). */
export function chooserWorth(splits: Splits, cards: readonly number[]): Float64Array {
  const hand = felt(splits.estimates.moving, cards);
  return Float64Array.from({ length: 2 * PAIRS }, (_, place) => forChoosing(splits, place, hand));
}
