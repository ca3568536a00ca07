import type { Seat } from '@safehouse/contract';
import { ACE, EQUIPMENT, HALVES, KIT } from '../data/equipment.ts';
import { LIMIT, LONGEST_COLUMN } from '../data/numbers.ts';
import { canPlay } from '../rules/agent.ts';
import { opponentOf, type State } from '../rules/state.ts';
import { stopChance } from './habit.ts';
import { bestTotal } from './totals.ts';

/** What may be expected of a rival's total at one mission, for every total in half points to hold against it. */
export interface Outlook {
  /** How likely the rival stands below, has failed or has no card there. */
  readonly below: Float64Array;
  /** How likely the rival stands above. */
  readonly above: Float64Array;
  readonly failed: number;
}

/** Totals in half points by likelihood; the last place is for all that fail. */
type Totals = Float64Array;
const FAILED = LIMIT + 1;

/** Half points of one newspaper; two can lie at a mission, the second by the usb-stick. */
const NEWSPAPER = 6;
const BURDENS = [0, 1, 2];

/** The outlook on a seat's rival, from what lies open: the first card, the number of cards, cards turned up. */
export function outlookOn(state: State, seat: Seat, mission: number): Outlook {
  const rival = state.agents[opponentOf(seat)];
  const { count, total, aces, shown } = rival.columns[mission];
  const burden = rival.newspaper[mission];
  if (count === 0) return canPlay(rival) && mission >= state.mission ? UNPLAYED : ABSENT;
  if (shown) return certain(bestTotal(total + burden, aces));
  return CLOSED[burden / NEWSPAPER][rival.kit.cards[rival.kit.places.indexOf(mission)]][count];
}

/** The same, if one more newspaper lay there. */
export function burdenedOutlook(state: State, seat: Seat, mission: number): Outlook {
  const rival = state.agents[opponentOf(seat)];
  const burdens = Math.min(rival.newspaper[mission] / NEWSPAPER + 1, BURDENS.length - 1);
  return CLOSED[burdens][rival.kit.cards[rival.kit.places.indexOf(mission)]][rival.columns[mission].count];
}

/** A martini can take a lone 0.5 below nothing, which is as good as nothing. */
export function certain(total: number): Outlook {
  return CERTAIN[Math.max(0, Math.min(total, FAILED))];
}

function outlook(totals: Totals): Outlook {
  const below = new Float64Array(LIMIT + 1);
  const above = new Float64Array(LIMIT + 1);
  for (let t = 0; t <= LIMIT; t++) {
    below[t] = totals[FAILED];
    for (let s = 0; s <= LIMIT; s++) {
      if (s < t) below[t] += totals[s];
      else if (s > t) above[t] += totals[s];
    }
  }
  return { below, above, failed: totals[FAILED] };
}

/** By the number of cards: how a column begun with this card ends, if cards come as from a fresh kit. */
function columnsFrom(first: number): Totals[] {
  const ends = Array.from({ length: LONGEST_COLUMN + 1 }, () => new Float64Array(FAILED + 1));
  const deck = KIT.toSpliced(KIT.indexOf(first), 1);
  const grow = (low: number, aces: number, count: number, chance: number) => {
    const best = bestTotal(low, aces);
    const stops = count === LONGEST_COLUMN ? 1 : stopChance(low, aces);
    ends[count][Math.min(best, FAILED)] += chance * stops;
    return chance * (1 - stops);
  };
  let reached = new Map([[HALVES[first] * 2 + (first === ACE ? 1 : 0), 1]]);
  for (let count = 1; count <= LONGEST_COLUMN; count++) {
    const next = new Map<number, number>();
    for (const [key, chance] of reached) {
      const on = grow(key >> 1, key & 1, count, chance) / deck.length;
      if (on === 0) continue;
      for (const card of deck) {
        const grown = ((key >> 1) + HALVES[card]) * 2 + (key & 1 || card === ACE ? 1 : 0);
        next.set(grown, (next.get(grown) ?? 0) + on);
      }
    }
    reached = next;
  }
  return ends;
}

function normal(totals: Totals): Totals {
  const sum = totals.reduce((a, b) => a + b, 0);
  return sum === 0 ? totals : totals.map((chance) => chance / sum);
}

function burdened(totals: Totals, burden: number): Totals {
  const moved = new Float64Array(FAILED + 1);
  totals.forEach((chance, total) => {
    moved[Math.min(total + burden, FAILED)] += chance;
  });
  return moved;
}

const ENDS = EQUIPMENT.map((_, first) => columnsFrom(first));

/** By newspapers, first card and number of cards. */
const CLOSED = BURDENS.map((burden) =>
  ENDS.map((byCount) => byCount.map((totals) => outlook(burdened(normal(totals), burden * NEWSPAPER)))),
);

const UNPLAYED = outlook(
  normal(
    ENDS[0][0].map((_, total) =>
      KIT.reduce((sum, first) => sum + ENDS[first].reduce((all, totals) => all + totals[total], 0), 0),
    ),
  ),
);

const CERTAIN = Array.from({ length: FAILED + 1 }, (_, total) => {
  const totals = new Float64Array(FAILED + 1);
  totals[total] = 1;
  return outlook(totals);
});

/** No card counts as little as failing. */
const ABSENT: Outlook = { ...CERTAIN[FAILED], failed: 0 };
