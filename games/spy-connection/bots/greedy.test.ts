import { MoveList, type Player, quickRandom, roundsBudget, unrecordedChance } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rules, type SpyMove, type SpyView } from '../rules/index.ts';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { greedy } from './greedy.ts';

const randomPlayer: Player<SpyView, SpyMove> = {
  choose: ({ legal, random }) => legal[random.below(legal.length)],
};

/** The winner of one match, or null where it does not end. */
function playMatch(
  header: (typeof TEST_HEADERS)[number],
  seats: readonly Player<SpyView, SpyMove>[],
  seed: number,
): number | null {
  const options = rules.parseOptions(header);
  if (!options.ok) throw new Error(options.message);
  const dice = quickRandom(seed);
  const state = rules.setup(options.value, seats.length, unrecordedChance(dice));
  for (let moves = 0; moves < 2000; moves++) {
    const result = rules.result(state);
    if (result) return result.winners[0];
    const [seat] = rules.toAct(state);
    const legal = new MoveList();
    rules.legal(state, seat, legal);
    const written = legal.toArray().map((move) => rules.writeMove(state, move));
    const choice = seats[seat].choose({
      seat,
      view: rules.view(state, seat),
      legal: written,
      random: dice,
      budget: roundsBudget(0),
    });
    const move = rules.parseMove(state, choice);
    expect(move !== null && legal.includes(move)).toBe(true);
    if (move !== null) rules.play(state, seat, move, unrecordedChance(dice), null);
  }
  return null;
}

test.each(TEST_HEADERS)('greedy plays legal moves to the end and beats random seats: %j', (header) => {
  const wins = [0, 1, 2].map((seed) => {
    const place = seed % header.players;
    const seats = Array.from({ length: header.players }, (_, i) => (i === place ? greedy : randomPlayer));
    return playMatch(header, seats, seed) === place;
  });
  expect(wins.filter((won) => won).length).toBeGreaterThanOrEqual(2);
});

test('matches between greedy players end', () => {
  for (const header of TEST_HEADERS) {
    expect(playMatch(header, new Array(header.players).fill(greedy), 11)).not.toBeNull();
  }
});
