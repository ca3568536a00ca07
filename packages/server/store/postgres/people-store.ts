import type { MatchId, UserId } from '@safehouse/protocol';
import type { Invitation, PeopleStore, Relation, RelationKind, StoredOpponent } from '../people-store.ts';
import type { PostgresClient } from './postgres-client.ts';

/** Opponents are taken from this many of the latest matches. */
const MAX_MATCHES = 300;

export class PostgresPeopleStore implements PeopleStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  /** One atomic statement. A relation is never both removed and added. */
  async update({ remove, add }: Parameters<PeopleStore['update']>[0]): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH removed AS (
          DELETE FROM relations USING json_to_recordset(${JSON.stringify(remove)}::text::json)
            AS gone("user" text, other text, kind text)
          WHERE relations."user" = gone."user" AND relations.other = gone.other AND relations.kind = gone.kind
        )
        INSERT INTO relations ("user", other, kind, at, note)
        SELECT "user", other, kind, at, note FROM json_to_recordset(${JSON.stringify(add)}::text::json)
          AS added("user" text, other text, kind text, at bigint, note text) ORDER BY "user", other, kind
        ON CONFLICT ("user", other, kind) DO UPDATE SET at = excluded.at, note = excluded.note`,
    );
  }

  async relationsOf(user: UserId): Promise<Relation[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<Relation[]>`
        SELECT "user", other, kind, at, note FROM relations
        WHERE "user" = ${user} OR (other = ${user} AND kind = 'request')
        ORDER BY at, "user" COLLATE "C", other COLLATE "C", kind COLLATE "C"`,
    );
    return [...rows];
  }

  async relatedTo(user: UserId, kind: RelationKind, limit: number): Promise<UserId[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ other: UserId }[]>`
        SELECT other FROM relations WHERE "user" = ${user} AND kind = ${kind}
        ORDER BY at, other COLLATE "C" LIMIT ${limit}`,
    );
    return rows.map(({ other }) => other);
  }

  async relationsBetween(user: UserId, other: UserId): Promise<Relation[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<Relation[]>`
        SELECT "user", other, kind, at, note FROM relations
        WHERE ("user" = ${user} AND other = ${other}) OR ("user" = ${other} AND other = ${user})
        ORDER BY at, "user" COLLATE "C", kind COLLATE "C"`,
    );
    return [...rows];
  }

  /** Without an index, because it is only queried when a server starts. */
  async requestsSince(time: number, limit: number): Promise<Relation[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<Relation[]>`
        SELECT "user", other, kind, at, note FROM relations WHERE kind = 'request' AND at >= ${time}
        ORDER BY at DESC, "user" COLLATE "C", other COLLATE "C" LIMIT ${limit}`,
    );
    return [...rows];
  }

  async blocksOf(user: UserId): Promise<UserId[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<{ readonly id: UserId }[]>`
        SELECT id FROM (
          SELECT other AS id FROM relations WHERE "user" = ${user} AND kind = 'block'
          UNION SELECT "user" FROM relations WHERE other = ${user} AND kind = 'block'
        ) AS blocked ORDER BY id COLLATE "C"`,
    );
    return rows.map(({ id }) => id);
  }

  async opponentsOf(user: UserId, limit: number): Promise<StoredOpponent[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<StoredOpponent[]>`
        SELECT other AS "user", count(*)::int AS matches, max(updated_at) AS "lastAt"
        FROM (
          SELECT holders, updated_at FROM seated JOIN matches ON matches.id = seated.match
          WHERE "user" = ${user} AND ended_at IS NULL AND status = 'running'
          UNION ALL
          (SELECT holders, updated_at FROM seated JOIN matches ON matches.id = seated.match
           WHERE "user" = ${user} AND ended_at IS NOT NULL AND status = 'over'
           ORDER BY ended_at DESC LIMIT ${MAX_MATCHES})
        ) AS played, json_array_elements_text(played.holders::json) AS other
        WHERE other <> ${user} GROUP BY other ORDER BY "lastAt" DESC, other COLLATE "C" LIMIT ${limit}`,
    );
    return [...rows];
  }

  async invite({ match, user, author, at }: Invitation): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        INSERT INTO invitations (match, "user", author, at) VALUES (${match}, ${user}, ${author}, ${at})
        ON CONFLICT (match, "user") DO UPDATE SET author = excluded.author, at = excluded.at`,
    );
  }

  async invitationsTo(user: UserId, limit: number): Promise<Invitation[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<Invitation[]>`
        SELECT match, "user", author, at FROM invitations JOIN matches ON matches.id = invitations.match
        WHERE "user" = ${user} AND status = 'open' ORDER BY at DESC, match COLLATE "C" LIMIT ${limit}`,
    );
    return [...rows];
  }

  async invitationsSince(time: number, limit: number): Promise<Invitation[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<Invitation[]>`
        SELECT match, "user", author, at FROM invitations JOIN matches ON matches.id = invitations.match
        WHERE at >= ${time} AND status = 'open'
        ORDER BY at DESC, match COLLATE "C", "user" COLLATE "C" LIMIT ${limit}`,
    );
    return [...rows];
  }

  async removeInvitation(match: MatchId, user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`DELETE FROM invitations WHERE match = ${match} AND "user" = ${user}`,
    );
  }

  async removeInvitationsBetween(user: UserId, other: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        DELETE FROM invitations
        WHERE ("user" = ${user} AND author = ${other}) OR ("user" = ${other} AND author = ${user})`,
    );
  }

  async deleteStaleInvitations(): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        DELETE FROM invitations WHERE NOT EXISTS (
          SELECT 1 FROM matches WHERE matches.id = invitations.match AND status = 'open')`,
    );
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#client.queryWithRetry(
      (sql) => sql`
        WITH invited AS (DELETE FROM invitations WHERE "user" = ${user} OR author = ${user})
        DELETE FROM relations WHERE "user" = ${user} OR other = ${user}`,
    );
  }
}
