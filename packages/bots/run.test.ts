import {
  type Chance,
  type Game,
  type Move,
  type Player,
  quickRandom,
  roundsBudget,
  type Seat,
  vocabulary,
} from '@safehouse/contract';
import { expect, test } from 'vitest';
import { random } from './random.ts';
import { run } from './run.ts';

const words = vocabulary([{ type: 'wave' }, { type: 'nod' }] as const);
const NO_CHANCE: Chance = { shuffle: () => undefined };

interface Greeting {
  readonly seen: Set<number>;
}

/** Over when both have greeted, in either order. */
const greeting = {
  toAct: ({ seen }: Greeting) => (seen.size === 2 ? [] : ([0, 1] as Seat[])),
  legal: (_state: Greeting, _seat: Seat, into: { push(move: Move): void }) => {
    into.push(0 as Move);
    into.push(1 as Move);
  },
  play: ({ seen }: Greeting, seat: Seat) => {
    seen.add(seat);
  },
  result: ({ seen }: Greeting) => (seen.size === 2 ? { winners: [], reason: 'done', scores: [0, 0] } : null),
  write: (_state: Greeting, move: Move) => words.write(move),
  view: () => ({}),
} as unknown as Game;

const table = (players: readonly Player[], mostMoves = 100) => ({
  game: greeting,
  state: { seen: new Set<number>() },
  sitters: players.map((player) => ({ player, random: quickRandom(2), budget: () => roundsBudget(0) })),
  chance: NO_CHANCE,
  random: quickRandom(1),
  mostMoves,
});

test('where several may act, whoever just has waits for the others', () => {
  for (let i = 0; i < 20; i++) expect(run(table([random, random]), null)).toBe(2);
});

test('every move is shown before it is played', () => {
  const seats: Seat[] = [];
  run(table([random, random]), (seat) => seats.push(seat));
  expect(seats.toSorted()).toEqual([0, 1]);
});

test('stops when the moves run out', () => {
  expect(run(table([random, random], 1), null)).toBe(1);
});

test('a player who answers with what is not legal is a broken player', () => {
  const broken: Player = { choose: () => ({ type: 'shout' }) };
  expect(() => run(table([broken, broken]), null)).toThrow('not legal');
});

test('random chooses among all legal moves', () => {
  const legal = [{ type: 'wave' }, { type: 'nod' }];
  const luck = quickRandom(5);
  const chosen = new Set(
    Array.from({ length: 40 }, () =>
      random.choose({ seat: 0 as Seat, view: {}, legal, random: luck, budget: roundsBudget(0) }),
    ),
  );
  expect(chosen.size).toBe(2);
});
