import { type Result, SEATS } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { runningTable } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { attemptScore } from './score.ts';

async function createEndedTable(result: Partial<Result>, parts: { readonly dropped?: number } = {}) {
  const table = await runningTable();
  table.status = 'over';
  table.result = { winners: [], reason: 'points', scores: [0, 0], ...result };
  if (parts.dropped !== undefined) table.droppedSeats.push(SEATS[parts.dropped]);
  return table;
}

test('a running match has no score', async () => {
  const module = await loadGame('kompromat');
  expect(attemptScore(await runningTable(), module!, SEATS[0])).toBeNull();
});

test('the game decides what a result is worth, within limits', async () => {
  const module = await loadGame('kompromat');
  const table = await createEndedTable({ winners: [SEATS[1]], scores: [3, 11] });
  expect(SEATS.slice(0, 2).map((seat) => attemptScore(table, module!, seat))).toEqual([-8, 8]);
  const boundless = { ...module!, challengeScore: () => 12_345.6 };
  expect(attemptScore(table, boundless, SEATS[0])).toBe(99);
});

test('the default is 1 for a win, 0 for a draw and -1 for a loss', async () => {
  const { challengeScore: _, ...plain } = (await loadGame('kompromat'))!;
  expect(attemptScore(await createEndedTable({ winners: [SEATS[0]] }), plain, SEATS[0])).toBe(1);
  expect(attemptScore(await createEndedTable({ winners: [SEATS[0]] }), plain, SEATS[1])).toBe(-1);
  expect(attemptScore(await createEndedTable({}), plain, SEATS[0])).toBe(0);
});

test('resigning gives the lowest score', async () => {
  const module = await loadGame('kompromat');
  const table = await createEndedTable(
    { winners: [SEATS[1]], reason: 'resigned', scores: [null, null] },
    { dropped: 0 },
  );
  expect(attemptScore(table, module!, SEATS[0])).toBe(-100);
});
