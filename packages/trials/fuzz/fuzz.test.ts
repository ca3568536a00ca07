import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compose } from '../../server/compose.ts';
import { configFrom } from '../../server/config.ts';
import { jsonLog } from '../../server/log.ts';
import { PostgresProcess } from '../processes/postgres-process.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { runFuzzTrial } from './trial.ts';

/** Knocks at a house so often; gives what was found and what it has complained about. */
async function runFuzz(environment: { readonly [name: string]: string }, messages: number) {
  const config = configFrom({ RATE_LIMITS: 'off', BOT_PACE: '0', ...environment });
  const logged: string[] = [];
  const open = await compose(
    config,
    jsonLog('warn', (line) => logged.push(line), Date.now),
  );
  const { services } = open;
  const found = await runFuzzTrial({
    transport: inProcessTransport(services),
    store: services.store,
    now: services.now,
    messages,
    seed: 1,
    concurrency: 4,
  });
  await open.close();
  return { ...found, logged };
}

test('whatever comes in, a well-formed answer goes out, and no secret with it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safehouse-fuzz-'));
  const { faults, logged, statuses, matches } = await runFuzz({ DATA_DIR: dataDir }, 2500);
  rmSync(dataDir, { recursive: true });
  expect([faults, logged]).toEqual([[], []]);
  expect(statuses).toMatchObject({
    200: expect.any(Number),
    403: expect.any(Number),
    422: expect.any(Number),
  });
  expect(matches).toMatchObject({ over: expect.any(Number) });
}, 30_000);

test('so it is with a database that cannot keep every text', async () => {
  const database = await PostgresProcess.start({ fsync: 'off' });
  const found = await runFuzz({ DATABASE_URL: await database.createFreshDatabase() }, 2500);
  await database.stop();
  expect([found.faults, found.logged]).toEqual([[], []]);
}, 60_000);
