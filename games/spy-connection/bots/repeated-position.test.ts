import { runMatch } from '@safehouse/bots';
import { Deal, quickRandom, roundsBudget, SEATS, type Seat } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { SpyFact } from '../rules/facts.ts';
import { rules } from '../rules/index.ts';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { levels } from './levels.ts';
import { countRepetitions } from './repeated-position.ts';
import { startMatch, turnFor } from './test-helpers.ts';

const MAX_MOVES = 1400;
const PLAYERS = 2;
const [OWN, OTHER] = SEATS;

// In these matches, players who always play their best move would repeat a few turns forever.
test.each([
  ['gentle', 72],
  ['gentle', 133],
  ['steady', 19],
  ['sharp', 10],
  ['sharp', 31],
  ['sharp', 54],
] as const)('a match between two of %s comes to its end (deal %i)', (level, number) => {
  const options = rules.parseOptions({ options: {}, players: PLAYERS, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  const deal = new Deal(`endless ${number}`);
  const state = rules.setup(options.value, PLAYERS, deal);
  const seatedPlayers = [OWN, OTHER].map((seat) => ({
    player: levels[level].player,
    random: quickRandom(10 * number + seat),
    budget: () => roundsBudget(Number.POSITIVE_INFINITY),
  }));
  const match = { game: rules, state, seatedPlayers, chance: deal, random: quickRandom(number), maxMoves: MAX_MOVES };
  expect(runMatch(match, null)).toBeLessThan(MAX_MOVES);
  expect(state.result).not.toBeNull();
});

const began = (seat: Seat): SpyFact => ({ type: 'turn-began', seat, turn: 'regular' });
const travelled = (seat: Seat, from: string, to: string): SpyFact => ({ type: 'travelled', seat, from, to });
const recalled: SpyFact = { type: 'recalled', seat: OWN, space: 's01', agents: 1 };
const connected: SpyFact = {
  type: 'connected',
  seat: OWN,
  via: 'PAR-LON',
  from: 'PAR',
  to: 'LON',
  placed: [{ space: 's01', agents: 1 }],
};
/** Both spies go to another city and come back. */
const ROUND_TRIP: readonly SpyFact[] = [
  ...[travelled(OWN, 'LON', 'PAR'), began(OTHER), travelled(OTHER, 'BER', 'WAR'), began(OWN)],
  ...[recalled, connected, began(OTHER), travelled(OTHER, 'WAR', 'BER'), began(OWN)],
];

function repetitionsAfter(facts: readonly SpyFact[]): number {
  return countRepetitions({ ...turnFor(startMatch(TEST_HEADERS[0], 1), 1), seat: OWN, facts });
}

test('a turn that begins as an earlier one of the seat did is a repetition, and each one counts', () => {
  expect(repetitionsAfter([began(OWN)])).toBe(0);
  expect(repetitionsAfter([began(OWN), ...ROUND_TRIP])).toBe(1);
  expect(repetitionsAfter([began(OWN), ...ROUND_TRIP, ...ROUND_TRIP])).toBe(2);
});

test('it is none where a spy, an agent or a mark is elsewhere', () => {
  expect(repetitionsAfter([began(OWN), ...ROUND_TRIP.slice(0, 4)])).toBe(0);
  expect(repetitionsAfter([began(OWN), ...ROUND_TRIP.filter((fact) => fact !== recalled)])).toBe(0);
  const marked: SpyFact = { type: 'marked', seat: OWN, mission: 'm01', city: 'LON' };
  expect(repetitionsAfter([began(OWN), marked, ...ROUND_TRIP])).toBe(0);
  expect(repetitionsAfter([began(OWN), marked, { ...marked, type: 'unmarked' }, ...ROUND_TRIP])).toBe(1);
});

test('it is none after what nobody can take back, within a turn, or without a history', () => {
  const discarded: SpyFact = { type: 'discarded', seat: OTHER, mission: 'm01', agents: 0 };
  expect(repetitionsAfter([began(OWN), discarded, ...ROUND_TRIP])).toBe(0);
  expect(repetitionsAfter([began(OWN), ...ROUND_TRIP, recalled])).toBe(0);
  expect(repetitionsAfter([])).toBe(0);
});
