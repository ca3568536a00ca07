import { NotStoredError } from '../not-stored-error.ts';
import type { Store } from '../store.ts';
import { PostgresChallengeStore } from './challenge-store.ts';
import { PostgresChatStore } from './chat-store.ts';
import { type Coordination, createCoordination } from './coordination.ts';
import { PostgresMatchStore } from './match-store.ts';
import { migratePostgres } from './migrations.ts';
import { PostgresClient, type PostgresClientLimits } from './postgres-client.ts';
import { PostgresPushStore } from './push-store.ts';
import { PostgresRatingStore } from './rating-store.ts';
import { PostgresUserStore } from './user-store.ts';

export interface PostgresStore extends Store {
  readonly coordination: Coordination;
}

/** A database on another machine, which any number of servers use at the same time. */
export async function openPostgres(
  url: string,
  limits: Partial<PostgresClientLimits> = {},
): Promise<PostgresStore> {
  const link = new PostgresClient(url, limits);
  try {
    await link.queryWithRetry(migratePostgres);
  } catch (error) {
    await link.close();
    // What the database itself says is clearer than that nothing was stored.
    throw error instanceof NotStoredError && error.cause instanceof Error ? error.cause : error;
  }
  return {
    matches: new PostgresMatchStore(link),
    users: new PostgresUserStore(link),
    ratings: new PostgresRatingStore(link),
    chat: new PostgresChatStore(link),
    push: new PostgresPushStore(link),
    challenges: new PostgresChallengeStore(link),
    coordination: createCoordination(link),
    isWritable: () => isWritable(link),
    close: () => link.close(),
  };
}

async function isWritable(link: PostgresClient): Promise<boolean> {
  try {
    const [row] = await link.queryWithRetry(
      (sql) => sql<{ standby: boolean }[]>`SELECT pg_is_in_recovery() AS standby`,
      0,
    );
    return !row.standby;
  } catch {
    return false;
  }
}
