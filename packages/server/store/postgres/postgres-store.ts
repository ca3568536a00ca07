import { NotStoredError } from '../not-stored-error.ts';
import type { Store } from '../store.ts';
import { writeProbe } from '../write-probe.ts';
import { PostgresAddressStore } from './address-store.ts';
import { PostgresChallengeStore } from './challenge-store.ts';
import { PostgresChatStore } from './chat-store.ts';
import { PostgresClubInvitationStore } from './club-invitation-store.ts';
import { PostgresClubPostStore } from './club-post-store.ts';
import { PostgresClubStore } from './club-store.ts';
import { type Coordination, createCoordination } from './coordination.ts';
import { PostgresEmailStore } from './email-store.ts';
import { fillSkeletons } from './fill-skeletons.ts';
import { PostgresMatchStore } from './match-store.ts';
import { migratePostgres } from './migrations.ts';
import { PostgresModerationStore } from './moderation-store.ts';
import { PostgresNotificationStore } from './notification-store.ts';
import { PostgresPeopleStore } from './people-store.ts';
import { PostgresPlanStore } from './plan-store.ts';
import { PostgresClient, type PostgresClientLimits } from './postgres-client.ts';
import { PostgresPracticeStore } from './practice-store.ts';
import { PostgresPushStore } from './push-store.ts';
import { PostgresRatingStore } from './rating-store.ts';
import { PostgresTournamentStore } from './tournament-store.ts';
import { PostgresUserStore } from './user-store.ts';

export interface PostgresStore extends Store {
  readonly coordination: Coordination;
}

/** A database that any number of servers use at the same time. */
export async function openPostgres(url: string, limits: Partial<PostgresClientLimits> = {}): Promise<PostgresStore> {
  const client = new PostgresClient(url, limits);
  try {
    await client.queryWithRetry(migratePostgres);
    await client.queryWithRetry(fillSkeletons);
  } catch (error) {
    await client.close();
    // The database's own message is clearer than NotStoredError.
    throw error instanceof NotStoredError && error.cause instanceof Error ? error.cause : error;
  }
  return {
    matches: new PostgresMatchStore(client),
    users: new PostgresUserStore(client),
    ratings: new PostgresRatingStore(client),
    chat: new PostgresChatStore(client, 'chat'),
    spectatorChat: new PostgresChatStore(client, 'spectator_chat'),
    push: new PostgresPushStore(client),
    challenges: new PostgresChallengeStore(client),
    addresses: new PostgresAddressStore(client),
    moderation: new PostgresModerationStore(client),
    practice: new PostgresPracticeStore(client),
    plans: new PostgresPlanStore(client),
    tournaments: new PostgresTournamentStore(client),
    people: new PostgresPeopleStore(client),
    clubs: new PostgresClubStore(client),
    clubPosts: new PostgresClubPostStore(client),
    clubInvitations: new PostgresClubInvitationStore(client),
    notifications: new PostgresNotificationStore(client),
    emails: new PostgresEmailStore(client),
    coordination: createCoordination(client),
    isWritable: writeProbe(() => writeSetting(client)),
    close: () => client.close(),
  };
}

/** Fails on a standby as well. */
async function writeSetting(client: PostgresClient): Promise<void> {
  await client.queryWithRetry(
    (sql) => sql`
      INSERT INTO settings (name, value) VALUES ('write-probe', clock_timestamp()::text)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    0,
  );
}
