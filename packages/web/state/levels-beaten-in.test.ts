import { SEATS } from '@safehouse/contract';
import type { PlayerView } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { levelsBeatenIn } from './levels-beaten-in.ts';

const [FIRST, SECOND, THIRD] = SEATS;
const person: PlayerView = { type: 'person', name: 'Ada', user: 'u' };
const bot = (level: string): PlayerView => ({ type: 'bot', level });
const view = {
  seat: FIRST,
  seats: [FIRST],
  players: [person, bot('gentle'), bot('sharp')],
  result: { winners: [FIRST], reason: 'any', scores: [] },
};

test('a player who wins alone has beaten every bot at the table', () => {
  expect(levelsBeatenIn(view)).toEqual(['gentle', 'sharp']);
});

test('a bot that wins as a partner is not beaten', () => {
  expect(levelsBeatenIn({ ...view, result: { ...view.result, winners: [FIRST, THIRD] } })).toEqual(['gentle']);
});

test('nothing is beaten by a loss, a draw, an unfinished match, a spectator, or on a shared device', () => {
  expect(levelsBeatenIn({ ...view, result: { ...view.result, winners: [SECOND] } })).toEqual([]);
  expect(levelsBeatenIn({ ...view, result: { ...view.result, winners: [] } })).toEqual([]);
  expect(levelsBeatenIn({ ...view, result: null })).toEqual([]);
  expect(levelsBeatenIn({ ...view, seat: null, seats: [] })).toEqual([]);
  expect(levelsBeatenIn({ ...view, seats: [FIRST, SECOND] })).toEqual([]);
});
