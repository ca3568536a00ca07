import type { ServerRefusal } from '@safehouse/protocol';
import type { LocalMatchUpdate, WorkerMessage, WorkerRequest } from './worker-messages.ts';

type RequestBody = WorkerRequest extends infer Q
  ? Q extends WorkerRequest
    ? Omit<Q, 'requestId'>
    : never
  : never;

export type WorkerResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** The page's side of the worker: questions and their answers, and who hears about which match. */
class WorkerClient {
  readonly #pending = new Map<number, (answer: WorkerResult) => void>();
  readonly #subscribers = new Map<string, (news: LocalMatchUpdate) => void>();
  #worker: Worker | null = null;
  #lastRequestId = 0;

  request(question: RequestBody): Promise<WorkerResult> {
    const requestId = ++this.#lastRequestId;
    return new Promise((resolve) => {
      this.#pending.set(requestId, resolve);
      this.#startedWorker().postMessage({ ...question, requestId });
    });
  }

  /** Returns how to stop listening. */
  subscribe(id: string, hear: (news: LocalMatchUpdate) => void): () => void {
    this.#subscribers.set(id, hear);
    return () => {
      if (this.#subscribers.get(id) === hear) this.#subscribers.delete(id);
    };
  }

  /** Started when first needed: a visitor who only looks around pays nothing. */
  #startedWorker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#onMessage(data);
    this.#worker = worker;
    return worker;
  }

  #onMessage(message: WorkerMessage): void {
    if ('type' in message) {
      this.#subscribers.get(message.id)?.(message);
      return;
    }
    this.#pending.get(message.requestId)?.(message);
    this.#pending.delete(message.requestId);
  }
}

export const workerClient = new WorkerClient();
