import { join } from 'node:path';
import { SEATS } from '@safehouse/contract';
import { commands, type Table } from '@safehouse/table';
import { ANN, applyDecision, BOB, personChair, runningTable, toStored } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { createTempFolder } from '../../server/store/match-store-suite.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import { auditSeries } from './audit-series.ts';

/** The first match, which Bob has lost, and the second. */
async function playSeries(won: readonly [number, number], seats = [BOB, ANN]): Promise<readonly Table[]> {
  const second = await runningTable({ chairs: seats.map(personChair), series: { bestOf: 3, won } });
  const first = await runningTable({ series: { bestOf: 3, won: [0, 0] } });
  applyDecision(first, commands.resign(first, SEATS[1], 'gentle'));
  applyDecision(first, commands.rematch(first, ANN, second.header.id));
  return [first, second];
}

async function violationsOf(tables: readonly Table[]): Promise<string[]> {
  const store = openSqlite(join(createTempFolder(), 'safehouse.db'));
  await store.matches.create(tables.map((table) => toStored(table)));
  const violations = await auditSeries(
    tables.map(({ header }) => header.id),
    store.matches,
  );
  await store.close();
  return violations;
}

test('a series whose next match has the score and the exchanged seats is in order', async () => {
  expect(await violationsOf(await playSeries([0, 1]))).toEqual([]);
});

test('a lost or doubled win and seats that were not exchanged are found', async () => {
  for (const won of [
    [0, 0],
    [0, 2],
    [1, 0],
  ] as const)
    expect(await violationsOf(await playSeries(won))).toEqual([expect.stringContaining('another score')]);
  expect(await violationsOf(await playSeries([0, 1], [ANN, BOB]))).toEqual([expect.stringContaining('other seats')]);
});
