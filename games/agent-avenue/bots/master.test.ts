import { randomPlayer, runMatch } from '@safehouse/bots';
import {
  MoveList,
  type Player,
  quickRandom,
  roundsBudget,
  type Seat,
  unrecordedChance,
} from '@safehouse/contract';
import type { MatchSetup } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { agentAvenue } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { subject } from '../rules/test-helpers.ts';
import { greedy } from './greedy.ts';
import { master } from './master.ts';

const ROUNDS = 1;

function optionsFor({ options, players }: MatchSetup): Options {
  const checked = agentAvenue.parseOptions({ options, players, edition: undefined });
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
}

function turnAt(state: State, seat: Seat, seed: number) {
  const moves = new MoveList();
  agentAvenue.legal(state, seat, moves);
  const legal = moves.toArray().map((move) => agentAvenue.writeMove(state, move));
  const view = agentAvenue.view(state, seat);
  return { seat, view, legal, random: quickRandom(seed), budget: roundsBudget(ROUNDS) };
}

/** Shows every position of a match played at random. */
function playRandomMatch(seating: MatchSetup, seed: number, see: (state: State, seat: Seat) => void): void {
  const luck = quickRandom(seed);
  const chance = unrecordedChance(luck);
  const state = agentAvenue.setup(optionsFor(seating), seating.players, chance);
  while (state.result === null) {
    const seats = agentAvenue.toAct(state);
    const seat = seats[luck.below(seats.length)];
    see(state, seat);
    const moves = new MoveList();
    agentAvenue.legal(state, seat, moves);
    agentAvenue.play(state, seat, moves.at(luck.below(moves.length)), chance, null);
  }
}

/** Mirrored matches of two sides: the share that the first wins. */
function winRate(first: Player, second: Player, seating: MatchSetup, deals: number): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (const own of [0, 1]) {
      const chance = unrecordedChance(quickRandom(deal));
      const state = agentAvenue.setup(optionsFor(seating), seating.players, chance);
      const sitters = state.sides.sideOf.map((side, seat) => ({
        player: side === own ? first : second,
        random: quickRandom(100 * deal + 10 * own + seat),
        budget: () => roundsBudget(ROUNDS),
      }));
      runMatch(
        {
          game: agentAvenue,
          state,
          seatedPlayers: sitters,
          chance,
          random: quickRandom(deal),
          maxMoves: 500,
        },
        null,
      );
      if (state.result?.winners.some((seat) => state.sides.sideOf[seat] === own)) wins++;
    }
  }
  return wins / (2 * deals);
}

const SIMPLE: MatchSetup = { options: { mode: 'simple' }, players: 2 };

test('master weighs every legal move once, between 0 and 1, the best first', () => {
  for (const seating of subject.setups) {
    playRandomMatch(seating, 7, (state, seat) => {
      const turn = turnAt(state, seat, 3);
      const weighed = master.scoreMoves(turn);
      const moves = weighed.map(({ move }) => JSON.stringify(move));
      expect(moves.toSorted()).toEqual(turn.legal.map((move) => JSON.stringify(move)).toSorted());
      const wins = weighed.map(({ win }) => win);
      expect(wins.every((win) => win >= 0 && win <= 1)).toBe(true);
      expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    });
  }
});

test('master beats greedy and random', () => {
  expect(winRate(master, greedy, SIMPLE, 20)).toBeGreaterThan(0.65);
  expect(winRate(master, randomPlayer as Player, SIMPLE, 15)).toBeGreaterThan(0.75);
});

test('pairs of masters beat pairs of random', () => {
  for (const mode of ['simple', 'advanced']) {
    expect(winRate(master, randomPlayer as Player, { options: { mode }, players: 4 }, 6)).toBeGreaterThan(
      0.7,
    );
  }
});
