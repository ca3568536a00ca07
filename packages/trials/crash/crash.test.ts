import { join } from 'node:path';
import { quickRandom, SEATS } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import { eventsSince, matchViewFor } from '@safehouse/table';
import { applyDecision, playUntil, runningTable, toStored } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { createTempFolder } from '../../server/store/match-store-suite.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import { audit, type ClientLog } from './audit.ts';
import { snapshotJson } from './retrying-client.ts';
import { runCrashTrial } from './trial.ts';

test('a server that is killed again and again loses nothing it said yes to, and does nothing twice', async () => {
  const trial = { folder: createTempFolder(), kills: 5, tables: 4, seed: 1, log: () => {} };
  const { violations, moves, recoveryMs } = await runCrashTrial(trial);
  expect(violations).toEqual([]);
  expect(moves).toBeGreaterThan(20);
  expect(recoveryMs.length).toBeGreaterThan(0);
});

test('the audit finds what is lost, doubled, unsaid or seen otherwise', async () => {
  const table = await runningTable();
  playUntil(table, () => table.moves.length === 5, quickRandom(1));
  const [seat] = SEATS;
  const { move, version } = table.moves[4];
  const match = table.header.id;
  // A move under a name of its own, and the same once more.
  for (const key of ['k', 'twice', 'twice']) {
    const [mover] = table.toAct;
    const [first] = table.match!.legal(mover);
    applyDecision(table, [{ type: 'moved', seat: mover, move: first, lag: 0 }], 0, { author: null, key });
  }
  const store = openSqlite(join(createTempFolder(), 'safehouse.db'));
  await store.matches.create([toStored(table)]);
  const last = JSON.parse(JSON.stringify(matchViewFor(table, seat, [], () => null))) as MatchView;
  const told = JSON.parse(JSON.stringify(eventsSince(table, seat, 0)));
  const pictures = new Map([[last.version, snapshotJson(last)]]);
  const other = new Map([[last.version, snapshotJson({ ...last, view: {} })]]);
  const good: ClientLog = {
    violations: [],
    observations: [{ match, seat, events: told, snapshots: pictures, lastView: last }],
    acknowledgedMoves: [],
  };
  const doubled = 'twice was played twice';
  expect(await audit([good], store.matches)).toEqual([doubled]);
  const wrong: ClientLog = {
    violations: ['of its own'],
    observations: [
      { match, seat, events: told.toReversed(), snapshots: other, lastView: { ...last, view: {} } },
      { match, seat, events: told, snapshots: pictures, lastView: { ...last, version: 1 } },
    ],
    acknowledgedMoves: [{ match, key: 'lost', version, move }],
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
