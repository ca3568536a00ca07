import { Match, SEATS } from '@safehouse/contract';
import { perft } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import type { RulesVersion } from './rules-version.ts';
import { openMatch, RULES } from './test-helpers.ts';

function openSeeded(players: number, options: object, rulesVersion: RulesVersion = 2): Match {
  const names = SEATS.slice(0, players).map(String);
  const record = { format: 1, game: 'agent-avenue', options, players: names, seed: 'perft', moves: [] };
  const opened = Match.open(RULES[rulesVersion], record);
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.match;
}

const perftCounts = (match: Match, depth: number) => Array.from({ length: depth }, (_, i) => perft(match, i + 1));

test('two players, simple', () => {
  expect(perftCounts(openSeeded(2, { mode: 'simple' }), 5)).toEqual([16, 88, 652, 4048, 22278]);
});

test.each([
  [1, [16, 88, 496, 3328]],
  [2, [16, 88, 496, 3238]],
] as const)('two players, advanced, version %i', (rulesVersion, ways) => {
  expect(perftCounts(openSeeded(2, { mode: 'advanced' }, rulesVersion), 4)).toEqual(ways);
});

test.each([
  [0, [16, 91, 430, 2248]],
  [1, [14, 140, 1035, 5837]],
])('three players, seat %i alone', (lone, ways) => {
  expect(perftCounts(openSeeded(3, { mode: 'advanced', lone }), 4)).toEqual(ways);
});

test('four players', () => {
  expect(perftCounts(openSeeded(4, { mode: 'advanced' }), 4)).toEqual([14, 146, 1210, 7112]);
});

test('four different cards in hand: twelve offers, four swaps, and two answers to each offer', () => {
  const hands = [
    ['enforcer', 'saboteur', 'sentinel', 'mole'],
    ['double-agent', 'codebreaker', 'daredevil', 'sidekick'],
  ] as const;
  expect(perft(openMatch({ hands }), 1)).toBe(12 + 4);
  const name = 'saboteur' as const;
  expect(perft(openMatch({ hands: [[name, name, name, name]] }), 1)).toBe(1 + 1);
});

test.each([
  [1, [3, 8, 20, 57]],
  [2, [3, 6, 14, 36]],
] as const)('a market visit of both sides and a chain, version %i', (rulesVersion, ways) => {
  const match = openMatch({
    rulesVersion,
    mode: 'advanced',
    script: [['daredevil', 'daredevil', 'up']],
    hands: [
      ['daredevil', 'daredevil', 'enforcer', 'sentinel'],
      ['sentinel', 'sentinel', 'saboteur', 'saboteur'],
    ],
    market: ['spycation', 'smoke-screen', 'double-trouble', 'secret-recruit', 'mind-control'],
    deck: ['daredevil'],
  });
  expect(perftCounts(match, 4)).toEqual(ways);
});
