export interface Place {
  readonly host: string;
  readonly port: number;
}

interface Backend {
  readonly url: string;
  readonly place: Place;
  isReady: boolean;
}

const LOOK_EVERY_MS = 250;
const LOOK_MS = 700;

/** The servers, which of them are ready, and whose turn it is. */
export class Backends {
  readonly #all: readonly Backend[];
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(urls: readonly string[]) {
    this.#all = urls.map((url) => {
      const { hostname, port } = new URL(url);
      return { url, place: { host: hostname, port: Number(port) }, isReady: false };
    });
  }

  get ready(): readonly string[] {
    return this.#all.filter(({ isReady }) => isReady).map(({ url }) => url);
  }

  async start(): Promise<void> {
    await this.#lookAtAll();
    this.#timer = setInterval(() => void this.#lookAtAll(), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** All who are ready, beginning with the next in turn. */
  *inTurn(): Generator<Place> {
    const first = this.#turn++;
    for (let i = 0; i < this.#all.length; i++) {
      const { isReady, place } = this.#all[(first + i) % this.#all.length];
      if (isReady) yield place;
    }
  }

  /** Until it says otherwise, this one is not ready. */
  failed(place: Place): void {
    const backend = this.#all.find((one) => one.place === place);
    if (backend) backend.isReady = false;
  }

  async #lookAtAll(): Promise<void> {
    await Promise.all(this.#all.map((backend) => look(backend)));
  }
}

async function look(backend: Backend): Promise<void> {
  try {
    const answer = await fetch(`${backend.url}/readyz`, { signal: AbortSignal.timeout(LOOK_MS) });
    await answer.arrayBuffer();
    backend.isReady = answer.ok;
  } catch {
    backend.isReady = false;
  }
}
