import { beforeEach, expect, test } from 'vitest';
import { forgetLuck, HERE, keepLuck, meanLuck, readLuck } from './luck.ts';

const one = (match: string, luck: number, player = 'ada') => ({ match, game: 'chess', player, luck });

beforeEach(() => {
  for (const player of ['ada', 'bob', HERE]) forgetLuck(player);
});

test('the mean of a game is over the matches of that person, and says over how many', () => {
  keepLuck(one('m1', 0.2));
  keepLuck(one('m2', -0.1));
  keepLuck(one('m3', 0.2, HERE));
  keepLuck(one('m4', 0.9, 'bob'));
  keepLuck({ ...one('m5', 0.3), game: 'go' });
  const [chess, go] = meanLuck(['ada', HERE]);
  expect([chess.game, chess.matches, go]).toEqual(['chess', 3, { game: 'go', mean: 0.3, matches: 1 }]);
  expect(chess.mean).toBeCloseTo(0.1);
  expect(meanLuck(['eve'])).toEqual([]);
});

test('a match that is analysed twice counts once', () => {
  keepLuck(one('m1', 0.2));
  keepLuck(one('m1', 0.2));
  expect(meanLuck(['ada'])).toEqual([{ game: 'chess', mean: 0.2, matches: 1 }]);
});

test('whoever is forgotten leaves nothing, and the others stay', () => {
  keepLuck(one('m1', 0.2));
  keepLuck(one('m2', 0.4, 'bob'));
  forgetLuck('ada');
  expect(meanLuck(['ada'])).toEqual([]);
  expect(meanLuck(['bob'])).toHaveLength(1);
});

test('only so many are kept, the latest', () => {
  for (let i = 0; i < 501; i++) keepLuck(one(`m${i}`, i === 0 ? 500 : 0));
  expect(meanLuck(['ada'])).toEqual([{ game: 'chess', mean: 0, matches: 500 }]);
});

test('what is kept is believed only where it makes sense', () => {
  expect(readLuck(null)).toEqual([]);
  expect(readLuck({ m1: 1 })).toEqual([]);
  const good = one('m1', 0.2);
  expect(readLuck([good, null, 'x', { ...good, luck: 'much' }, { ...good, game: 1 }])).toEqual([good]);
});
