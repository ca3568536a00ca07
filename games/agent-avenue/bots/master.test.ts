import { randomPlayer } from '@safehouse/bots';
import { MoveList, type Player, quickRandom, roundsBudget, type Seat, unrecordedChance } from '@safehouse/contract';
import type { MatchSetup } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { agentAvenue } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { subject } from '../rules/test-helpers.ts';
import { greedy } from './greedy.ts';
import { master } from './master.ts';
import { loadNetwork } from './net/networks.ts';
import { search } from './search.ts';
import { playToEnd, seatPlayer, setupMatch } from './test-helpers.ts';

const ROUNDS = 1;

function turnAt(state: State, seat: Seat, seed: number) {
  const moves = new MoveList();
  agentAvenue.legal(state, seat, moves);
  const legal = moves.toArray().map((move) => agentAvenue.writeMove(state, move));
  const view = agentAvenue.view(state, seat);
  return { seat, view, legal, random: quickRandom(seed), budget: roundsBudget(ROUNDS) };
}

/** Calls back with every position of a match played at random. */
function playRandomMatch(setup: MatchSetup, seed: number, onPosition: (state: State, seat: Seat) => void): void {
  const random = quickRandom(seed);
  const chance = unrecordedChance(random);
  const state = setupMatch(setup, chance);
  while (state.result === null) {
    const seats = agentAvenue.toAct(state);
    const seat = seats[random.below(seats.length)];
    onPosition(state, seat);
    const moves = new MoveList();
    agentAvenue.legal(state, seat, moves);
    agentAvenue.play(state, seat, moves.at(random.below(moves.length)), chance, null);
  }
}

/** The share of matches that the first player wins; every deal is played from both sides. */
function winRate(first: Player, second: Player, setup: MatchSetup, deals: number): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (const own of [0, 1]) {
      const chance = unrecordedChance(quickRandom(deal));
      const state = setupMatch(setup, chance);
      const seatedPlayers = state.sides.sideOf.map((side, seat) =>
        seatPlayer(side === own ? first : second, quickRandom(100 * deal + 10 * own + seat), ROUNDS),
      );
      playToEnd(state, seatedPlayers, chance, quickRandom(deal));
      if (state.result?.winners.some((seat) => state.sides.sideOf[seat] === own)) wins++;
    }
  }
  return wins / (2 * deals);
}

const SIMPLE: MatchSetup = { options: { mode: 'simple' }, players: 2 };

test('master scores every legal move once, between 0 and 1, the best first', () => {
  for (const setup of subject.setups) {
    playRandomMatch(setup, 7, (state, seat) => {
      const turn = turnAt(state, seat, 3);
      const scored = master.scoreMoves(turn);
      const moves = scored.map(({ move }) => JSON.stringify(move));
      expect(moves.toSorted()).toEqual(turn.legal.map((move) => JSON.stringify(move)).toSorted());
      const wins = scored.map(({ win }) => win);
      expect(wins.every((win) => win >= 0 && win <= 1)).toBe(true);
      expect(wins).toEqual(wins.toSorted((a, b) => b - a));
    });
  }
});

test.each([2, 4])('without its net, master searches: %i players', (players) => {
  playRandomMatch({ ...SIMPLE, players }, 5, (state, seat) => {
    expect(master.choose(turnAt(state, seat, 2))).toEqual(search.choose(turnAt(state, seat, 2)));
  });
});

test('the search beats greedy and random', () => {
  expect(winRate(search, greedy, SIMPLE, 20)).toBeGreaterThan(0.65);
  expect(winRate(search, randomPlayer as Player, SIMPLE, 15)).toBeGreaterThan(0.75);
});

test.each(['simple', 'advanced'] as const)(
  '%s mode: with its net, master beats greedy, random and the search',
  async (mode) => {
    await loadNetwork(mode);
    const setup = { options: { mode }, players: 2 };
    expect(winRate(master, greedy, setup, 60)).toBeGreaterThan(0.75);
    expect(winRate(master, randomPlayer as Player, setup, 60)).toBeGreaterThan(0.75);
    expect(winRate(master, search, setup, 60)).toBeGreaterThan(0.5);
  },
);

test.each([
  ['simple', 3],
  ['simple', 4],
  ['advanced', 3],
  ['advanced', 4],
] as const)(
  '%s mode, %i players: with its net, a side of master beats greedy, random and the search',
  async (mode, players) => {
    await loadNetwork(`team-${mode}`);
    const setup = { options: { mode }, players };
    expect(winRate(master, greedy, setup, 40)).toBeGreaterThan(0.7);
    expect(winRate(master, randomPlayer as Player, setup, 40)).toBeGreaterThan(0.75);
    expect(winRate(master, search, setup, 20)).toBeGreaterThan(0.5);
  },
);
