import type { MatchId } from '@safehouse/protocol';
import type { Entry } from '@safehouse/table';
import { type EntryRow, entryOf } from '../match-rows.ts';
import type { Link } from './link.ts';

interface Asked {
  readonly match: MatchId;
  readonly after: number;
}

/** An entry, and of which match it is. */
interface TailRow extends EntryRow {
  readonly match: MatchId;
}

interface Waiting extends Asked {
  resolve(entries: readonly Entry[]): void;
  reject(error: unknown): void;
}

/** Match by match: left to itself, the planner would rather read the whole table. */
const TAILS = `
  SELECT tail.* FROM json_to_recordset($1::text::json) AS asked(match text, after int)
  CROSS JOIN LATERAL (
    SELECT match, version, at, author, key, happening FROM entries
    WHERE entries.match = asked.match AND entries.version > asked.after ORDER BY version OFFSET 0
  ) AS tail`;

/** What has happened in matches since they were last looked at: all who ask in one turn ask together. */
export class Tails {
  readonly #link: Link;
  #gathering: Waiting[] = [];

  constructor(link: Link) {
    this.#link = link;
  }

  of(match: MatchId, after: number): Promise<readonly Entry[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Entry[]>();
    if (this.#gathering.length === 0) setImmediate(() => void this.#ask(this.#gathering.splice(0)));
    this.#gathering.push({ match, after, resolve, reject });
    return promise;
  }

  async #ask(asked: readonly Waiting[]): Promise<void> {
    try {
      const tails = Map.groupBy(await this.#read(asked), ({ match }) => match);
      for (const { match, after, resolve } of asked) {
        // Two may have asked about one match from different versions on.
        const own = (tails.get(match) ?? []).filter(({ version }) => version > after);
        resolve(own.map(entryOf).filter(({ version }, i) => version === after + 1 + i));
      }
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  #read(asked: readonly Asked[]): Promise<readonly TailRow[]> {
    const lowest = new Map<MatchId, number>();
    for (const { match, after } of asked) lowest.set(match, Math.min(after, lowest.get(match) ?? after));
    const json = JSON.stringify([...lowest].map(([match, after]) => ({ match, after })));
    return this.#link.persist((sql) => sql.unsafe<TailRow[]>(TAILS, [json], { prepare: true }));
  }
}
