import type { UserId } from '@safehouse/protocol';
import type { ClubInvitation, ClubInvitationStore } from '../club-invitation-store.ts';
import type { ClubId } from '../club-store.ts';
import type { Query, SqliteReader } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

const DELETE_OF_ENDED_CLUBS_SQL = 'DELETE FROM club_invitations WHERE user = ? AND club NOT IN (SELECT id FROM clubs)';

export class SqliteClubInvitationStore implements ClubInvitationStore {
  readonly #writer: SqliteWriter;
  readonly #selectOne: Query<ClubInvitation>;
  readonly #selectByUser: Query<ClubInvitation>;
  readonly #selectSince: Query<ClubInvitation>;

  constructor(reader: SqliteReader, writer: SqliteWriter) {
    this.#writer = writer;
    this.#selectOne = reader.prepare(
      'SELECT club, user, author, at FROM club_invitations WHERE user = ? AND club = ? AND club IN (SELECT id FROM clubs)',
    );
    this.#selectByUser = reader.prepare(`SELECT club, user, author, at FROM club_invitations
      WHERE user = ? AND club IN (SELECT id FROM clubs) ORDER BY at DESC, club LIMIT ?`);
    this.#selectSince = reader.prepare(`SELECT club, user, author, at FROM club_invitations
      WHERE at >= ? AND club IN (SELECT id FROM clubs) ORDER BY at DESC, user, club LIMIT ?`);
  }

  async invite({ club, user, author, at }: ClubInvitation): Promise<void> {
    const sql = 'INSERT OR REPLACE INTO club_invitations (user, club, author, at) VALUES (?, ?, ?, ?)';
    await this.#writer.write([
      [DELETE_OF_ENDED_CLUBS_SQL, user],
      [sql, user, club, author, at],
    ]);
  }

  async find(club: ClubId, user: UserId): Promise<ClubInvitation | null> {
    const row = this.#selectOne.get(user, club);
    return row ? { ...row } : null;
  }

  async invitationsTo(user: UserId, limit: number): Promise<ClubInvitation[]> {
    return this.#selectByUser.all(user, limit).map((row) => ({ ...row }));
  }

  async invitationsSince(time: number, limit: number): Promise<ClubInvitation[]> {
    return this.#selectSince.all(time, limit).map((row) => ({ ...row }));
  }

  async remove(club: ClubId, user: UserId): Promise<void> {
    await this.#writer.write([['DELETE FROM club_invitations WHERE user = ? AND club = ?', user, club]]);
  }

  async eraseUser(user: UserId): Promise<void> {
    await this.#writer.write([['DELETE FROM club_invitations WHERE user = ? OR author = ?', user, user]]);
  }
}
