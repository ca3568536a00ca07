import type { Log } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { NatsConnection } from './nats-connection.ts';

/** For the start of a process: later the connection is restored automatically. */
export async function openNats(url: string, log: Log): Promise<NatsConnection> {
  try {
    return await NatsConnection.open(url, log);
  } catch (error) {
    // Not the URL, because it may contain a password.
    throw new StartupError(`cannot connect to NATS (NATS_URL): ${(error as Error).message}`);
  }
}
