import type { UserId } from '@safehouse/protocol';
import type { TournamentEntry } from '@safehouse/tournament';
import type { ClubId } from '../club-store.ts';
import { NotStoredError } from '../not-stored-error.ts';
import {
  ALL_ROUNDS,
  joiningPeople,
  type TournamentEntryRow,
  type TournamentRow,
  tournamentEntryFromRow,
  tournamentFromRow,
} from '../tournament-rows.ts';
import type {
  NewTournament,
  StoredTournament,
  TournamentId,
  TournamentStore,
  TournamentSummary,
  UnfinishedTournament,
} from '../tournament-store.ts';
import type { PostgresClient } from './postgres-client.ts';

/** One statement: the primary key rejects all of it if another writer has taken one of the versions. */
const APPEND_SQL = `
  WITH new_entries AS (
    INSERT INTO tournament_entries (tournament, version, at, event)
    SELECT $1, version, at, event FROM json_to_recordset($2::text::json) AS new_entries(version int, at bigint, event text)
  ), new_people AS (
    INSERT INTO tournament_people ("user", tournament)
    SELECT value, $1 FROM json_array_elements_text($3::text::json) ON CONFLICT DO NOTHING
  )
  UPDATE tournaments SET status = $4, version = $5, updated_at = $6, ended_rounds = $7, player_count = $8,
    settings = coalesce($9, settings)
  WHERE id = $1`;

const CREATE_SQL = `
  WITH new_tournament AS (
    INSERT INTO tournaments (id, settings, host, access, starts_at, status, version, updated_at, ended_rounds, player_count,
      club)
    VALUES ($1, $2, $3, $4, $5, 'open', 1, $6, 0, 0, $8)
  )
  INSERT INTO tournament_entries (tournament, version, at, event) VALUES ($1, 1, $6, $7)`;

export class PostgresTournamentStore implements TournamentStore {
  readonly #client: PostgresClient;

  constructor(client: PostgresClient) {
    this.#client = client;
  }

  async create({ id, entry, settings, host }: NewTournament): Promise<void> {
    const { access, startsAt, club = null } = settings;
    const texts = { settings: JSON.stringify(settings), event: JSON.stringify(entry.event) };
    const values = [id, texts.settings, host, access, startsAt, entry.at, texts.event, club];
    const outcome = await this.#client.queryOrConflict((sql) => sql.unsafe(CREATE_SQL, values));
    if (outcome === 'conflict') throw new NotStoredError('a tournament with this id exists');
  }

  async append(
    id: TournamentId,
    entries: readonly TournamentEntry[],
    { status, version, updatedAt, endedRounds, playerCount, settings }: TournamentSummary,
  ): Promise<'stored' | 'conflict'> {
    const rows = entries.map((entry) => ({ ...entry, event: JSON.stringify(entry.event) }));
    const lists = [rows, joiningPeople(entries)].map((list) => JSON.stringify(list));
    const changed = settings ? JSON.stringify(settings) : null;
    const values = [id, ...lists, status, version, updatedAt, endedRounds, playerCount, changed];
    const outcome = await this.#client.queryOrConflict((sql) => sql.unsafe(APPEND_SQL, values));
    return outcome === 'conflict' ? 'conflict' : 'stored';
  }

  async entriesSince(id: TournamentId, version: number): Promise<TournamentEntry[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<TournamentEntryRow[]>`
        SELECT version, at, event FROM tournament_entries WHERE tournament = ${id} AND version > ${version}
        ORDER BY version`,
    );
    return rows.map(tournamentEntryFromRow);
  }

  async listPublic(limit: number): Promise<StoredTournament[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<TournamentRow[]>`
        SELECT id, settings, host, status, player_count FROM tournaments WHERE access = 'open'
        ORDER BY status IN ('open', 'running') DESC,
         CASE WHEN status IN ('open', 'running') THEN starts_at ELSE -starts_at END LIMIT ${limit}`,
    );
    return rows.map(tournamentFromRow);
  }

  async listOf(user: UserId, limit: number): Promise<StoredTournament[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<TournamentRow[]>`
        SELECT id, settings, host, status, player_count FROM tournaments
        WHERE host = ${user} OR id IN (SELECT tournament FROM tournament_people WHERE "user" = ${user})
        ORDER BY starts_at DESC LIMIT ${limit}`,
    );
    return rows.map(tournamentFromRow);
  }

  async listOfClub(club: ClubId, limit: number): Promise<StoredTournament[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<TournamentRow[]>`
        SELECT id, settings, host, status, player_count FROM tournaments WHERE club = ${club}
        ORDER BY starts_at DESC, id COLLATE "C" LIMIT ${limit}`,
    );
    return rows.map(tournamentFromRow);
  }

  async listInClubsOf(user: UserId, limit: number): Promise<StoredTournament[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<TournamentRow[]>`
        SELECT id, settings, host, status, player_count FROM tournaments
        WHERE club IN (SELECT club FROM club_members WHERE "user" = ${user} AND role <> 'barred')
          AND status IN ('open', 'running') ORDER BY starts_at, id COLLATE "C" LIMIT ${limit}`,
    );
    return rows.map(tournamentFromRow);
  }

  async unfinished(): Promise<UnfinishedTournament[]> {
    const rows = await this.#client.queryWithRetry(
      (sql) => sql<UnfinishedTournament[]>`
        SELECT id, status, starts_at AS "startsAt" FROM tournaments WHERE status IN ('open', 'running')`,
    );
    return [...rows];
  }

  async countUnfinishedOf(host: UserId): Promise<number> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ count: number }[]>`
        SELECT count(*)::int AS count FROM tournaments WHERE host = ${host} AND status IN ('open', 'running')`,
    );
    return row.count;
  }

  async endedRounds(id: TournamentId): Promise<number | null> {
    const [row] = await this.#client.queryWithRetry(
      (sql) => sql<{ rounds: number }[]>`
        SELECT CASE WHEN status IN ('open', 'running') THEN ended_rounds ELSE ${ALL_ROUNDS}::int END AS rounds
        FROM tournaments WHERE id = ${id}`,
    );
    return row?.rounds ?? null;
  }
}
