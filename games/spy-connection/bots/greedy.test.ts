import { randomPlayer } from '@safehouse/bots';
import { expect, test } from 'vitest';
import { TEST_HEADERS } from '../rules/test-helpers.ts';
import { greedy } from './greedy.ts';
import { playToEnd, type SpyPlayer, startMatch } from './test-helpers.ts';

test.each(TEST_HEADERS)('greedy plays legal moves to the end and beats random players: %j', (header) => {
  const wins = [0, 1, 2].map((seed) => {
    const seat = seed % header.players;
    const players = Array.from({ length: header.players }, (_, i) =>
      i === seat ? greedy : (randomPlayer as SpyPlayer),
    );
    return playToEnd(startMatch(header, seed), players) === seat;
  });
  expect(wins.filter((hasWon) => hasWon).length).toBeGreaterThanOrEqual(2);
});

test('matches between greedy players end', () => {
  for (const header of TEST_HEADERS) {
    expect(playToEnd(startMatch(header, 11), new Array(header.players).fill(greedy))).not.toBeNull();
  }
});
