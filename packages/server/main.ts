import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { compose } from './compose.ts';
import type { Config } from './config.ts';
import { createHttpServer } from './edge/http-server.ts';
import { allRoutes } from './http/all-routes.ts';
import { createApp } from './http/app.ts';
import { gamePackageRoutes } from './http/game-package-routes.ts';
import { openStaticApp } from './http/static-routes.ts';
import { installGames } from './install-games.ts';
import { jsonLog } from './log.ts';
import { attachSocket } from './socket/upgrade.ts';
import { StartupError } from './startup-error.ts';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** For creating the first admin; null if an earlier start has shown it, or there is an admin. */
  readonly setupCode: string | null;
  /** Lets running requests finish, closes the connections with `goodbye`, and closes the store. */
  stop(): Promise<void>;
}

/** Milliseconds that running requests have to finish. */
const SHUTDOWN_TIMEOUT_MS = 2000;
/** In a cluster a leaving server fails `/readyz` for this long, so that balancers notice. */
const DRAIN_MS = 1500;
/** New connections that the kernel queues. With Node's default of 511, a flood makes other clients wait for seconds. */
const BACKLOG = 4096;

export async function serve(config: Config): Promise<RunningServer> {
  const log = jsonLog(config.logLevel, (line) => process.stderr.write(`${line}\n`), Date.now);
  await installGames(config.gamePackages);
  const open = await compose(config, log).catch((error) => {
    if (error instanceof StartupError) throw error;
    const place = databaseLocation(config);
    throw new StartupError(`cannot open the database${place}: ${error.message} (safehouse doctor says what to do)`);
  });
  // The first matching route answers: the plain front page is for a server without the app.
  const { routes, page } = openStaticApp();
  const app = createApp(open.services, [...routes, ...gamePackageRoutes(), ...allRoutes()], page);
  const server = createHttpServer(getRequestListener(app.fetch), config, open.services);
  attachSocket(server, open.services.hub, open.services);
  server.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    await open.close();
    throw new StartupError(`cannot listen on ${config.host}:${config.port}: ${(error as Error).message}`);
  }
  const url = config.publicUrl ?? listenUrl(server);
  log.info('listening', { url });
  const setupCode = await open.createSetupCode();
  if (setupCode !== null) log.info('the set-up code for the first admin', { setupCode });
  return {
    url,
    setupCode,
    async stop() {
      log.info('stopping');
      open.startDraining();
      if (config.natsUrl !== null) await pause(DRAIN_MS);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      open.closeConnections();
      await Promise.race([closed, pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
      server.closeAllConnections();
      await open.close();
    },
  };
}

/** Not the URL of a database, because it contains a password. */
function databaseLocation({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === null ? ` in ${dataDir}` : '';
}

function listenUrl(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
