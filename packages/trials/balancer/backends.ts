export interface BackendAddress {
  readonly host: string;
  readonly port: number;
}

interface Backend {
  readonly url: string;
  readonly address: BackendAddress;
  isReady: boolean;
}

const HEALTH_CHECK_INTERVAL_MS = 250;
const HEALTH_CHECK_TIMEOUT_MS = 700;

/** Round robin over the servers that pass their health check. */
export class Backends {
  readonly #all: readonly Backend[];
  #nextIndex = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(urls: readonly string[]) {
    this.#all = urls.map((url) => {
      const { hostname, port } = new URL(url);
      return { url, address: { host: hostname, port: Number(port) }, isReady: false };
    });
  }

  get readyUrls(): readonly string[] {
    return this.#all.filter(({ isReady }) => isReady).map(({ url }) => url);
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

  /** Skips this backend until its next health check. */
  markFailed(address: BackendAddress): void {
    const backend = this.#all.find((candidate) => candidate.address === address);
    if (backend) backend.isReady = false;
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
