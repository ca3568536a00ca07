import { randomPlayer } from '@safehouse/bots';
import { Deal, type Player, quickRandom, type Result, roundsBudget } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { legalMoves, openMatch, viewFor } from '../rules/test-helpers.ts';
import { greedy } from './greedy.ts';
import { playToEnd, seatPlayer, setupMatch } from './test-helpers.ts';

function playMatch(mode: string, players: readonly Player[], seed: number): Result | null {
  const deal = new Deal(`greedy ${seed}`);
  const state = setupMatch({ options: { mode }, players: players.length }, deal);
  const random = quickRandom(seed);
  const seatedPlayers = players.map((player) => seatPlayer(player, random));
  playToEnd(state, seatedPlayers, deal, random);
  return state.result;
}

/** The share of matches that greedy wins, from both seats alternately. */
function winRate(mode: string, matches: number): number {
  let wins = 0;
  for (let seed = 0; seed < matches; seed++) {
    const own = seed % 2;
    const players = own === 0 ? [greedy, randomPlayer] : [randomPlayer, greedy];
    if (playMatch(mode, players as Player[], seed)?.winners.some((seat) => seat === own)) wins++;
  }
  return wins / matches;
}

test.each(['simple', 'advanced'])('greedy beats random clearly in %s mode', (mode) => {
  expect(winRate(mode, 400)).toBeGreaterThan(0.65);
});

test.each(['simple', 'advanced'])('four greedy players finish every match in %s mode', (mode) => {
  for (let seed = 0; seed < 50; seed++) {
    const result = playMatch(mode, [greedy, greedy, greedy, greedy] as Player[], seed);
    expect(result, `seed ${seed}`).not.toBeNull();
  }
});

test('a greedy team beats a random team', () => {
  let wins = 0;
  for (let seed = 0; seed < 200; seed++) {
    const players = [greedy, randomPlayer, greedy, randomPlayer] as Player[];
    if (playMatch('advanced', players, seed)?.winners.some((seat) => seat === 0)) wins++;
  }
  expect(wins).toBeGreaterThan(120);
});

test('greedy recruits the third Codebreaker when it lies open', () => {
  const match = openMatch({
    script: [
      ['enforcer', 'codebreaker', 'down'],
      ['codebreaker', 'saboteur', 'down'],
    ],
    hands: [['codebreaker', 'mole']],
  });
  const played = match.play(match.toAct[0], { type: 'offer', up: 'codebreaker', down: 'mole' });
  expect(played.ok).toBe(true);
  const [seat] = match.toAct;
  const choice = greedy.choose({
    seat,
    legal: legalMoves(match, seat),
    view: viewFor(match, seat),
    random: quickRandom(1),
    budget: roundsBudget(0),
  });
  expect(choice).toEqual({ type: 'recruit', card: 'up' });
});
