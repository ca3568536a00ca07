import postgres, { type Sql as Client } from 'postgres';

/** Whole numbers beyond 32 bits are times in milliseconds: they fit a number of ours. */
const TYPES = { bigint: { to: 20, from: [20], parse: Number, serialize: String } };
export type Sql = Client<{ readonly bigint: number }>;

interface Waiting {
  resolve(line: Sql): void;
  reject(why: Error): void;
}

/**
 * The lines to the database, one question at a time on each. A line on which something was lost is thrown away: the
 * client's own way of using it again can hang for ever, and its transactions can bring the whole process down
 * (github.com/porsager/postgres, 1154 and 1208). Therefore one client a line, and one statement a question.
 */
export class Lines {
  readonly #url: string;
  readonly #most: number;
  readonly #all = new Set<Sql>();
  readonly #free: Sql[] = [];
  readonly #waiting: Waiting[] = [];
  #isClosed = false;

  constructor(url: string, most: number) {
    this.#url = url;
    this.#most = most;
  }

  take(): Promise<Sql> {
    if (this.#isClosed) return Promise.reject(new Error('closed'));
    const line = this.#free.pop() ?? (this.#all.size < this.#most ? this.#open() : null);
    if (line) return Promise.resolve(line);
    const { promise, resolve, reject } = Promise.withResolvers<Sql>();
    this.#waiting.push({ resolve, reject });
    return promise;
  }

  giveBack(line: Sql): void {
    const next = this.#waiting.shift();
    if (next) next.resolve(line);
    else this.#free.push(line);
  }

  throwAway(line: Sql): void {
    this.#all.delete(line);
    line.end({ timeout: 0 }).catch(() => undefined);
    const next = this.#waiting.shift();
    if (next) next.resolve(this.#open());
  }

  /** Those who are under way may end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('closed'));
    await Promise.all([...this.#all].map((line) => line.end({ timeout: 5 })));
  }

  #open(): Sql {
    const line: Sql = postgres(this.#url, {
      max: 1,
      types: TYPES,
      // There are no lists in our statements whose types would have to be asked for.
      fetch_types: false,
      connect_timeout: 3,
      max_lifetime: null,
      onnotice: () => undefined,
      connection: { application_name: 'safehouse' },
    });
    this.#all.add(line);
    return line;
  }
}
