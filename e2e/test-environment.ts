import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, type RunningServer, serve } from '@safehouse/server';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/** A server of its own with an empty store, and a browser to visit it with. */
export interface TestEnvironment {
  readonly url: string;
  readonly browser: Browser;
  /** Makes the account that brings it an admin. */
  readonly setupCode: string | null;
  /** The server goes, the browser stays: as when a network is lost. */
  stopServer(): Promise<void>;
  /** The server goes and comes back: another process, as it were, with the same store at the same address. */
  restartServer(): Promise<void>;
  close(): Promise<void>;
}

/** `settings`: further environment variables of the server. */
export async function startTestEnvironment(
  settings: { readonly [name: string]: string } = {},
): Promise<TestEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'safehouse-e2e-'));
  // As on a host, but for what is there to slow people down.
  const configAt = (port: string) =>
    configFrom({ DATA_DIR: folder, PORT: port, RATE_LIMITS: 'off', BOT_PACE: '0', LOG_LEVEL: 'error', ...settings });
  const first = await serve(configAt('0'));
  const browser = await launchBrowser();
  let server: RunningServer | null = first;
  const stopServer = async () => {
    await server?.stop();
    server = null;
  };
  return {
    url: first.url,
    browser,
    setupCode: first.setupCode,
    stopServer,
    async restartServer() {
      await stopServer();
      server = await serve(configAt(new URL(first.url).port));
    },
    async close() {
      await browser.close();
      await stopServer();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
