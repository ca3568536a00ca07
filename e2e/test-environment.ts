import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startCluster } from './test-cluster.ts';
import { type ServerSettings, startSingleServer } from './test-server.ts';

/** A separate server with an empty database, and a browser. */
export interface TestEnvironment {
  readonly url: string;
  readonly browser: Browser;
  /** An account created with it is an admin. */
  readonly setupCode: string | null;
  /** Stops the server but not the browser, like a lost network. */
  stopServer(): Promise<void>;
  /** Restarts the server with the same database at the same address. */
  restartServer(): Promise<void>;
  close(): Promise<void>;
}

/** `settings`: additional environment variables of the server. With `npm run e2e -- --cluster` it is a cluster. */
export async function startTestEnvironment(settings: ServerSettings = {}): Promise<TestEnvironment> {
  const server = await (process.env.E2E_CLUSTER === 'on' ? startCluster(settings) : startSingleServer(settings));
  const browser = await launchBrowser();
  return {
    url: server.url,
    browser,
    setupCode: server.setupCode,
    stopServer: () => server.stop(),
    async restartServer() {
      await server.stop();
      await server.start();
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
