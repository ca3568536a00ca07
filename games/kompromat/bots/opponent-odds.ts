import { normalize } from '@safehouse/bots';
import type { Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, MAX_COLUMN_CARDS } from '../data/constants.ts';
import { ACE, CARD_HALF_POINTS, EQUIPMENT_IDS, KIT } from '../data/equipment.ts';
import { type Agent, canPlay } from '../rules/agent.ts';
import { isSettled, opponentOf, type State } from '../rules/state.ts';
import { bestTotal } from './best-total.ts';
import { stopProbability } from './opponent-model.ts';

/** The opponent's total at one mission, compared with every total in half points. */
export interface OpponentOdds {
  /** The probability that the opponent is below, has failed or has no card there. */
  readonly below: Float64Array;
  /** The probability that the opponent is above. */
  readonly above: Float64Array;
  readonly failed: number;
}

/** The probability of each total in half points. The last entry is for all failed totals. */
type TotalDistribution = Float64Array;
const FAILED_TOTAL = LIMIT_HALF_POINTS + 1;

/** Two newspapers can be at a mission, the second through the usb-stick. */
const NEWSPAPER_HALF_POINTS = 6;
const NEWSPAPER_COUNTS = [0, 1, 2];

/** From public knowledge: a declared total, or else the first card, the number of cards, and cards turned up. */
export function estimateOpponentOdds(state: State, seat: Seat, mission: number): OpponentOdds {
  const rival = opponentOf(seat);
  if (isSettled(state, rival, mission)) return certainOdds(state.declared[rival]);
  const opponent = state.agents[rival];
  const { count, total, aces, isRevealed } = opponent.columns[mission];
  const newspaper = opponent.newspaper[mission];
  if (count === 0) return canPlay(opponent) && mission >= state.mission ? UNPLAYED_ODDS : ABSENT_ODDS;
  if (isRevealed) return certainOdds(bestTotal(total + newspaper, aces));
  return CLOSED_ODDS[newspaper / NEWSPAPER_HALF_POINTS][firstCard(opponent, mission)][count];
}

/** The same with one more newspaper there. */
export function estimateOddsWithNewspaper(state: State, seat: Seat, mission: number): OpponentOdds {
  const opponent = state.agents[opponentOf(seat)];
  const newspapers = opponent.newspaper[mission] / NEWSPAPER_HALF_POINTS + 1;
  const countedNewspapers = Math.min(newspapers, NEWSPAPER_COUNTS.length - 1);
  return CLOSED_ODDS[countedNewspapers][firstCard(opponent, mission)][opponent.columns[mission].count];
}

const firstCard = ({ kit }: Agent, mission: number) => kit.cards[kit.locations.indexOf(mission)];

/** A martini can reduce a single 0.5 below 0, which counts as 0. */
export function certainOdds(total: number): OpponentOdds {
  return CERTAIN_ODDS[Math.max(0, Math.min(total, FAILED_TOTAL))];
}

function toOdds(totals: TotalDistribution): OpponentOdds {
  const below = new Float64Array(LIMIT_HALF_POINTS + 1);
  const above = new Float64Array(LIMIT_HALF_POINTS + 1);
  for (let t = 0; t <= LIMIT_HALF_POINTS; t++) {
    below[t] = totals[FAILED_TOTAL];
    for (let s = 0; s <= LIMIT_HALF_POINTS; s++) {
      if (s < t) below[t] += totals[s];
      else if (s > t) above[t] += totals[s];
    }
  }
  return { below, above, failed: totals[FAILED_TOTAL] };
}

/** By number of cards: final totals of a column that starts with this card, drawing from a full deck. */
function columnTotalsFrom(first: number): TotalDistribution[] {
  const finalTotals = Array.from({ length: MAX_COLUMN_CARDS + 1 }, () => new Float64Array(FAILED_TOTAL + 1));
  const deck = KIT.toSpliced(KIT.indexOf(first), 1);
  const addStops = (low: number, aces: number, count: number, probability: number) => {
    const best = bestTotal(low, aces);
    const stops = count === MAX_COLUMN_CARDS ? 1 : stopProbability(low, aces);
    finalTotals[count][Math.min(best, FAILED_TOTAL)] += probability * stops;
    return probability * (1 - stops);
  };
  // The probability of reaching each total. Key: low total * 2 + (1 if there is an ace).
  let reached = new Map([[CARD_HALF_POINTS[first] * 2 + (first === ACE ? 1 : 0), 1]]);
  for (let count = 1; count <= MAX_COLUMN_CARDS; count++) {
    const next = new Map<number, number>();
    for (const [key, probability] of reached) {
      const perCard = addStops(key >> 1, key & 1, count, probability) / deck.length;
      if (perCard === 0) continue;
      for (const card of deck) {
        const nextKey = ((key >> 1) + CARD_HALF_POINTS[card]) * 2 + (key & 1 || card === ACE ? 1 : 0);
        next.set(nextKey, (next.get(nextKey) ?? 0) + perCard);
      }
    }
    reached = next;
  }
  return finalTotals;
}

function shiftTotals(totals: TotalDistribution, halfPoints: number): TotalDistribution {
  const shifted = new Float64Array(FAILED_TOTAL + 1);
  totals.forEach((probability, total) => {
    shifted[Math.min(total + halfPoints, FAILED_TOTAL)] += probability;
  });
  return shifted;
}

const FINAL_TOTALS = EQUIPMENT_IDS.map((_, first) => columnTotalsFrom(first));

/** By newspapers, first card and number of cards. */
const CLOSED_ODDS = NEWSPAPER_COUNTS.map((newspapers) =>
  FINAL_TOTALS.map((byCount) =>
    byCount.map((totals) => toOdds(shiftTotals(normalize(totals), newspapers * NEWSPAPER_HALF_POINTS))),
  ),
);

const UNPLAYED_ODDS = toOdds(
  normalize(
    FINAL_TOTALS[0][0].map((_, total) =>
      KIT.reduce(
        (sum, first) => sum + FINAL_TOTALS[first].reduce((subtotal, totals) => subtotal + totals[total], 0),
        0,
      ),
    ),
  ),
);

const CERTAIN_ODDS = Array.from({ length: FAILED_TOTAL + 1 }, (_, total) => {
  const totals = new Float64Array(FAILED_TOTAL + 1);
  totals[total] = 1;
  return toOdds(totals);
});

/** No card there is lower than every total, like a failure. */
const ABSENT_ODDS: OpponentOdds = { ...CERTAIN_ODDS[FAILED_TOTAL], failed: 0 };
