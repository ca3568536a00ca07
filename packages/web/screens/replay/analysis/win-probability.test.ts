import { Match, quickRandom, SEATS } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { describe, expect, test } from 'vitest';
import { loadModule, TWO_SIDES } from '../test-helpers.ts';
import { outcomeValues, type Sides, winProbabilitiesAt } from './win-probability.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const [A, B, C, D] = SEATS;

/** A position after some random moves. */
async function positionAfter(game: string, players: readonly string[], moves: number) {
  const module = await loadModule(game);
  const opened = Match.open(module.rules, { format: 1, game, players, seed: 'chances', moves: [] });
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const random = quickRandom(8);
  for (let i = 0; i < moves && !match.result; i++) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    match.play(seat, legal[random.below(legal.length)]);
  }
  return { module, match };
}

test('a win is worth 1, divided among the winners, and a draw an equal share', () => {
  expect(outcomeValues({ winners: [B] }, TWO_SIDES)).toEqual([0, 1]);
  expect(outcomeValues({ winners: [] }, TWO_SIDES)).toEqual([0.5, 0.5]);
  expect(outcomeValues({ winners: [A, C] }, [[A], [B], [C], [D]])).toEqual([0.5, 0, 0.5, 0]);
  expect(
    outcomeValues({ winners: [A, C] }, [
      [A, C],
      [B, D],
    ]),
  ).toEqual([1, 0]);
});

describe.each(GAME_IDS)('win probabilities in %s', (game) => {
  test('are about even at the start, and reproducible', async () => {
    const { module, match } = await positionAfter(game, ['a', 'b'], 0);
    const chances = winProbabilitiesAt(module, match.state, TWO_SIDES);
    expect(sum(chances)).toBeCloseTo(1, 9);
    // In a short game the deal alone may decide once all hands are known. Games with a forecast are longer than that.
    if (module.forecast) expect(Math.abs(chances[0] - 0.5)).toBeLessThan(0.3);
    expect(winProbabilitiesAt(module, match.state, TWO_SIDES)).toEqual(chances);
  });

  test('work without a forecast of the game', async () => {
    const { module, match } = await positionAfter(game, ['a', 'b'], 6);
    const { forecast, ...plain } = module;
    expect(sum(winProbabilitiesAt(plain, match.state, TWO_SIDES))).toBeCloseTo(1, 9);
  });
});

test.each<[string, string[], Sides]>([
  ['agent-avenue', ['a', 'b', 'c'], [[A, C], [B]]],
  [
    'agent-avenue',
    ['a', 'b', 'c', 'd'],
    [
      [A, C],
      [B, D],
    ],
  ],
  ['spy-connection', ['a', 'b', 'c'], [[A], [B], [C]]],
  ['spy-connection', ['a', 'b', 'c', 'd'], [[A], [B], [C], [D]]],
])('%s with %o: the win probabilities of all sides add up to 1', async (game, players, sides) => {
  for (const moves of [0, 7, 20]) {
    const { module, match } = await positionAfter(game, players, moves);
    const chances = winProbabilitiesAt(module, match.state, sides);
    expect(chances).toHaveLength(sides.length);
    expect(sum(chances)).toBeCloseTo(1, 9);
  }
});
