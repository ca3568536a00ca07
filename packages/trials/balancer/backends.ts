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

/** The servers, which of them are ready, and whose turn it is. */
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

  /** All who are ready, beginning with the next in turn. */
  *roundRobin(): Generator<BackendAddress> {
    const first = this.#nextIndex++;
    for (let i = 0; i < this.#all.length; i++) {
      const { isReady, address } = this.#all[(first + i) % this.#all.length];
      if (isReady) yield address;
    }
  }

  /** Until it says otherwise, this one is not ready. */
  markFailed(place: BackendAddress): void {
    const backend = this.#all.find((one) => one.address === place);
    if (backend) backend.isReady = false;
  }

  async #checkAll(): Promise<void> {
    await Promise.all(this.#all.map((backend) => checkHealth(backend)));
  }
}

async function checkHealth(backend: Backend): Promise<void> {
  try {
    const answer = await fetch(`${backend.url}/readyz`, {
      signal: AbortSignal.timeout(HEALTH_CHECK_TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    backend.isReady = answer.ok;
  } catch {
    backend.isReady = false;
  }
}
