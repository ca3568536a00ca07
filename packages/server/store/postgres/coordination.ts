import type { PostgresClient } from './postgres-client.ts';

/** What several processes on one database have in common besides what is kept for ever. */
export interface Coordination {
  /**
   * Does `holder` do this for everybody, for so many milliseconds from now? By the clock of the database, so that
   * nobody's own clock matters.
   */
  acquireLease(name: string, holder: string, milliseconds: number): Promise<boolean>;
  /** Lets others take it at once. */
  releaseLease(name: string, holder: string): Promise<void>;
  /** What the clock of the database says, in milliseconds. */
  databaseTime(): Promise<number>;
  /** Keeps a seed behind its commitment, until somebody takes it or the time is over. */
  saveCommitment(commitment: string, seed: string, until: number): Promise<void>;
  redeemCommitment(commitment: string, now: number): Promise<string | null>;
}

export function createCoordination(link: PostgresClient): Coordination {
  return {
    async acquireLease(name, holder, milliseconds) {
      const rows = await link.queryWithRetry(
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
    async releaseLease(name, holder) {
      await link.queryWithRetry(
        (sql) => sql`DELETE FROM leases WHERE name = ${name} AND holder = ${holder}`,
        0,
      );
    },
    async databaseTime() {
      const [row] = await link.queryWithRetry(
        (sql) => sql<{ now: number }[]>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`,
      );
      return row.now;
    },
    async saveCommitment(commitment, seed, until) {
      await link.queryWithRetry(
        (sql) => sql`
          INSERT INTO commitments (commitment, seed, until) VALUES (${commitment}, ${seed}, ${until})
          ON CONFLICT DO NOTHING`,
      );
    },
    async redeemCommitment(commitment, now) {
      const rows = await link.queryOnce(
        (sql) => sql<{ commitment: string; seed: string; until: number }[]>`
          DELETE FROM commitments WHERE commitment = ${commitment} OR until < ${now}
          RETURNING commitment, seed, until`,
      );
      const kept = rows.find((row) => row.commitment === commitment);
      return kept && kept.until > now ? kept.seed : null;
    },
  };
}
