import type { Duplex } from 'node:stream';

export interface BackendAddress {
  readonly host: string;
  readonly port: number;
}

interface Backend {
  readonly url: string;
  readonly address: BackendAddress;
  isReady: boolean;
  readonly openSockets: Set<Duplex>;
  socketCount: number;
}

const HEALTH_CHECK_INTERVAL_MS = 250;
const HEALTH_CHECK_TIMEOUT_MS = 700;

/** The servers behind a balancer, and which healthy one is next. */
export class Backends {
  readonly #all: readonly Backend[];
  #nextIndex = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(urls: readonly string[]) {
    this.#all = urls.map((url) => {
      const { hostname, port } = new URL(url);
      const address = { host: hostname, port: Number(port) };
      return { url, address, isReady: false, openSockets: new Set(), socketCount: 0 };
    });
  }

  get readyUrls(): readonly string[] {
    return this.#all.filter(({ isReady }) => isReady).map(({ url }) => url);
  }

  /** How many WebSockets were sent to each server. */
  get socketCounts(): readonly number[] {
    return this.#all.map(({ socketCount }) => socketCount);
  }

  async start(): Promise<void> {
    await this.#checkAll();
    this.#timer = setInterval(() => void this.#checkAll(), HEALTH_CHECK_INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** All backends that are ready, starting with the next in turn. */
  *roundRobin(): Generator<BackendAddress> {
    const first = this.#nextIndex++;
    for (let i = 0; i < this.#all.length; i++) {
      const { isReady, address } = this.#all[(first + i) % this.#all.length];
      if (isReady) yield address;
    }
  }

  /** All ready backends, those with the fewest WebSockets first, so that two players are on different servers. */
  forSocket(): readonly BackendAddress[] {
    return this.#all
      .filter(({ isReady }) => isReady)
      .toSorted((a, b) => a.openSockets.size - b.openSockets.size || a.socketCount - b.socketCount)
      .map(({ address }) => address);
  }

  addSocket(address: BackendAddress, socket: Duplex): void {
    const backend = this.#find(address);
    if (!backend) return;
    backend.openSockets.add(socket);
    backend.socketCount++;
  }

  removeSocket(socket: Duplex): void {
    for (const { openSockets } of this.#all) openSockets.delete(socket);
  }

  /** Skips this backend until its next health check. */
  markFailed(address: BackendAddress): void {
    const backend = this.#find(address);
    if (backend) backend.isReady = false;
  }

  #find(address: BackendAddress): Backend | undefined {
    return this.#all.find((candidate) => candidate.address === address);
  }

  async #checkAll(): Promise<void> {
    await Promise.all(this.#all.map((backend) => checkHealth(backend)));
  }
}

async function checkHealth(backend: Backend): Promise<void> {
  try {
    const response = await fetch(`${backend.url}/readyz`, {
      signal: AbortSignal.timeout(HEALTH_CHECK_TIMEOUT_MS),
    });
    await response.arrayBuffer();
    backend.isReady = response.ok;
  } catch {
    backend.isReady = false;
  }
}
