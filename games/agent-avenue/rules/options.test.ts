import { Match } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { agentAvenue } from './index.ts';
import { describeMatch, openMatch } from './test-helpers.ts';

function openWithOptions(players: number, options: object, rest: object = {}) {
  const names = Array.from({ length: players }, (_, i) => `player ${i}`);
  return Match.open(agentAvenue, {
    format: 1,
    game: 'agent-avenue',
    players: names,
    options,
    moves: [],
    ...rest,
  });
}

test('without options a match is in simple mode', () => {
  const result = openWithOptions(2, {});
  expect(result.ok && describeMatch(result.match).mode).toBe('simple');
});

test('two, three and four players can sit down, in either mode', () => {
  for (const players of [2, 3, 4]) {
    for (const mode of ['simple', 'advanced']) expect(openWithOptions(players, { mode }).ok).toBe(true);
  }
});

test('with three players seat 1 is alone unless the option says seat 0', () => {
  const seats = (lone?: 0 | 1) =>
    describeMatch(openMatch({ players: 3, ...(lone !== undefined && { lone }) })).sides.map((side) => side.seats);
  expect(seats()).toEqual([[0, 2], [1]]);
  expect(seats(1)).toEqual([[0, 2], [1]]);
  expect(seats(0)).toEqual([[0], [1, 2]]);
});

test('with four players the sides sit alternately', () => {
  expect(describeMatch(openMatch({ players: 4 })).sides.map((side) => side.seats)).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test.each([
  ['one player', 1, {}],
  ['five players', 5, {}],
  ['no players', 0, {}],
  ['an unknown mode', 2, { mode: 'expert' }],
  ['a mode that is no word', 2, { mode: null }],
  ['an unknown option', 2, { speed: 'fast' }],
  ['a lone seat among two', 2, { lone: 1 }],
  ['a lone seat among four', 4, { lone: 0 }],
  ['a lone seat 2', 3, { lone: 2 }],
  ['a lone seat written as text', 3, { lone: '0' }],
])('%s is a bad header', (_what, players, options) => {
  expect(openWithOptions(players, options)).toMatchObject({
    ok: false,
    fault: { at: null, code: 'bad-header' },
  });
});

test('the game has no editions', () => {
  expect(openWithOptions(2, {}, { edition: {} })).toMatchObject({ ok: false, fault: { code: 'bad-header' } });
});

test('only the agent and market decks can be fixed', () => {
  expect(openWithOptions(2, {}, { decks: { traitors: [] } })).toMatchObject({
    ok: false,
    fault: { code: 'bad-deck' },
  });
});

test('a market deck in simple mode is known but never used', () => {
  expect(openWithOptions(2, {}, { decks: { market: ['whatever'] } }).ok).toBe(true);
  expect(openWithOptions(2, { mode: 'advanced' }, { decks: { market: ['whatever'] } })).toMatchObject({
    ok: false,
    fault: { code: 'bad-deck' },
  });
});
