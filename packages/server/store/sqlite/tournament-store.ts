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
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter, SqlStatement } from './writer.ts';

const COLUMNS = 'id, settings, host, status, player_count';

export class SqliteTournamentStore implements TournamentStore {
  readonly #writer: SqliteWriter;
  readonly #selectEntries: Query<TournamentEntryRow>;
  readonly #selectPublic: Query<TournamentRow>;
  readonly #selectByUser: Query<TournamentRow>;
  readonly #selectByClub: Query<TournamentRow>;
  readonly #selectInClubs: Query<TournamentRow>;
  readonly #selectUnfinished: Query<UnfinishedTournament>;
  readonly #countByHost: Query<{ count: number }>;
  readonly #selectRounds: Query<{ rounds: number }>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectEntries = reader.prepare(
      'SELECT version, at, event FROM tournament_entries WHERE tournament = ? AND version > ? ORDER BY version',
    );
    this.#selectPublic = reader.prepare(
      `SELECT ${COLUMNS} FROM tournaments WHERE access = 'open'
       ORDER BY status IN ('open', 'running') DESC,
         CASE WHEN status IN ('open', 'running') THEN starts_at ELSE -starts_at END LIMIT ?`,
    );
    this.#selectByUser = reader.prepare(
      `SELECT ${COLUMNS} FROM tournaments
       WHERE host = ?1 OR id IN (SELECT tournament FROM tournament_people WHERE user = ?1)
       ORDER BY starts_at DESC LIMIT ?2`,
    );
    this.#selectByClub = reader.prepare(
      `SELECT ${COLUMNS} FROM tournaments WHERE club = ? ORDER BY starts_at DESC, id LIMIT ?`,
    );
    this.#selectInClubs = reader.prepare(
      `SELECT ${COLUMNS} FROM tournaments
       WHERE club IN (SELECT club FROM club_members WHERE user = ? AND role <> 'barred')
         AND status IN ('open', 'running') ORDER BY starts_at, id LIMIT ?`,
    );
    this.#selectUnfinished = reader.prepare(
      `SELECT id, status, starts_at AS startsAt FROM tournaments WHERE status IN ('open', 'running')`,
    );
    this.#countByHost = reader.prepare(
      `SELECT count(*) AS count FROM tournaments WHERE host = ? AND status IN ('open', 'running')`,
    );
    this.#selectRounds = reader.prepare(
      `SELECT CASE WHEN status IN ('open', 'running') THEN ended_rounds ELSE ${ALL_ROUNDS} END AS rounds
       FROM tournaments WHERE id = ?`,
    );
  }

  async create({ id, entry, settings, host }: NewTournament): Promise<void> {
    const outcome = await this.#writer.write([
      [
        `INSERT INTO tournaments (id, settings, host, access, starts_at, status, version, updated_at, ended_rounds, player_count,
           club)
         VALUES (?, ?, ?, ?, ?, 'open', 1, ?, 0, 0, ?)`,
        id,
        JSON.stringify(settings),
        host,
        settings.access,
        settings.startsAt,
        entry.at,
        settings.club ?? null,
      ],
      entryInsert(id, entry),
    ]);
    if (outcome === 'conflict') throw new NotStoredError('a tournament with this id exists');
  }

  async append(
    id: TournamentId,
    entries: readonly TournamentEntry[],
    { status, version, updatedAt, endedRounds, playerCount, settings }: TournamentSummary,
  ): Promise<'stored' | 'conflict'> {
    const outcome = await this.#writer.write([
      ...entries.map((entry) => entryInsert(id, entry)),
      [
        `UPDATE tournaments SET (status, version, updated_at, ended_rounds, player_count) = (?, ?, ?, ?, ?),
           settings = coalesce(?, settings) WHERE id = ?`,
        status,
        version,
        updatedAt,
        endedRounds,
        playerCount,
        settings ? JSON.stringify(settings) : null,
        id,
      ],
      ...joiningPeople(entries).map((user): SqlStatement => [INSERT_PERSON_SQL, user, id]),
    ]);
    return outcome === 'conflict' ? 'conflict' : 'stored';
  }

  async entriesSince(id: TournamentId, version: number): Promise<TournamentEntry[]> {
    return this.#selectEntries.all(id, version).map(tournamentEntryFromRow);
  }

  async listPublic(limit: number): Promise<StoredTournament[]> {
    return this.#selectPublic.all(limit).map(tournamentFromRow);
  }

  async listOf(user: UserId, limit: number): Promise<StoredTournament[]> {
    return this.#selectByUser.all(user, limit).map(tournamentFromRow);
  }

  async listOfClub(club: ClubId, limit: number): Promise<StoredTournament[]> {
    return this.#selectByClub.all(club, limit).map(tournamentFromRow);
  }

  async listInClubsOf(user: UserId, limit: number): Promise<StoredTournament[]> {
    return this.#selectInClubs.all(user, limit).map(tournamentFromRow);
  }

  async unfinished(): Promise<UnfinishedTournament[]> {
    return this.#selectUnfinished.all().map((row) => ({ ...row }));
  }

  async countUnfinishedOf(host: UserId): Promise<number> {
    return this.#countByHost.get(host)?.count ?? 0;
  }

  async endedRounds(id: TournamentId): Promise<number | null> {
    return this.#selectRounds.get(id)?.rounds ?? null;
  }
}

const INSERT_PERSON_SQL = 'INSERT OR IGNORE INTO tournament_people (user, tournament) VALUES (?, ?)';

/** The primary key rejects a version that another writer has taken. */
function entryInsert(id: TournamentId, { version, at, event }: TournamentEntry): SqlStatement {
  return [
    'INSERT INTO tournament_entries (tournament, version, at, event) VALUES (?, ?, ?, ?)',
    id,
    version,
    at,
    JSON.stringify(event),
  ];
}
