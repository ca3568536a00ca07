import {
  createMoveCodec,
  type Game,
  isCertainWin,
  type Move,
  type MoveList,
  quickRandom,
  roundsBudget,
  SEATS,
} from '@safehouse/contract';
import { expect, test } from 'vitest';
import { findCertainWin } from './certain-win.ts';

/** A coin hidden from seat 0, who bets on heads, wins at once, or makes seat 1 lose by any of its answers. */
interface BetState {
  readonly coin: number;
  isAnswer: boolean;
  winner: number | null;
}
const [BET, WIN, TRAP, WAIT] = [0, 1, 2, 3] as Move[];
const MOVES = createMoveCodec(['bet', 'win', 'trap', 'wait'].map((type) => ({ type })));

function betGame(moves: readonly Move[]): Game<BetState, object, object> {
  return {
    id: 'bet',
    version: 1,
    parseOptions: () => ({ ok: true, value: {} }),
    knowsLabel: () => false,
    setup: () => ({ coin: 1, isAnswer: false, winner: null }),
    toAct: ({ winner, isAnswer }) => (winner === null ? [SEATS[isAnswer ? 1 : 0]] : []),
    legal: ({ isAnswer }, _seat, into: MoveList) => {
      for (const move of isAnswer ? [BET, WAIT] : moves) into.push(move);
    },
    play(state, _seat, move) {
      if (state.isAnswer || move === WIN) state.winner = 0;
      else if (move === BET) state.winner = 1 - state.coin;
      else if (move === TRAP) state.isAnswer = true;
    },
    result: ({ winner }) => (winner === null ? null : { winners: [SEATS[winner]], reason: 'points', scores: [] }),
    view: () => ({}),
    redeal: (_view, random) => ({ coin: random.below(2), isAnswer: false, winner: null }),
    clone: (state) => ({ ...state }),
    whyNot: () => ({ code: 'no', rule: null }),
    describe: () => ({}),
    writeMove: (_state, move) => MOVES.write(move),
    parseMove: (_state, move) => MOVES.parse(move),
  };
}

const turnWith = (moves: readonly Move[]) => ({
  seat: SEATS[0],
  view: {},
  legal: moves.map((move) => MOVES.write(move)),
  random: quickRandom(1),
  budget: roundsBudget(0),
});

test('a move that wins at once, or against every answer, is certain; one that depends on a hidden coin is not', () => {
  const game = betGame([BET, WIN, TRAP, WAIT]) as Game;
  const outcomes = [BET, WIN, TRAP, WAIT].map((move) => isCertainWin(game, turnWith([]), move));
  expect(outcomes).toEqual([false, true, true, false]);
});

test('the first certain win is found', () => {
  const find = (moves: readonly Move[]) => findCertainWin(betGame(moves) as Game, turnWith(moves));
  expect(find([BET, TRAP, WIN])).toEqual({ type: 'trap' });
  expect(find([BET, WAIT])).toBeUndefined();
});
