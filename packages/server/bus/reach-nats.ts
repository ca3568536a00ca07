import { connect } from '@nats-io/transport-node';
import { connectionOptions } from './nats-connection.ts';

/** The version of the NATS server. Throws the client's error if it cannot be reached or refuses the connection. */
export async function reachNats(url: string): Promise<string> {
  const nats = await connect({ ...connectionOptions(url), timeout: 3000, reconnect: false, maxReconnectAttempts: 0 });
  try {
    await nats.flush();
    return nats.info?.version ?? '';
  } finally {
    await nats.close();
  }
}
