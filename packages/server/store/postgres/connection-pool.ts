import postgres, { type Sql as Client } from 'postgres';

/** Whole numbers beyond 32 bits are times in milliseconds: they fit a number of ours. */
const POSTGRES_TYPES = { bigint: { to: 20, from: [20], parse: Number, serialize: String } };
export type Sql = Client<{ readonly bigint: number }>;

interface PendingAcquire {
  resolve(line: Sql): void;
  reject(why: Error): void;
}

/**
 * The lines to the database, one question at a time on each. A line on which something was lost is thrown away: the
 * client's own way of using it again can hang for ever, and its transactions can bring the whole process down
 * (github.com/porsager/postgres, 1154 and 1208). Therefore one client a line, and one statement a question.
 */
export class ConnectionPool {
  readonly #url: string;
  readonly #maxConnections: number;
  readonly #connections = new Set<Sql>();
  readonly #idle: Sql[] = [];
  readonly #pending: PendingAcquire[] = [];
  #isClosed = false;

  constructor(url: string, most: number) {
    this.#url = url;
    this.#maxConnections = most;
  }

  acquire(): Promise<Sql> {
    if (this.#isClosed) return Promise.reject(new Error('closed'));
    const line = this.#idle.pop() ?? (this.#connections.size < this.#maxConnections ? this.#open() : null);
    if (line) return Promise.resolve(line);
    const { promise, resolve, reject } = Promise.withResolvers<Sql>();
    this.#pending.push({ resolve, reject });
    return promise;
  }

  release(line: Sql): void {
    const next = this.#pending.shift();
    if (next) next.resolve(line);
    else this.#idle.push(line);
  }

  discard(line: Sql): void {
    this.#connections.delete(line);
    line.end({ timeout: 0 }).catch(() => undefined);
    const next = this.#pending.shift();
    if (next) next.resolve(this.#open());
  }

  /** Those who are under way may end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#pending.splice(0)) reject(new Error('closed'));
    await Promise.all([...this.#connections].map((line) => line.end({ timeout: 5 })));
  }

  #open(): Sql {
    const line: Sql = postgres(this.#url, {
      max: 1,
      types: POSTGRES_TYPES,
      // There are no lists in our statements whose types would have to be asked for.
      fetch_types: false,
      connect_timeout: 3,
      max_lifetime: null,
      onnotice: () => undefined,
      connection: { application_name: 'safehouse' },
    });
    this.#connections.add(line);
    return line;
  }
}
