import { type Game, type Move, type MoveList, SEATS, type Seat } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { rotatedLineUps, sideLineUps } from './series.ts';
import { detectSides } from './sides.ts';

interface RaffleState {
  winners: readonly Seat[] | null;
}

/** Seat 0 draws; `draws` lists the winners of each draw. */
const raffleGame = (draws: readonly (readonly number[])[]) =>
  ({
    setup: () => ({ winners: null }),
    toAct: () => [SEATS[0]],
    legal: (_state: RaffleState, _seat: Seat, into: MoveList) => {
      for (const draw of draws.keys()) into.push(draw as Move);
    },
    play: (state: RaffleState, _seat: Seat, draw: Move) => {
      state.winners = draws[draw].map((seat) => SEATS[seat]);
    },
    result: ({ winners }: RaffleState) => winners && { winners, reason: 'luck', scores: [] },
  }) as unknown as Game;

test('seats that win together are partners', () => {
  expect(
    detectSides(
      raffleGame([
        [0, 2],
        [1, 3],
      ]),
      {},
      4,
    ),
  ).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(detectSides(raffleGame([[0, 2], [1]]), {}, 3)).toEqual([[0, 2], [1]]);
});

test('a single seat is a side, also if it never wins or sometimes shares a win', () => {
  expect(detectSides(raffleGame([[0], [1], [0, 1]]), {}, 4)).toEqual([[0], [1], [2], [3]]);
});

test('the first of two bots takes every side once', () => {
  expect(sideLineUps([[SEATS[0], SEATS[2]], [SEATS[1]]])).toEqual([
    [0, 1, 0],
    [1, 0, 1],
  ]);
});

test('every bot takes every seat once', () => {
  expect(rotatedLineUps(3)).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
});
