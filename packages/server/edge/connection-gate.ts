import type { Server } from 'node:http';
import { BlockList, type Socket, type SocketAddress } from 'node:net';
import { OpenCounts, type OpenLimits } from './open-counts.ts';
import type { RateLimiter } from './rate-limits.ts';

/** TCP connections of all kinds: the sockets and streams of an address, and as many again that wait for a request. */
const CONNECTION_LIMITS: OpenLimits = { perAddress: 200, total: 40_000 };

export interface ConnectionGateDeps {
  readonly limits: Pick<RateLimiter, 'allows' | 'charge'>;
  readonly openLimits?: OpenLimits;
}

/** Refuses connections before Node allocates anything for them, so that a flood costs little. */
export class ConnectionGate extends BlockList {
  readonly #limits: ConnectionGateDeps['limits'];
  readonly #open: OpenCounts;

  constructor({ limits, openLimits = CONNECTION_LIMITS }: ConnectionGateDeps) {
    super();
    this.#limits = limits;
    this.#open = new OpenCounts(openLimits);
  }

  /** Node calls this for every new connection; true: it is closed at once. */
  override check(peer: string | SocketAddress): boolean {
    const address = typeof peer === 'string' ? peer : peer.address;
    return !this.#open.hasCapacityFor(address) || !this.#limits.allows('connections', address);
  }

  guard(server: Server): void {
    // An option of net.createServer that http.createServer does not pass on.
    Object.assign(server, { blockList: this });
    server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? 'unknown';
      this.#open.add(address);
      socket.once('close', () => this.#open.remove(address));
    });
  }
}
