import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What the proxy does to connections. */
export type NetworkCondition =
  | { readonly type: 'clear' }
  /** Everything is delayed. */
  | { readonly type: 'slow'; readonly ms: number }
  /** Nothing is forwarded, but connections stay open. */
  | { readonly type: 'silent' }
  /** Connections are reset and new ones rejected. */
  | { readonly type: 'cut' };

/** A transparent proxy that can cut, delay and hold back connections. */
export class TcpProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #target: number;
  readonly #connections = new Set<ProxiedConnection>();
  #condition: NetworkCondition = { type: 'clear' };

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.#target = target;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (socket: Socket) => this.#accept(socket));
  }

  static async start(target: number): Promise<TcpProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpProxy(server, target);
  }

  set(condition: NetworkCondition): void {
    this.#condition = condition;
    for (const connection of this.#connections) {
      if (condition.type === 'cut') connection.reset();
      else connection.flush();
    }
  }

  close(): void {
    this.set({ type: 'cut' });
    this.#server.close();
  }

  #accept(socket: Socket): void {
    if (this.#condition.type === 'cut') {
      socket.resetAndDestroy();
      return;
    }
    const upstream = connect(this.#target, '127.0.0.1');
    const connection = new ProxiedConnection(socket, upstream, () => this.#condition);
    this.#connections.add(connection);
    connection.onEnd(() => this.#connections.delete(connection));
  }
}

class ProxiedConnection {
  readonly #sockets: readonly [Socket, Socket];
  readonly #condition: () => NetworkCondition;
  readonly #heldChunks: (() => void)[] = [];

  constructor(near: Socket, far: Socket, condition: () => NetworkCondition) {
    this.#sockets = [near, far];
    this.#condition = condition;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from.setNoDelay(true);
      from.on('data', (chunk) => this.#forward(() => to.write(chunk)));
      from.on('error', () => this.reset());
      from.on('close', () => this.reset());
    }
  }

  onEnd(callback: () => void): void {
    this.#sockets[0].once('close', callback);
  }

  reset(): void {
    for (const end of this.#sockets) end.resetAndDestroy();
  }

  /** Sends the data that was held back, in order. */
  flush(): void {
    if (this.#condition().type !== 'silent') for (const pass of this.#heldChunks.splice(0)) pass();
  }

  #forward(pass: () => void): void {
    const condition = this.#condition();
    if (condition.type === 'silent' || this.#heldChunks.length > 0) this.#heldChunks.push(pass);
    else if (condition.type === 'slow') {
      this.#heldChunks.push(pass);
      setTimeout(() => this.flush(), condition.ms);
    } else pass();
  }
}
