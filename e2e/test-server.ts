import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, serve } from '@safehouse/server';

/** Environment variables of a server. */
export interface ServerSettings {
  readonly [name: string]: string;
}

/** What the pages of a test connect to: one server, or a cluster behind one address. */
export interface TestServer {
  readonly url: string;
  /** An account created with it is an admin. */
  readonly setupCode: string | null;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and deletes its data. */
  close(): Promise<void>;
}

/** The defaults, except for what slows people down. */
export const TEST_SETTINGS: ServerSettings = { RATE_LIMITS: 'off', BOT_PACE: '0' };

/** One server in this process with a file as its database. */
export async function startSingleServer(settings: ServerSettings): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'safehouse-e2e-'));
  const serveAt = (port: string) =>
    serve(configFrom({ ...TEST_SETTINGS, DATA_DIR: folder, PORT: port, LOG_LEVEL: 'error', ...settings }));
  let server = await serveAt('0');
  const { url, setupCode } = server;
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await server.stop();
    isStopped = true;
  };
  return {
    url,
    setupCode,
    async start() {
      server = await serveAt(new URL(url).port);
      isStopped = false;
    },
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
