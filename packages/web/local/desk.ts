import type { ServerRefusal } from '@safehouse/protocol';
import type { FromWorker, PageNews, Question } from './messages.ts';

type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'n'> : never) : never;

export type Answered =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** The page's side of the worker: questions and their answers, and who hears about which match. */
class Desk {
  readonly #waiting = new Map<number, (answer: Answered) => void>();
  readonly #listeners = new Map<string, (news: PageNews) => void>();
  #worker: Worker | null = null;
  #asked = 0;

  ask(question: Asked): Promise<Answered> {
    const n = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(n, resolve);
      this.#thread().postMessage({ ...question, n });
    });
  }

  /** Returns how to stop listening. */
  listen(id: string, hear: (news: PageNews) => void): () => void {
    this.#listeners.set(id, hear);
    return () => {
      if (this.#listeners.get(id) === hear) this.#listeners.delete(id);
    };
  }

  /** Started when first needed: a visitor who only looks around pays nothing. */
  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker = worker;
    return worker;
  }

  #hear(message: FromWorker): void {
    if ('type' in message) {
      this.#listeners.get(message.id)?.(message);
      return;
    }
    this.#waiting.get(message.n)?.(message);
    this.#waiting.delete(message.n);
  }
}

export const desk = new Desk();
