import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Config } from './config.ts';
import { appOf } from './http/app.ts';
import { allRoutes } from './http/routes.ts';
import { staticRoutes } from './http/static.ts';
import { jsonLog } from './log.ts';
import { openHouse } from './open-house.ts';
import { attachSocket } from './socket/upgrade.ts';

/** The port, the database or its folder cannot be had. */
export class CannotStart extends Error {}

/** A server at work. */
export interface RunningServer {
  readonly url: string;
  /** Lets everything that was begun finish, tells the connections goodbye, and closes the store. */
  stop(): Promise<void>;
}

/** Requests under way get so many milliseconds to end. */
const PATIENCE = 2000;
/** With others beside it, a server says for so long that it is leaving before it goes: balancers look now and then. */
const LEAVING = 1500;

export async function serve(config: Config): Promise<RunningServer> {
  const log = jsonLog(config.logLevel, (line) => process.stderr.write(`${line}\n`), Date.now);
  const open = await openHouse(config, log).catch((error) => {
    throw new CannotStart(`cannot open the database${placeOf(config)}: ${error.message}`);
  });
  // The first that fits answers: the plain front page is for a server without the app.
  const app = appOf(open.house, [...staticRoutes(), ...allRoutes()]);
  const server = createServer(getRequestListener(app.fetch));
  attachSocket(server, open.house.hub, open.house);
  server.listen(config.port, config.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    await open.close();
    throw new CannotStart(`cannot listen on ${config.host}:${config.port}: ${(error as Error).message}`);
  }
  const url = config.publicUrl ?? addressOf(server);
  log.info('listening', { url });
  return {
    url,
    async stop() {
      log.info('stopping');
      open.leave();
      if (config.natsUrl !== null) await pause(LEAVING);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      open.sayGoodbye();
      await Promise.race([closed, pause(PATIENCE, undefined, { ref: false })]);
      server.closeAllConnections();
      await open.close();
    },
  };
}

/** Not the address of a database: there is a password in it. */
function placeOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === null ? ` in ${dataDir}` : '';
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
