import { onTestFinished } from 'vitest';
import { createTestApi, type TestApi } from '../server/http/test-helpers.ts';
import { NatsProcess } from './processes/nats-process.ts';
import { PostgresProcess } from './processes/postgres-process.ts';

/** Three servers in this process that share PostgreSQL and NATS, closed at the end of the test. */
export async function openThreeServers(): Promise<readonly TestApi[]> {
  const [database, nats] = await Promise.all([PostgresProcess.start({ fsync: 'off' }), NatsProcess.start()]);
  const environment = { DATABASE_URL: await database.createFreshDatabase(), NATS_URL: nats.url };
  const servers = await Promise.all([1, 2, 3].map(() => createTestApi(environment)));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all([nats.stop(), database.stop()]);
  });
  return servers;
}
