import postgres, { type Sql as Client } from 'postgres';

/** All bigint columns hold milliseconds, which fit into a JavaScript number. */
export const POSTGRES_TYPES = { bigint: { to: 20, from: [20], parse: Number, serialize: String } };
export type Sql = Client<{ readonly bigint: number }>;

interface PendingAcquire {
  resolve(connection: Sql): void;
  reject(error: Error): void;
}

/**
 * Connections to the database, each with one query at a time. A connection with an error is closed and replaced: the
 * reconnect of the postgres client can hang forever, and its transactions can crash the process
 * (github.com/porsager/postgres, 1154 and 1208). Therefore one client per connection, and one statement per query.
 */
export class ConnectionPool {
  readonly #url: string;
  readonly #maxConnections: number;
  readonly #connections = new Set<Sql>();
  readonly #idle: Sql[] = [];
  readonly #pending: PendingAcquire[] = [];
  #isClosed = false;

  constructor(url: string, maxConnections: number) {
    this.#url = url;
    this.#maxConnections = maxConnections;
  }

  acquire(): Promise<Sql> {
    if (this.#isClosed) return Promise.reject(new Error('closed'));
    const connection = this.#idle.pop() ?? (this.#connections.size < this.#maxConnections ? this.#open() : null);
    if (connection) return Promise.resolve(connection);
    const { promise, resolve, reject } = Promise.withResolvers<Sql>();
    this.#pending.push({ resolve, reject });
    return promise;
  }

  release(connection: Sql): void {
    const next = this.#pending.shift();
    if (next) next.resolve(connection);
    else this.#idle.push(connection);
  }

  discard(connection: Sql): void {
    this.#connections.delete(connection);
    connection.end({ timeout: 0 }).catch(() => undefined);
    const next = this.#pending.shift();
    if (next) next.resolve(this.#open());
  }

  /** Running queries may finish. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#pending.splice(0)) reject(new Error('closed'));
    await Promise.all([...this.#connections].map((connection) => connection.end({ timeout: 5 })));
  }

  #open(): Sql {
    const connection: Sql = postgres(this.#url, {
      max: 1,
      types: POSTGRES_TYPES,
      // The types need not be fetched: no statement uses arrays.
      fetch_types: false,
      connect_timeout: 3,
      max_lifetime: null,
      onnotice: () => undefined,
      connection: { application_name: 'safehouse' },
    });
    this.#connections.add(connection);
    return connection;
  }
}
