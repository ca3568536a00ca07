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

/** Returns the result and what the server logged. */
async function runFuzz(environment: { readonly [name: string]: string }, messages: number) {
  const config = configFrom({ RATE_LIMITS: 'off', BOT_PACE: '0', ...environment });
  const logged: string[] = [];
  const composition = await compose(
    config,
    jsonLog('warn', (line) => logged.push(line), Date.now),
  );
  const { services } = composition;
  const result = await runFuzzTrial({
    transport: inProcessTransport(services),
    store: services.store,
    now: services.now,
    messages,
    seed: 1,
    concurrency: 4,
  });
  await composition.close();
  return { ...result, logged };
}

test('every request gets a well-formed response without secrets', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safehouse-fuzz-'));
  const { faults, logged, statuses, matches } = await runFuzz({ DATA_DIR: dataDir }, 5000);
  rmSync(dataDir, { recursive: true });
  expect([faults, logged]).toEqual([[], []]);
  expect(statuses).toMatchObject({
    200: expect.any(Number),
    403: expect.any(Number),
    422: expect.any(Number),
  });
  expect(matches).toMatchObject({ over: expect.any(Number) });
}, 30_000);

test('the same holds with PostgreSQL, which cannot store every text', async () => {
  const database = await PostgresProcess.start({ fsync: 'off' });
  const result = await runFuzz({ DATABASE_URL: await database.createFreshDatabase() }, 2500);
  await database.stop();
  expect([result.faults, result.logged]).toEqual([[], []]);
}, 60_000);
