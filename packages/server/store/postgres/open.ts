import { NotStored } from '../not-stored.ts';
import type { Store } from '../store.ts';
import { PostgresChat } from './chat.ts';
import { PostgresChallenges } from './daily.ts';
import { Link, type LinkLimits } from './link.ts';
import { PostgresMatches } from './matches.ts';
import { migrate } from './migrations.ts';
import { PostgresPush } from './push.ts';
import { PostgresRatings } from './ratings.ts';
import { type Shared, sharedOn } from './shared.ts';
import { PostgresUsers } from './users.ts';

export interface PostgresStore extends Store {
  readonly shared: Shared;
}

/** A database on another machine, which any number of servers use at the same time. */
export async function openPostgres(url: string, limits: Partial<LinkLimits> = {}): Promise<PostgresStore> {
  const link = new Link(url, limits);
  try {
    await link.persist(migrate);
  } catch (error) {
    await link.close();
    // What the database itself says is clearer than that nothing was stored.
    throw error instanceof NotStored && error.cause instanceof Error ? error.cause : error;
  }
  return {
    matches: new PostgresMatches(link),
    users: new PostgresUsers(link),
    ratings: new PostgresRatings(link),
    chat: new PostgresChat(link),
    push: new PostgresPush(link),
    challenges: new PostgresChallenges(link),
    shared: sharedOn(link),
    isWell: () => isWell(link),
    close: () => link.close(),
  };
}

async function isWell(link: Link): Promise<boolean> {
  try {
    const [row] = await link.persist(
      (sql) => sql<{ standby: boolean }[]>`SELECT pg_is_in_recovery() AS standby`,
      0,
    );
    return !row.standby;
  } catch {
    return false;
  }
}
