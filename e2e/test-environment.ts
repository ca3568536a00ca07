import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, type RunningServer, serve } from '@safehouse/server';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

/** A server of its own with an empty store, and a browser to visit it with. */
export interface TestEnvironment {
  readonly url: string;
  readonly browser: Browser;
  /** The server goes, the browser stays: as when a network is lost. */
  stopServer(): Promise<void>;
  /** The server goes and comes back: another process, as it were, with the same store at the same address. */
  restartServer(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestEnvironment(): Promise<TestEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'safehouse-e2e-'));
  // As on a host, but for what is there to slow people down.
  const configAt = (port: string) =>
    configFrom({ DATA_DIR: folder, PORT: port, RATE_LIMITS: 'off', BOT_PACE: '0', LOG_LEVEL: 'error' });
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

/** The browser that comes with the packages runs on Linux; elsewhere CHROME says where one is, or Chrome is looked for. */
async function launchBrowser(): Promise<Browser> {
  const { CHROME } = process.env;
  if (CHROME) return driver.launch({ executablePath: CHROME });
  if (process.platform !== 'linux' || process.arch !== 'x64') return driver.launch({ channel: 'chrome' });
  // Its own list of flags is for tiny machines: one process for all pages falls with the first page that is closed.
  return driver.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox'] });
}
