import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What a line does with what is said through it. */
export type Weather =
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
  readonly #lines = new Set<Line>();
  #weather: Weather = { type: 'clear' };

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.#target = target;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (socket: Socket) => this.#open(socket));
  }

  static async to(target: number): Promise<TcpProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpProxy(server, target);
  }

  set(weather: Weather): void {
    this.#weather = weather;
    for (const line of this.#lines) {
      if (weather.type === 'cut') line.end();
      else line.flush();
    }
  }

  close(): void {
    this.set({ type: 'cut' });
    this.#server.close();
  }

  #open(socket: Socket): void {
    if (this.#weather.type === 'cut') {
      socket.resetAndDestroy();
      return;
    }
    const line = new Line(socket, connect(this.#target, '127.0.0.1'), () => this.#weather);
    this.#lines.add(line);
    line.onEnd(() => this.#lines.delete(line));
  }
}

class Line {
  readonly #ends: readonly [Socket, Socket];
  readonly #weather: () => Weather;
  readonly #held: (() => void)[] = [];

  constructor(near: Socket, far: Socket, weather: () => Weather) {
    this.#ends = [near, far];
    this.#weather = weather;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from.setNoDelay(true);
      from.on('data', (piece) => this.#pass(() => to.write(piece)));
      from.on('error', () => this.end());
      from.on('close', () => this.end());
    }
  }

  onEnd(ended: () => void): void {
    this.#ends[0].once('close', ended);
  }

  end(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** What was held back goes on, in its order. */
  flush(): void {
    if (this.#weather().type !== 'silent') for (const pass of this.#held.splice(0)) pass();
  }

  #pass(pass: () => void): void {
    const weather = this.#weather();
    if (weather.type === 'silent' || this.#held.length > 0) this.#held.push(pass);
    else if (weather.type === 'slow') {
      this.#held.push(pass);
      setTimeout(() => this.flush(), weather.ms);
    } else pass();
  }
}
