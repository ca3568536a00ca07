import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../server/store/postgres/postgres-store.ts';
import { DATABASE_FILE } from '../../server/store/sqlite/backup.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/store/store.ts';
import { MailServer } from '../processes/mail-server.ts';
import { NatsProcess } from '../processes/nats-process.ts';
import { PostgresProcess } from '../processes/postgres-process.ts';
import { freePort, ServerProcess } from '../processes/server-process.ts';

/** Everything else is as in production, especially the limits. */
const ENVIRONMENT = { RATE_LIMITS: 'on', BOT_PACE: '300', LOG_LEVEL: 'error' };
const MAX_STOP_MS = 20_000;

/** A new server with an empty database. */
export interface SiegeServer {
  readonly process: ServerProcess;
  /** Receives the server's e-mails. */
  readonly mailServer: MailServer;
  openStore(): Promise<Store> | Store;
  remove(): Promise<void>;
}

/** Where the servers of a trial store their data. */
export interface SiegeBackend {
  createServer(): Promise<SiegeServer>;
  stop(): Promise<void>;
}

async function createProcess(folder: string, databases: NodeJS.ProcessEnv) {
  const mailServer = await MailServer.start();
  const port = await freePort();
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'play@example.org', PUBLIC_URL: `http://127.0.0.1:${port}` };
  return { mailServer, process: new ServerProcess(folder, port, { ...ENVIRONMENT, ...mail, ...databases }) };
}

export const sqliteBackend: SiegeBackend = {
  async createServer() {
    const folder = mkdtempSync(join(tmpdir(), 'safehouse-siege-'));
    const { process, mailServer } = await createProcess(folder, {});
    return {
      process,
      mailServer,
      openStore: () => openSqlite(join(folder, DATABASE_FILE)),
      async remove() {
        await mailServer.stop();
        rmSync(folder, { recursive: true });
      },
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
      const { process, mailServer } = await createProcess('', { DATABASE_URL: databaseUrl, NATS_URL: nats.url });
      return { process, mailServer, openStore: () => openPostgres(databaseUrl), remove: () => mailServer.stop() };
    },
    async stop() {
      await nats.stop();
      await postgres.stop();
    },
  };
}

/** Returns whether the server stopped by itself in time. */
export async function stopInTime(server: ServerProcess): Promise<boolean> {
  const { pid } = server;
  const stopping = server.stop('SIGTERM').then(() => true);
  const isStopped = await Promise.race([stopping, sleep(MAX_STOP_MS, false)]);
  if (!isStopped && pid !== null) process.kill(pid, 'SIGKILL');
  await stopping;
  return isStopped;
}
