import type { Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, MAX_COLUMN_CARDS } from '../data/constants.ts';
import { ACE, CARD_HALF_POINTS, EQUIPMENT_IDS, KIT } from '../data/equipment.ts';
import { canPlay } from '../rules/agent.ts';
import { opponentOf, type State } from '../rules/state.ts';
import { bestTotal } from './best-total.ts';
import { stopProbability } from './opponent-model.ts';

/** What may be expected of a rival's total at one mission, for every total in half points to hold against it. */
export interface OpponentOdds {
  /** How likely the rival stands below, has failed or has no card there. */
  readonly below: Float64Array;
  /** How likely the rival stands above. */
  readonly above: Float64Array;
  readonly failed: number;
}

/** Totals in half points by likelihood; the last place is for all that fail. */
type TotalDistribution = Float64Array;
const FAILED_TOTAL = LIMIT_HALF_POINTS + 1;

/** Half points of one newspaper; two can lie at a mission, the second by the usb-stick. */
const NEWSPAPER_HALF_POINTS = 6;
const NEWSPAPER_COUNTS = [0, 1, 2];

/** The outlook on a seat's rival, from what lies open: the first card, the number of cards, cards turned up. */
export function estimateOpponentOdds(state: State, seat: Seat, mission: number): OpponentOdds {
  const rival = state.agents[opponentOf(seat)];
  const { count, total, aces, isRevealed } = rival.columns[mission];
  const burden = rival.newspaper[mission];
  if (count === 0) return canPlay(rival) && mission >= state.mission ? UNPLAYED_ODDS : ABSENT_ODDS;
  if (isRevealed) return certainOdds(bestTotal(total + burden, aces));
  return CLOSED_ODDS[burden / NEWSPAPER_HALF_POINTS][rival.kit.cards[rival.kit.locations.indexOf(mission)]][
    count
  ];
}

/** The same, if one more newspaper lay there. */
export function estimateOddsWithNewspaper(state: State, seat: Seat, mission: number): OpponentOdds {
  const rival = state.agents[opponentOf(seat)];
  const burdens = Math.min(rival.newspaper[mission] / NEWSPAPER_HALF_POINTS + 1, NEWSPAPER_COUNTS.length - 1);
  return CLOSED_ODDS[burdens][rival.kit.cards[rival.kit.locations.indexOf(mission)]][
    rival.columns[mission].count
  ];
}

/** A martini can take a lone 0.5 below nothing, which is as good as nothing. */
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

/** By the number of cards: how a column begun with this card ends, if cards come as from a fresh kit. */
function columnTotalsFrom(first: number): TotalDistribution[] {
  const ends = Array.from({ length: MAX_COLUMN_CARDS + 1 }, () => new Float64Array(FAILED_TOTAL + 1));
  const deck = KIT.toSpliced(KIT.indexOf(first), 1);
  const grow = (low: number, aces: number, count: number, chance: number) => {
    const best = bestTotal(low, aces);
    const stops = count === MAX_COLUMN_CARDS ? 1 : stopProbability(low, aces);
    ends[count][Math.min(best, FAILED_TOTAL)] += chance * stops;
    return chance * (1 - stops);
  };
  let reached = new Map([[CARD_HALF_POINTS[first] * 2 + (first === ACE ? 1 : 0), 1]]);
  for (let count = 1; count <= MAX_COLUMN_CARDS; count++) {
    const next = new Map<number, number>();
    for (const [key, chance] of reached) {
      const on = grow(key >> 1, key & 1, count, chance) / deck.length;
      if (on === 0) continue;
      for (const card of deck) {
        const grown = ((key >> 1) + CARD_HALF_POINTS[card]) * 2 + (key & 1 || card === ACE ? 1 : 0);
        next.set(grown, (next.get(grown) ?? 0) + on);
      }
    }
    reached = next;
  }
  return ends;
}

function normalize(totals: TotalDistribution): TotalDistribution {
  const sum = totals.reduce((a, b) => a + b, 0);
  return sum === 0 ? totals : totals.map((chance) => chance / sum);
}

function shiftTotals(totals: TotalDistribution, burden: number): TotalDistribution {
  const moved = new Float64Array(FAILED_TOTAL + 1);
  totals.forEach((chance, total) => {
    moved[Math.min(total + burden, FAILED_TOTAL)] += chance;
  });
  return moved;
}

const FINAL_TOTALS = EQUIPMENT_IDS.map((_, first) => columnTotalsFrom(first));

/** By newspapers, first card and number of cards. */
const CLOSED_ODDS = NEWSPAPER_COUNTS.map((burden) =>
  FINAL_TOTALS.map((byCount) =>
    byCount.map((totals) => toOdds(shiftTotals(normalize(totals), burden * NEWSPAPER_HALF_POINTS))),
  ),
);

const UNPLAYED_ODDS = toOdds(
  normalize(
    FINAL_TOTALS[0][0].map((_, total) =>
      KIT.reduce(
        (sum, first) => sum + FINAL_TOTALS[first].reduce((all, totals) => all + totals[total], 0),
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

/** No card counts as little as failing. */
const ABSENT_ODDS: OpponentOdds = { ...CERTAIN_ODDS[FAILED_TOTAL], failed: 0 };
