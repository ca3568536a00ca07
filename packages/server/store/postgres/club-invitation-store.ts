import type { UserId } from '@safehouse/protocol';
import type { ClubInvitation, ClubInvitationStore } from '../club-invitation-store.ts';
import type { ClubId } from '../club-store.ts';
import type { PostgresClient } from './postgres-client.ts';

export class PostgresClubInvitationStore implements ClubInvitationStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async invite({ club, user, author, at }: ClubInvitation): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH ended AS (
          DELETE FROM club_invitations WHERE "user" = ${user} AND club NOT IN (SELECT id FROM clubs)
        )
        INSERT INTO club_invitations ("user", club, author, at) VALUES (${user}, ${club}, ${author}, ${at})
        ON CONFLICT ("user", club) DO UPDATE SET author = excluded.author, at = excluded.at`,
    );
  }

  async find(club: ClubId, user: UserId): Promise<ClubInvitation | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<ClubInvitation[]>`
        SELECT club, "user", author, at FROM club_invitations
        WHERE "user" = ${user} AND club = ${club} AND club IN (SELECT id FROM clubs)`,
    );
    return row ?? null;
  }

  async invitationsTo(user: UserId, limit: number): Promise<ClubInvitation[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<ClubInvitation[]>`
        SELECT club, "user", author, at FROM club_invitations
        WHERE "user" = ${user} AND club IN (SELECT id FROM clubs)
        ORDER BY at DESC, club COLLATE "C" LIMIT ${limit}`,
    );
    return [...rows];
  }

  async invitationsSince(time: number, limit: number): Promise<ClubInvitation[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<ClubInvitation[]>`
        SELECT club, "user", author, at FROM club_invitations
        WHERE at >= ${time} AND club IN (SELECT id FROM clubs)
        ORDER BY at DESC, "user" COLLATE "C", club COLLATE "C" LIMIT ${limit}`,
    );
    return [...rows];
  }

  async remove(club: ClubId, user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`DELETE FROM club_invitations WHERE "user" = ${user} AND club = ${club}`,
    );
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`DELETE FROM club_invitations WHERE "user" = ${user} OR author = ${user}`,
    );
  }
}
