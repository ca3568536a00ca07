import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster, PostgresProcess } from '@safehouse/trials';
import { createSetupCode } from '../packages/server/identity/setup-code.ts';
import { openPostgres } from '../packages/server/store/postgres/postgres-store.ts';
import { type ServerSettings, TEST_SETTINGS, type TestServer } from './test-server.ts';

const SERVERS = 3;
const WORKERS = 2;

/**
 * Three servers and two bot workers on PostgreSQL and NATS behind a load balancer: each request goes to another server,
 * and two people are connected to different ones.
 */
export async function startCluster({ PORT, ...settings }: ServerSettings): Promise<TestServer> {
  const postgres = await PostgresProcess.start({ fsync: 'off' });
  const databaseUrl = await postgres.ensureDatabase('safehouse');
  const setupCode = await readSetupCode(databaseUrl);
  const cluster = await Cluster.start({
    servers: SERVERS,
    workers: WORKERS,
    port: Number(PORT ?? 0),
    databaseUrl,
    environment: { ...TEST_SETTINGS, ...settings },
  });
  const { balancer, members } = cluster;
  return {
    url: balancer.url,
    setupCode,
    async start() {
      for (const { server } of members) server.start();
      await Promise.all(members.map(({ server }) => server.waitUntilReady()));
      while (balancer.readyUrls.length < SERVERS) await sleep(20);
    },
    async stop() {
      await Promise.all(members.map(({ server }) => server.stop('SIGTERM')));
    },
    async close() {
      const { socketCounts } = balancer;
      await cluster.stop();
      await postgres.stop();
      checkEveryServerWasUsed(socketCounts);
    },
  };
}

/** Called before the first server starts, which would otherwise create the code and print it into its log. */
async function readSetupCode(databaseUrl: string): Promise<string | null> {
  const store = await openPostgres(databaseUrl);
  const setupCode = await createSetupCode(store.users);
  await store.close();
  return setupCode;
}

/** A test whose visitors were all connected to one server would say nothing about a cluster. */
function checkEveryServerWasUsed(socketCounts: readonly number[]): void {
  const total = socketCounts.reduce((sum, count) => sum + count, 0);
  if (total >= SERVERS && socketCounts.includes(0))
    throw new Error(`${total} connections were not spread over all servers: ${socketCounts.join(', ')}`);
}
