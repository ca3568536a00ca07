import { type Result, SEATS } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { running } from '@safehouse/table/testing';
import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

async function ended(result: Partial<Result>, parts: { readonly dropped?: number } = {}) {
  const table = await running();
  table.status = 'over';
  table.result = { winners: [], reason: 'points', scores: [0, 0], ...result };
  if (parts.dropped !== undefined) table.dropped.push(SEATS[parts.dropped]);
  return table;
}

test('while a match runs there is no score', async () => {
  const module = await loadGame('kompromat');
  expect(scoreOf(await running(), module!, SEATS[0])).toBeNull();
});

test('the game says what a result is worth, within limits', async () => {
  const module = await loadGame('kompromat');
  const table = await ended({ winners: [SEATS[1]], scores: [3, 11] });
  expect(SEATS.slice(0, 2).map((seat) => scoreOf(table, module!, seat))).toEqual([-8, 8]);
  const boundless = { ...module!, challengeScore: () => 12_345.6 };
  expect(scoreOf(table, boundless, SEATS[0])).toBe(99);
});

test('a game that says nothing has wins, draws and losses', async () => {
  const { challengeScore: _, ...plain } = (await loadGame('kompromat'))!;
  expect(scoreOf(await ended({ winners: [SEATS[0]] }), plain, SEATS[0])).toBe(1);
  expect(scoreOf(await ended({ winners: [SEATS[0]] }), plain, SEATS[1])).toBe(-1);
  expect(scoreOf(await ended({}), plain, SEATS[0])).toBe(0);
});

test('who gave up is below everything, also where the other did not get far', async () => {
  const module = await loadGame('kompromat');
  const table = await ended(
    { winners: [SEATS[1]], reason: 'resigned', scores: [null, null] },
    { dropped: 0 },
  );
  expect(scoreOf(table, module!, SEATS[0])).toBe(-100);
});
