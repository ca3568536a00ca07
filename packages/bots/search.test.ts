import {
  createMoveCodec,
  type Evaluator,
  type Game,
  type Move,
  type MoveList,
  quickRandom,
  type Random,
  roundsBudget,
  SEATS,
  type Seat,
} from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { withBlunderGuard } from './blunder-guard.ts';
import { flatMonteCarlo } from './flat-monte-carlo.ts';
import { ismcts } from './ismcts.ts';

/**
 * Two hidden coins, one for each seat, each showing 0 or 1 to its owner. Seat 0 calls the sum of both: a right call
 * wins, a wrong one loses. After a pass, heads on the coin of seat 1 wins for seat 0.
 */
interface CoinsState {
  readonly coins: readonly [number, number];
  winner: Seat | null;
}
interface CoinsView {
  readonly own: number;
  readonly over: boolean;
}

const moveCodec = createMoveCodec([
  { type: 'call', sum: 0 },
  { type: 'call', sum: 1 },
  { type: 'call', sum: 2 },
  { type: 'pass' },
]);

const coinsGame: Game<CoinsState, object, CoinsView> = {
  id: 'coins',
  version: 1,
  parseOptions: () => ({ ok: true, value: {} }),
  knowsLabel: () => false,
  setup: () => ({ coins: [1, 0], winner: null }),
  toAct: ({ winner }) => (winner === null ? [SEATS[0]] : []),
  legal: (_state, _seat, into: MoveList) => {
    for (let move = 0; move < 4; move++) into.push(move as Move);
  },
  play: (state, _seat, move) => {
    const right = move === 3 ? state.coins[1] === 1 : state.coins[0] + state.coins[1] === move;
    state.winner = SEATS[right ? 0 : 1];
  },
  result: ({ winner }) => (winner === null ? null : { winners: [winner], reason: 'call', scores: [null, null] }),
  whyNot: () => ({ code: 'no', rule: null }),
  writeMove: (_state, move) => moveCodec.write(move),
  parseMove: (_state, value) => moveCodec.parse(value),
  describe: (state) => ({ ...state }),
  view: (state) => ({ own: state.coins[0], over: state.winner !== null }),
  clone: (state) => ({ ...state }),
  /** The other coin is heads with probability 3/4. */
  redeal: ({ own }, random) => ({ coins: [own, random.below(4) === 0 ? 0 : 1], winner: null }),
};

const turnWith = (own: number, random: Random, rounds: number) => ({
  seat: SEATS[0],
  view: { own, over: false },
  legal: [0, 1, 2, 3].map((move) => moveCodec.write(move as Move)),
  random,
  budget: roundsBudget(rounds),
});

const SEARCH_BOTS: readonly (readonly [string, (game: Game) => Evaluator])[] = [
  ['flat', flatMonteCarlo],
  ['ismcts', ismcts],
];

describe.each(SEARCH_BOTS)('%s', (_name, search) => {
  const player = search(coinsGame);

  test('finds the best call and its probability', () => {
    const [best] = player.scoreMoves(turnWith(1, quickRandom(1), 2000));
    expect([{ type: 'call', sum: 2 }, { type: 'pass' }]).toContainEqual(best.move);
    expect(Math.abs(best.win - 0.75)).toBeLessThan(0.06);
    expect(player.choose(turnWith(1, quickRandom(2), 500))).not.toEqual({ type: 'call', sum: 0 });
  });

  test('scores every legal move once', () => {
    const scores = player.scoreMoves(turnWith(0, quickRandom(3), 100));
    expect(scores.map(({ move }) => JSON.stringify(move)).sort()).toEqual(
      turnWith(0, quickRandom(3), 0)
        .legal.map((move) => JSON.stringify(move))
        .sort(),
    );
    for (const { win, visits } of scores) expect(win >= 0 && win <= 1 && visits > 0).toBe(true);
  });

  test('the same turn, random numbers and budget give the same scores and visits', () => {
    const score = () => player.scoreMoves(turnWith(1, quickRandom(7), 300));
    expect(score()).toEqual(score());
  });

  test('more rounds give more visits, and no round still gives a move', () => {
    const visitsAfter = (rounds: number) =>
      player.scoreMoves(turnWith(1, quickRandom(1), rounds)).reduce((sum, { visits }) => sum + visits, 0);
    expect(visitsAfter(200)).toBeGreaterThan(visitsAfter(20));
    expect(player.choose(turnWith(1, quickRandom(1), 0))).toBeDefined();
  });

  test('does not ask the budget again after it said no', () => {
    const asked: number[] = [];
    const budget = { allows: (rounds: number) => asked.push(rounds) < 4 };
    player.choose({ ...turnWith(1, quickRandom(1), 0), budget });
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  test('a forced move needs no search', () => {
    const turn = { ...turnWith(1, quickRandom(1), 10), legal: [moveCodec.write(3 as Move)] };
    expect(player.choose(turn)).toEqual({ type: 'pass' });
  });
});

describe('the blunder guard', () => {
  const certain: Game<CoinsState, object, CoinsView> = {
    ...coinsGame,
    redeal: ({ own }) => ({ coins: [own, 1], winner: null }),
  };
  const alwaysCalls = (sum: number) => ({ choose: () => moveCodec.write(sum as Move) });

  test('plays a certain win, whatever the player would choose', () => {
    const choice = withBlunderGuard(certain, alwaysCalls(0)).choose(turnWith(1, quickRandom(1), 0));
    expect([{ type: 'call', sum: 2 }, { type: 'pass' }]).toContainEqual(choice);
  });

  test('does not offer certain losses to the player', () => {
    const onlyLosses: Game<CoinsState, object, CoinsView> = {
      ...certain,
      play: (state, _seat, move) => {
        state.winner = move === 3 ? null : SEATS[1];
      },
    };
    const seen: unknown[] = [];
    const player = withBlunderGuard(onlyLosses, {
      choose: ({ legal }) => {
        seen.push(...legal);
        return legal[0];
      },
    });
    expect(player.choose(turnWith(1, quickRandom(1), 0))).toEqual({ type: 'pass' });
    expect(seen).toEqual([{ type: 'pass' }]);
  });
});
