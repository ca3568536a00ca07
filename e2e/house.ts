import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, serve } from '@safehouse/server';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

/** A server of its own with an empty store, and a browser to visit it with. */
export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** The server goes, the browser stays: as when a network is lost. */
  stopServer(): Promise<void>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'safehouse-e2e-'));
  // As on a host, but for what is there to slow people down.
  const config = configFrom({
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    BOT_PACE: '0',
    LOG_LEVEL: 'error',
  });
  const server = await serve(config);
  const browser = await openBrowser();
  let isUp = true;
  const stopServer = async () => {
    if (isUp) await server.stop();
    isUp = false;
  };
  return {
    url: server.url,
    browser,
    stopServer,
    async close() {
      await browser.close();
      await stopServer();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The browser that comes with the packages runs on Linux; elsewhere CHROME says where one is, or Chrome is looked for. */
async function openBrowser(): Promise<Browser> {
  const { CHROME } = process.env;
  if (CHROME) return driver.launch({ executablePath: CHROME });
  if (process.platform !== 'linux' || process.arch !== 'x64') return driver.launch({ channel: 'chrome' });
  // Its own list of flags is for tiny machines: one process for all pages falls with the first page that is closed.
  return driver.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox'] });
}
