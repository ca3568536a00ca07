import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../server/store/postgres/postgres-store.ts';
import { DATABASE_FILE } from '../../server/store/sqlite/backup.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { NatsProcess } from '../processes/nats-process.ts';
import { PostgresProcess } from '../processes/postgres-process.ts';
import { freePort, ServerProcess } from '../processes/server-process.ts';

/** Everything else is as in production: above all the limits. */
const ENVIRONMENT = { RATE_LIMITS: 'on', BOT_PACE: '300', LOG_LEVEL: 'error' };
const MAX_STOP_MS = 20_000;

/** A new server with an empty database. */
export interface SiegeServer {
  readonly process: ServerProcess;
  openStore(): Promise<Store> | Store;
  remove(): void;
}

/** Where the servers of a trial store their data. */
export interface SiegeBackend {
  createServer(): Promise<SiegeServer>;
  stop(): Promise<void>;
}

export const sqliteBackend: SiegeBackend = {
  async createServer() {
    const folder = mkdtempSync(join(tmpdir(), 'safehouse-siege-'));
    return {
      process: new ServerProcess(folder, await freePort(), ENVIRONMENT),
      openStore: () => openSqlite(join(folder, DATABASE_FILE)),
      remove: () => rmSync(folder, { recursive: true }),
    };
  },
  stop: async () => undefined,
};

export async function startPostgresBackend(): Promise<SiegeBackend> {
  const nats = await NatsProcess.start();
  const postgres = await PostgresProcess.start({ fsync: 'on' });
  return {
    async createServer() {
      const databaseUrl = await postgres.createFreshDatabase();
      const environment = { ...ENVIRONMENT, DATABASE_URL: databaseUrl, NATS_URL: nats.url };
      return {
        process: new ServerProcess('', await freePort(), environment),
        openStore: () => openPostgres(databaseUrl),
        remove: () => undefined,
      };
    },
    async stop() {
      await nats.stop();
      await postgres.stop();
    },
  };
}

/** Returns whether it stopped by itself in time. */
export async function stopInTime(server: ServerProcess): Promise<boolean> {
  const { pid } = server;
  const stopping = server.stop('SIGTERM').then(() => true);
  const isStopped = await Promise.race([stopping, sleep(MAX_STOP_MS, false)]);
  if (!isStopped && pid !== null) process.kill(pid, 'SIGKILL');
  await stopping;
  return isStopped;
}
