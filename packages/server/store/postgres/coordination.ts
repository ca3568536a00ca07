import type { PostgresClient } from './postgres-client.ts';

/** What several processes on one database share besides stored data. */
export interface Coordination {
  /** True: `holder` has the lease for this many milliseconds from now, by the clock of the database. */
  acquireLease(name: string, holder: string, milliseconds: number): Promise<boolean>;
  releaseLease(name: string, holder: string): Promise<void>;
  databaseTime(): Promise<number>;
  /** Stores a seed under its commitment until it is redeemed or expires. */
  saveCommitment(commitment: string, seed: string, until: number): Promise<void>;
  redeemCommitment(commitment: string, now: number): Promise<string | null>;
}

export function createCoordination(client: PostgresClient): Coordination {
  return {
    async acquireLease(name, holder, milliseconds) {
      const rows = await client.queryWithRetry(
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
      await client.queryWithRetry((sql) => sql`DELETE FROM leases WHERE name = ${name} AND holder = ${holder}`, 0);
    },
    async databaseTime() {
      const [row] = await client.queryWithRetry(
        (sql) => sql<{ now: number }[]>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`,
      );
      return row.now;
    },
    async saveCommitment(commitment, seed, until) {
      await client.queryWithRetry(
        (sql) => sql`
          INSERT INTO commitments (commitment, seed, until) VALUES (${commitment}, ${seed}, ${until})
          ON CONFLICT DO NOTHING`,
      );
    },
    async redeemCommitment(commitment, now) {
      const rows = await client.queryOnce(
        (sql) => sql<{ commitment: string; seed: string; until: number }[]>`
          DELETE FROM commitments WHERE commitment = ${commitment} OR until < ${now}
          RETURNING commitment, seed, until`,
      );
      const found = rows.find((row) => row.commitment === commitment);
      return found && found.until > now ? found.seed : null;
    },
  };
}
