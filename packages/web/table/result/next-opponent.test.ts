import { SEATS } from '@safehouse/contract';
import type { MatchView, PlayerView } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { nextOpponentAfter } from './next-opponent.ts';

const [FIRST, SECOND] = SEATS;
const CAST = {
  characters: ['weak', 'middle', 'strong'].map((id) => ({ id, name: id, level: id, Face: () => null })),
};
const person: PlayerView = { type: 'person', name: 'Ada', user: 'u' };
const bot = (level: string): PlayerView => ({ type: 'bot', level });

const viewOf = (players: readonly PlayerView[], more: Partial<MatchView> = {}) =>
  ({
    seat: FIRST,
    seats: [FIRST],
    players,
    options: { mode: 'advanced', edition: 'built-in' },
    result: { winners: [FIRST], reason: 'any', scores: [] },
    ...more,
  }) as MatchView;

const nextAfter = (view: MatchView) => nextOpponentAfter(view, CAST);

test('after a win the next stronger character offers the same table', () => {
  expect(nextAfter(viewOf([person, bot('weak')]))).toEqual({
    character: CAST.characters[1],
    table: { levels: ['middle'], options: { mode: 'advanced' }, draw: false, edition: '' },
  });
});

test('of several bots the strongest is replaced', () => {
  const next = nextAfter(
    viewOf([bot('weak'), person, bot('middle')], {
      seat: SECOND,
      seats: [SECOND],
      result: { winners: [SECOND], reason: 'any', scores: [] },
    }),
  );
  expect(next?.table.levels).toEqual(['weak', 'strong']);
});

test('there is no offer after beating the strongest, after a loss, with other people, or without characters', () => {
  expect(nextAfter(viewOf([person, bot('strong')]))).toBeNull();
  const lost = { winners: [SECOND], reason: 'any', scores: [] };
  expect(nextAfter(viewOf([person, bot('weak')], { result: lost }))).toBeNull();
  expect(nextAfter(viewOf([person, bot('weak'), person]))).toBeNull();
  expect(nextAfter(viewOf([person, bot('weak')], { seats: [FIRST, SECOND] }))).toBeNull();
  expect(nextOpponentAfter(viewOf([person, bot('weak')]), null)).toBeNull();
});
