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

// A start is slow on a busy machine.
test('a server that is killed repeatedly loses no acknowledged move and plays none twice', {
  timeout: 400_000,
}, async () => {
  const trial = { folder: createTempFolder(), kills: 5, tables: 4, seed: 1, log: () => {} };
  const { violations, moves, tournaments, pairings, posts, friendRequests, recoveryMs } = await runCrashTrial(trial);
  expect(violations).toEqual([]);
  // The number depends on the speed of the machine, but the audit needs some.
  expect(moves).toBeGreaterThan(0);
  expect(tournaments).toBeGreaterThanOrEqual(5);
  expect(pairings).toBeGreaterThan(5);
  expect(posts).toBeGreaterThan(0);
  expect(friendRequests).toBeGreaterThan(0);
  expect(recoveryMs.length).toBeGreaterThan(0);
});

test('the audit finds moves lost or played twice, missing events and wrong views', async () => {
  const table = await runningTable();
  playUntil(table, () => table.moves.length === 5, quickRandom(1));
  const [seat] = SEATS;
  const { move, version } = table.moves[4];
  const match = table.header.id;
  // One move under a key of its own, and two under the same key.
  for (const key of ['k', 'twice', 'twice']) {
    const [mover] = table.toAct;
    const [first] = table.match!.legal(mover);
    applyDecision(table, [{ type: 'moved', seat: mover, move: first, lag: 0 }], 0, { author: null, key });
  }
  const store = openSqlite(join(createTempFolder(), 'safehouse.db'));
  await store.matches.create([toStored(table)]);
  const last = JSON.parse(JSON.stringify(matchViewFor(table, seat, [], () => null))) as MatchView;
  const events = JSON.parse(JSON.stringify(eventsSince(table, seat, 0)));
  const snapshots = new Map([[last.version, snapshotJson(last)]]);
  const wrong = new Map([[last.version, snapshotJson({ ...last, view: {} })]]);
  const good: ClientLog = {
    violations: [],
    observations: [{ match, seat, events, snapshots, lastView: last }],
    acknowledgedMoves: [],
  };
  const playedTwice = 'twice was played twice';
  expect(await audit([good], store.matches)).toEqual([playedTwice]);
  const bad: ClientLog = {
    violations: ['found by the client'],
    observations: [
      { match, seat, events: events.toReversed(), snapshots: wrong, lastView: { ...last, view: {} } },
      { match, seat, events, snapshots, lastView: { ...last, version: 1 } },
    ],
    acknowledgedMoves: [{ match, key: 'lost', version, move }],
  };
  expect(await audit([bad], store.matches)).toEqual([
    'found by the client',
    playedTwice,
    'the events received are not the stored ones',
    'a client sees another position',
    `seat ${seat} was sent another view at version ${table.version}`,
    playedTwice,
    `a client is at version 1 of ${table.version}`,
    `acknowledged move lost is not at version ${version}`,
  ]);
  await store.close();
});
