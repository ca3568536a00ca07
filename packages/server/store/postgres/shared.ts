import type { Link } from './link.ts';

/** What several processes on one database have in common besides what is kept for ever. */
export interface Shared {
  /**
   * Does `holder` do this for everybody, for so many milliseconds from now? By the clock of the database, so that
   * nobody's own clock matters.
   */
  lease(name: string, holder: string, milliseconds: number): Promise<boolean>;
  /** Lets others take it at once. */
  release(name: string, holder: string): Promise<void>;
  /** What the clock of the database says, in milliseconds. */
  time(): Promise<number>;
  /** Keeps a seed behind its commitment, until somebody takes it or the time is over. */
  commit(commitment: string, seed: string, until: number): Promise<void>;
  redeem(commitment: string, now: number): Promise<string | null>;
}

export function sharedOn(link: Link): Shared {
  return {
    async lease(name, holder, milliseconds) {
      const rows = await link.persist(
        (sql) => sql`
          INSERT INTO leases (name, holder, until)
          VALUES (${name}, ${holder}, clock_timestamp() + ${milliseconds}::int * interval '1 millisecond')
          ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
          WHERE leases.holder = excluded.holder OR leases.until < clock_timestamp()
          RETURNING holder`,
        0,
      );
      return rows.length > 0;
    },
    async release(name, holder) {
      await link.persist((sql) => sql`DELETE FROM leases WHERE name = ${name} AND holder = ${holder}`, 0);
    },
    async time() {
      const [row] = await link.persist(
        (sql) => sql<{ now: number }[]>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`,
      );
      return row.now;
    },
    async commit(commitment, seed, until) {
      await link.persist(
        (sql) => sql`
          INSERT INTO commitments (commitment, seed, until) VALUES (${commitment}, ${seed}, ${until})
          ON CONFLICT DO NOTHING`,
      );
    },
    async redeem(commitment, now) {
      const rows = await link.once(
        (sql) => sql<{ commitment: string; seed: string; until: number }[]>`
          DELETE FROM commitments WHERE commitment = ${commitment} OR until < ${now}
          RETURNING commitment, seed, until`,
      );
      const kept = rows.find((row) => row.commitment === commitment);
      return kept && kept.until > now ? kept.seed : null;
    },
  };
}
