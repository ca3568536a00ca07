import {
  type Chance,
  createMoveCodec,
  type Game,
  type Move,
  type Player,
  quickRandom,
  roundsBudget,
  type Seat,
} from '@safehouse/contract';
import { expect, test } from 'vitest';
import { randomPlayer } from './random-player.ts';
import { runMatch } from './run-match.ts';

const moveCodec = createMoveCodec([{ type: 'wave' }, { type: 'nod' }] as const);
const NO_CHANCE: Chance = { shuffle: () => undefined };

interface GreetingState {
  readonly seen: Set<number>;
}

/** Ends when both have greeted, in either order. */
const greetingGame = {
  toAct: ({ seen }: GreetingState) => (seen.size === 2 ? [] : ([0, 1] as Seat[])),
  legal: (_state: GreetingState, _seat: Seat, into: { push(move: Move): void }) => {
    into.push(0 as Move);
    into.push(1 as Move);
  },
  play: ({ seen }: GreetingState, seat: Seat) => {
    seen.add(seat);
  },
  result: ({ seen }: GreetingState) => (seen.size === 2 ? { winners: [], reason: 'done', scores: [0, 0] } : null),
  writeMove: (_state: GreetingState, move: Move) => moveCodec.write(move),
  parseMove: (_state: GreetingState, value: unknown) => moveCodec.parse(value),
  view: () => ({}),
} as unknown as Game;

const botMatch = (players: readonly Player[], maxMoves = 100) => ({
  game: greetingGame,
  state: { seen: new Set<number>() },
  seatedPlayers: players.map((player) => ({ player, random: quickRandom(2), budget: () => roundsBudget(0) })),
  chance: NO_CHANCE,
  random: quickRandom(1),
  maxMoves,
});

test('where several may act, the seat that has just moved waits for the others', () => {
  for (let i = 0; i < 20; i++) expect(runMatch(botMatch([randomPlayer, randomPlayer]), null)).toBe(2);
});

test('the listener gets every move', () => {
  const seats: Seat[] = [];
  runMatch(botMatch([randomPlayer, randomPlayer]), (seat) => seats.push(seat));
  expect(seats.toSorted()).toEqual([0, 1]);
});

test('stops when the moves run out', () => {
  expect(runMatch(botMatch([randomPlayer, randomPlayer], 1), null)).toBe(1);
});

test('a copy of a legal move is legal', () => {
  const copying: Player = { choose: ({ legal }) => ({ ...legal[1] }) };
  const played: Move[] = [];
  runMatch(botMatch([copying, copying]), (_, move) => played.push(move));
  expect(played).toEqual([1, 1]);
});

test('an illegal choice throws', () => {
  const broken: Player = { choose: () => ({ type: 'shout' }) };
  expect(() => runMatch(botMatch([broken, broken]), null)).toThrow('illegal');
});

test('the random player chooses among all legal moves', () => {
  const legal = [{ type: 'wave' }, { type: 'nod' }];
  const random = quickRandom(5);
  const chosen = new Set(
    Array.from({ length: 40 }, () =>
      randomPlayer.choose({ seat: 0 as Seat, view: {}, legal, random, budget: roundsBudget(0) }),
    ),
  );
  expect(chosen.size).toBe(2);
});
