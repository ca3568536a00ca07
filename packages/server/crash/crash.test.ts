import { join } from 'node:path';
import { quickRandom, SEATS } from '@safehouse/contract';
import type { MatchPage } from '@safehouse/protocol';
import { pageOf, toldSince } from '@safehouse/table';
import { asStored, happen, playUntil, running } from '@safehouse/table/testing';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/open.ts';
import { temporaryFolder } from '../store/testing.ts';
import { audit, type Testimony } from './audit.ts';
import { pictureOf } from './client.ts';
import { crashTrial } from './trial.ts';

test('a server that is killed again and again loses nothing it said yes to, and does nothing twice', async () => {
  const trial = { folder: temporaryFolder(), kills: 5, tables: 4, seed: 1, tell: () => {} };
  const { faults, moves, backAfter } = await crashTrial(trial);
  expect(faults).toEqual([]);
  expect(moves).toBeGreaterThan(20);
  expect(backAfter.length).toBeGreaterThan(0);
});

test('the audit finds what is lost, doubled, unsaid or seen otherwise', async () => {
  const table = await running();
  playUntil(table, () => table.line.length === 5, quickRandom(1));
  const [seat] = SEATS;
  const { move, version } = table.line[4];
  const match = table.header.id;
  // A move under a name of its own, and the same once more.
  for (const key of ['k', 'twice', 'twice']) {
    const [mover] = table.toAct;
    const [first] = table.match!.legal(mover);
    happen(table, [{ type: 'moved', seat: mover, move: first, lag: 0 }], 0, { author: null, key });
  }
  const store = openSqlite(join(temporaryFolder(), 'safehouse.db'));
  await store.matches.create([asStored(table)]);
  const last = JSON.parse(JSON.stringify(pageOf(table, seat, [], () => null))) as MatchPage;
  const told = JSON.parse(JSON.stringify(toldSince(table, seat, 0)));
  const pictures = new Map([[last.version, pictureOf(last)]]);
  const other = new Map([[last.version, pictureOf({ ...last, view: {} })]]);
  const good: Testimony = { faults: [], memories: [{ match, seat, told, pictures, last }], acknowledged: [] };
  const doubled = 'twice was played twice';
  expect(await audit([good], store.matches)).toEqual([doubled]);
  const wrong: Testimony = {
    faults: ['of its own'],
    memories: [
      { match, seat, told: told.toReversed(), pictures: other, last: { ...last, view: {} } },
      { match, seat, told, pictures, last: { ...last, version: 1 } },
    ],
    acknowledged: [{ match, key: 'lost', version, move }],
  };
  expect(await audit([wrong], store.matches)).toEqual([
    'of its own',
    doubled,
    'what was told is not what happened',
    'a client sees another position',
    `seat ${seat} was shown something else at version ${table.version}`,
    doubled,
    `a client stands at 1 of ${table.version}`,
    `acknowledged move lost is not at version ${version}`,
  ]);
  await store.close();
});
