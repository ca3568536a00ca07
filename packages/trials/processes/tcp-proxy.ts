import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What a line does with what is said through it. */
export type NetworkCondition =
  | { readonly type: 'clear' }
  /** Everything comes so many milliseconds later. */
  | { readonly type: 'slow'; readonly ms: number }
  /** Nothing comes through, and nobody says so. */
  | { readonly type: 'silent' }
  /** Nobody is there. */
  | { readonly type: 'cut' };

/** A line that can be cut, slowed down and silenced, between two who know nothing of it. */
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

  set(weather: NetworkCondition): void {
    this.#condition = weather;
    for (const line of this.#connections) {
      if (weather.type === 'cut') line.reset();
      else line.flush();
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
    const line = new ProxiedConnection(socket, connect(this.#target, '127.0.0.1'), () => this.#condition);
    this.#connections.add(line);
    line.onEnd(() => this.#connections.delete(line));
  }
}

class ProxiedConnection {
  readonly #sockets: readonly [Socket, Socket];
  readonly #condition: () => NetworkCondition;
  readonly #heldChunks: (() => void)[] = [];

  constructor(near: Socket, far: Socket, weather: () => NetworkCondition) {
    this.#sockets = [near, far];
    this.#condition = weather;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from.setNoDelay(true);
      from.on('data', (piece) => this.#forward(() => to.write(piece)));
      from.on('error', () => this.reset());
      from.on('close', () => this.reset());
    }
  }

  onEnd(ended: () => void): void {
    this.#sockets[0].once('close', ended);
  }

  reset(): void {
    for (const end of this.#sockets) end.resetAndDestroy();
  }

  /** What was held back goes on, in its order. */
  flush(): void {
    if (this.#condition().type !== 'silent') for (const pass of this.#heldChunks.splice(0)) pass();
  }

  #forward(pass: () => void): void {
    const weather = this.#condition();
    if (weather.type === 'silent' || this.#heldChunks.length > 0) this.#heldChunks.push(pass);
    else if (weather.type === 'slow') {
      this.#heldChunks.push(pass);
      setTimeout(() => this.flush(), weather.ms);
    } else pass();
  }
}
