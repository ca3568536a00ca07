import { DatabaseSync } from 'node:sqlite';
import type { Store } from '../store.ts';
import { writeProbe } from '../write-probe.ts';
import { SqliteAddressStore } from './address-store.ts';
import { SqliteChallengeStore } from './challenge-store.ts';
import { SqliteChatStore } from './chat-store.ts';
import { startCheckpointer } from './checkpointer.ts';
import { SqliteClubInvitationStore } from './club-invitation-store.ts';
import { SqliteClubPostStore } from './club-post-store.ts';
import { SqliteClubStore } from './club-store.ts';
import { SqliteEmailStore } from './email-store.ts';
import { fillSkeletons } from './fill-skeletons.ts';
import { SqliteMatchStore } from './match-store.ts';
import { migrateSqlite } from './migrations.ts';
import { SqliteModerationStore } from './moderation-store.ts';
import { SqliteNotificationStore } from './notification-store.ts';
import { SqlitePeopleStore } from './people-store.ts';
import { SqlitePlanStore } from './plan-store.ts';
import { SqlitePracticeStore } from './practice-store.ts';
import { makePrivateDatabase } from './private-files.ts';
import { SqlitePushStore } from './push-store.ts';
import { SqliteRatingStore } from './rating-store.ts';
import { readerOf } from './statements.ts';
import { SqliteTournamentStore } from './tournament-store.ts';
import { SqliteUserStore } from './user-store.ts';
import { type SqliteLimits, SqliteWriter } from './writer.ts';

/** One database file: a writer thread, a checkpoint thread, and reads on the calling thread. */
export function openSqlite(path: string, limits: SqliteLimits = {}): Store {
  makePrivateDatabase(path);
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON');
  // Migrations also move and delete rows.
  database.exec('PRAGMA secure_delete = ON');
  migrateSqlite(database);
  fillSkeletons(database);
  const reader = readerOf(database);
  const writer = new SqliteWriter(path, limits);
  const stopCheckpointer = startCheckpointer(path);
  return {
    matches: new SqliteMatchStore(reader, writer),
    users: new SqliteUserStore(reader, writer),
    ratings: new SqliteRatingStore(reader, writer),
    chat: new SqliteChatStore(reader, writer, 'chat'),
    spectatorChat: new SqliteChatStore(reader, writer, 'spectator_chat'),
    push: new SqlitePushStore(reader, writer),
    challenges: new SqliteChallengeStore(reader, writer),
    addresses: new SqliteAddressStore(reader, writer),
    moderation: new SqliteModerationStore(reader, writer),
    practice: new SqlitePracticeStore(reader, writer),
    plans: new SqlitePlanStore(reader, writer),
    tournaments: new SqliteTournamentStore(reader, writer),
    people: new SqlitePeopleStore(reader, writer),
    clubs: new SqliteClubStore(reader, writer),
    clubPosts: new SqliteClubPostStore(reader, writer),
    clubInvitations: new SqliteClubInvitationStore(reader, writer),
    notifications: new SqliteNotificationStore(reader, writer),
    emails: new SqliteEmailStore(reader, writer),
    isWritable: writeProbe(() => writeAndDelete(writer)),
    async close() {
      await stopCheckpointer();
      await writer.close();
      database.close();
    },
  };
}

/** More pages than an ordinary write, so that a full disk is noticed; two transactions, so that they reach the disk. */
const PROBE_VALUE = '-'.repeat(64 * 1024);

async function writeAndDelete(writer: SqliteWriter): Promise<void> {
  await writer.write([[`INSERT OR REPLACE INTO settings (name, value) VALUES ('write-probe', ?)`, PROBE_VALUE]]);
  await writer.write([[`DELETE FROM settings WHERE name = 'write-probe'`]]);
}
