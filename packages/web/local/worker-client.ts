import type {
  LocalMatchUpdate,
  RequestParams,
  RequestResult,
  RequestType,
  WorkerMessage,
  WorkerRequest,
} from './worker-messages.ts';

/** The part of a `Worker` that is used here. */
export interface WorkerPort {
  postMessage<T extends RequestType>(request: WorkerRequest<T>): void;
  onmessage: ((event: MessageEvent<WorkerMessage>) => void) | null;
}

interface PendingRequest {
  resolve(result: RequestResult<RequestType>): void;
}

/** The page's side of the worker that runs matches in this browser. */
export class WorkerClient {
  readonly #startWorker: () => WorkerPort;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #subscribers = new Map<string, (update: LocalMatchUpdate) => void>();
  #worker: WorkerPort | null = null;
  #lastRequestId = 0;

  constructor(startWorker: () => WorkerPort) {
    this.#startWorker = startWorker;
  }

  request<T extends RequestType>(type: T, params: RequestParams<T>): Promise<RequestResult<T>> {
    const requestId = ++this.#lastRequestId;
    return new Promise((resolve) => {
      this.#pending.set(requestId, { resolve });
      this.#startedWorker().postMessage({ requestId, type, params });
    });
  }

  /** Returns a function that unsubscribes. */
  subscribe(id: string, onUpdate: (update: LocalMatchUpdate) => void): () => void {
    this.#subscribers.set(id, onUpdate);
    return () => {
      if (this.#subscribers.get(id) === onUpdate) this.#subscribers.delete(id);
    };
  }

  /** Started by the first request, so that the worker is not loaded before a match is opened. */
  #startedWorker(): WorkerPort {
    if (this.#worker) return this.#worker;
    this.#worker = this.#startWorker();
    this.#worker.onmessage = ({ data }) => this.#onMessage(data);
    return this.#worker;
  }

  #onMessage(message: WorkerMessage): void {
    if ('id' in message) {
      this.#subscribers.get(message.id)?.(message);
      return;
    }
    this.#pending.get(message.requestId)?.resolve(message.result);
    this.#pending.delete(message.requestId);
  }
}

export const workerClient = new WorkerClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
