import { beforeEach, expect, test } from 'vitest';
import { deleteLuckOf, LOCAL_PLAYER, meanLuckByGame, parseLuckHistory, saveMatchLuck } from './luck-history.ts';

const matchLuck = (match: string, luck: number, player = 'ada') => ({ match, game: 'chess', player, luck });

beforeEach(() => {
  for (const player of ['ada', 'bob', LOCAL_PLAYER]) deleteLuckOf(player);
});

test('the mean is over the matches of these players in a game', () => {
  saveMatchLuck(matchLuck('m1', 0.2));
  saveMatchLuck(matchLuck('m2', -0.1));
  saveMatchLuck(matchLuck('m3', 0.2, LOCAL_PLAYER));
  saveMatchLuck(matchLuck('m4', 0.9, 'bob'));
  saveMatchLuck({ ...matchLuck('m5', 0.3), game: 'go' });
  const [chess, go] = meanLuckByGame(['ada', LOCAL_PLAYER]);
  expect([chess.game, chess.matches, go]).toEqual(['chess', 3, { game: 'go', mean: 0.3, matches: 1 }]);
  expect(chess.mean).toBeCloseTo(0.1);
  expect(meanLuckByGame(['eve'])).toEqual([]);
});

test('a match that is analysed twice counts once', () => {
  saveMatchLuck(matchLuck('m1', 0.2));
  saveMatchLuck(matchLuck('m1', 0.2));
  expect(meanLuckByGame(['ada'])).toEqual([{ game: 'chess', mean: 0.2, matches: 1 }]);
});

test('deleting a player leaves the others', () => {
  saveMatchLuck(matchLuck('m1', 0.2));
  saveMatchLuck(matchLuck('m2', 0.4, 'bob'));
  deleteLuckOf('ada');
  expect(meanLuckByGame(['ada'])).toEqual([]);
  expect(meanLuckByGame(['bob'])).toHaveLength(1);
});

test('only the latest entries are kept', () => {
  for (let i = 0; i < 501; i++) saveMatchLuck(matchLuck(`m${i}`, i === 0 ? 500 : 0));
  expect(meanLuckByGame(['ada'])).toEqual([{ game: 'chess', mean: 0, matches: 500 }]);
});

test('malformed entries are ignored', () => {
  expect(parseLuckHistory(null)).toEqual([]);
  expect(parseLuckHistory({ m1: 1 })).toEqual([]);
  const good = matchLuck('m1', 0.2);
  expect(parseLuckHistory([good, null, 'x', { ...good, luck: 'much' }, { ...good, game: 1 }])).toEqual([good]);
});
