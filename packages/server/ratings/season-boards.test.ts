import { expect, test } from 'vitest';
import type { StoredRating } from '../store/rating-store.ts';
import { SeasonBoards } from './season-boards.ts';

const CRITERIA = { from: 0, to: 10, minMatches: 5, maxDeviation: 150, limit: 100 };

function countingBoards() {
  const state = { reads: 0, now: 0, isBroken: false };
  const boards = new SeasonBoards({
    ratings: {
      async seasonLeaders(_game: string, mode: string) {
        state.reads++;
        if (state.isBroken) throw new Error('the database is away');
        return mode === '2' ? [{} as StoredRating] : [];
      },
    },
    now: () => state.now,
  });
  return { boards, state };
}

test('a board is read once in half a minute, however many ask for it', async () => {
  const { boards, state } = countingBoards();
  await Promise.all(Array.from({ length: 50 }, () => boards.leaders('kompromat', '2', CRITERIA)));
  expect(state.reads).toBe(1);
  await boards.leaders('kompromat', '3', CRITERIA);
  await boards.leaders('kompromat', '2', { ...CRITERIA, from: 10, to: 20 });
  expect(state.reads).toBe(3);
  state.now = 30_000;
  await boards.leaders('kompromat', '2', CRITERIA);
  expect(state.reads).toBe(4);
});

test('a board that could not be read is read again', async () => {
  const { boards, state } = countingBoards();
  state.isBroken = true;
  await expect(boards.leaders('kompromat', '2', CRITERIA)).rejects.toThrow();
  state.isBroken = false;
  expect(await boards.leaders('kompromat', '2', CRITERIA)).toHaveLength(1);
});

test('requests for modes that do not exist displace no other board', async () => {
  const { boards, state } = countingBoards();
  await boards.leaders('kompromat', '2', CRITERIA);
  for (let i = 0; i < 300; i++) await boards.leaders('kompromat', `2,no=${i}`, CRITERIA);
  expect(state.reads).toBe(301);
  await boards.leaders('kompromat', '2', CRITERIA);
  expect(state.reads).toBe(301);
});
