import { Deal, MoveList, quickRandom, type Random, roundsBudget, type Seat } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { kompromat } from '../rules/index.ts';
import { DEFAULT_OPTIONS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { greedy } from './greedy.ts';

function choose(state: State, seat: Seat, isGreedy: (seat: Seat) => unknown, random: Random) {
  const list = new MoveList();
  kompromat.legal(state, seat, list);
  const legal = list.toArray().map((move) => kompromat.writeMove(state, move));
  if (!isGreedy(seat)) return legal[random.below(legal.length)];
  const chosen = greedy.choose({
    seat,
    view: kompromat.view(state, seat),
    legal,
    random,
    budget: roundsBudget(0),
  });
  expect(legal).toContain(chosen);
  return chosen;
}

function playMatch(seed: number, isGreedy: (seat: Seat) => unknown): readonly number[] {
  const random = quickRandom(seed);
  const deal = new Deal(String(seed));
  const state = kompromat.setup(DEFAULT_OPTIONS, 2, deal);
  for (;;) {
    const [seat] = kompromat.toAct(state);
    if (seat === undefined) return kompromat.result(state)?.winners ?? [];
    const move = kompromat.parseMove(state, choose(state, seat, isGreedy, random));
    if (move === null) throw new Error('not a move');
    kompromat.play(state, seat, move, deal, null);
  }
}

test('greedy beats random clearly, from either seat', () => {
  let wins = 0;
  for (let seed = 0; seed < 100; seed++) {
    if (playMatch(seed, (seat) => seat === seed % 2).includes(seed % 2)) wins++;
  }
  expect(wins).toBeGreaterThan(85);
});

test('greedy against itself is even', () => {
  let wins = 0;
  for (let seed = 0; seed < 100; seed++) if (playMatch(seed, () => true).includes(0)) wins++;
  expect(Math.abs(wins - 50)).toBeLessThan(20);
});
