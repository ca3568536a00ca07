import type { DatabaseSync } from 'node:sqlite';
import { LINKED_ENTRIES_MIGRATION } from './linked-entries-migration.ts';
import { readerOf } from './statements.ts';

/** All schema changes, in order. A released step is never edited: a later step corrects it. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY, header TEXT NOT NULL, game TEXT NOT NULL, visibility TEXT NOT NULL,
     status TEXT NOT NULL, version INTEGER NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
     wake_at INTEGER, holders TEXT NOT NULL, waiting TEXT NOT NULL, result TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX matches_open ON matches (created_at DESC) WHERE status = 'open' AND visibility = 'public';
   CREATE INDEX matches_due ON matches (wake_at) WHERE wake_at IS NOT NULL;
   CREATE TABLE entries (
     match TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, author TEXT, key TEXT,
     happening TEXT NOT NULL, PRIMARY KEY (match, version)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE seated (
     user TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (user, match)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE INDEX matches_over ON matches (updated_at) WHERE status = 'over';
   CREATE TABLE outcomes (
     match TEXT PRIMARY KEY, game TEXT NOT NULL, mode TEXT NOT NULL, at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX outcomes_at ON outcomes (at);
   CREATE TABLE tallies (
     game TEXT NOT NULL, mode TEXT NOT NULL, what TEXT NOT NULL, matches INTEGER NOT NULL, wins INTEGER NOT NULL,
     moves INTEGER NOT NULL, PRIMARY KEY (game, mode, what)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE played (
     user TEXT NOT NULL, game TEXT NOT NULL, matches INTEGER NOT NULL, wins INTEGER NOT NULL,
     draws INTEGER NOT NULL, PRIMARY KEY (user, game)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE ratings (
     user TEXT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, rating REAL NOT NULL, deviation REAL NOT NULL,
     volatility REAL NOT NULL, matches INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user, game, mode)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX ratings_leaders ON ratings (game, mode, rating DESC);
   CREATE TABLE rating_steps (
     user TEXT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, n INTEGER NOT NULL, match TEXT NOT NULL,
     rating REAL NOT NULL, deviation REAL NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user, game, mode, n)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE chat (
     match TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, user TEXT NOT NULL, said TEXT,
     PRIMARY KEY (match, n)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX chat_of_user ON chat (user);
   CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE push_subscriptions (
     endpoint TEXT PRIMARY KEY, user TEXT NOT NULL, keys TEXT NOT NULL, created_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX push_of_user ON push_subscriptions (user);`,
  `CREATE TABLE users (
     id TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT, name_key TEXT, passphrase TEXT, is_admin INTEGER NOT NULL,
     is_banned INTEGER NOT NULL, created_at INTEGER NOT NULL, webhook TEXT, locale TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX users_account ON users (name_key) WHERE kind = 'account';
   CREATE INDEX users_name ON users (name_key);
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY, user TEXT NOT NULL, created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sessions_user ON sessions (user);
   CREATE INDEX sessions_end ON sessions (expires_at);`,
  `CREATE TABLE challenges (
     id TEXT PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, level TEXT NOT NULL, secret TEXT NOT NULL,
     created_at INTEGER NOT NULL, until INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE attempts (
     challenge TEXT NOT NULL, user TEXT NOT NULL, leg INTEGER NOT NULL, match TEXT NOT NULL, score INTEGER,
     PRIMARY KEY (challenge, user, leg)
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX attempts_match ON attempts (match);
   CREATE INDEX attempts_user ON attempts (user);
   CREATE INDEX attempts_score ON attempts (challenge, score);`,
  // Matches get numbers, and what a move writes is stored close together: entries in order of arrival, and the small
  // changing part of a match separate from its header. Before, every move wrote two pages that no other move wrote.
  `ALTER TABLE matches RENAME TO matches_before;
   ALTER TABLE entries RENAME TO entries_before;
   CREATE TABLE matches (
     n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, header TEXT NOT NULL
   ) STRICT;
   CREATE TABLE summaries (
     match INTEGER PRIMARY KEY, visibility TEXT NOT NULL, created_at INTEGER NOT NULL, status TEXT NOT NULL,
     version INTEGER NOT NULL, updated_at INTEGER NOT NULL, wake_at INTEGER, holders TEXT NOT NULL,
     waiting TEXT NOT NULL, result TEXT
   ) STRICT;
   CREATE TABLE entries (
     n INTEGER PRIMARY KEY, match INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, author TEXT,
     key TEXT, happening TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX entries_of_match ON entries (match, version);
   INSERT INTO matches (id, game, header)
     SELECT id, game, header FROM matches_before ORDER BY created_at, id;
   INSERT INTO summaries
     SELECT n, visibility, created_at, status, version, updated_at, wake_at, holders, waiting, result
     FROM matches JOIN matches_before USING (id) ORDER BY n;
   INSERT INTO entries (match, version, at, author, key, happening)
     SELECT n, version, at, author, key, happening
     FROM matches JOIN entries_before ON entries_before.match = id ORDER BY n, version;
   DROP TABLE entries_before;
   DROP TABLE matches_before;
   CREATE INDEX summaries_open ON summaries (created_at DESC) WHERE status = 'open' AND visibility = 'public';
   CREATE INDEX summaries_due ON summaries (wake_at) WHERE wake_at IS NOT NULL;
   CREATE INDEX summaries_over ON summaries (updated_at) WHERE status = 'over';`,
  'CREATE INDEX users_admin ON users (id) WHERE is_admin = 1;',
  `CREATE TABLE addresses (
     user TEXT NOT NULL, address TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user, address)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX addresses_at ON addresses (at);
   CREATE TABLE rating_flags (
     match TEXT PRIMARY KEY, game TEXT NOT NULL, mode TEXT NOT NULL, at INTEGER NOT NULL, users TEXT NOT NULL,
     is_rated INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX rating_flags_at ON rating_flags (at);
   CREATE INDEX rating_steps_at ON rating_steps (user, at);`,
  // Names that look alike have equal skeletons. Existing accounts that look alike keep their names, and only one of
  // them has a skeleton. `fill-skeletons.ts` computes those of older accounts.
  `ALTER TABLE users ADD COLUMN skeleton TEXT;
   CREATE UNIQUE INDEX users_skeleton ON users (skeleton) WHERE kind = 'account';`,
  `CREATE TABLE reports (
     id TEXT PRIMARY KEY, at INTEGER NOT NULL, author TEXT NOT NULL, about TEXT NOT NULL, match TEXT, line INTEGER,
     reason TEXT NOT NULL, text TEXT NOT NULL, state TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX reports_state ON reports (state, at);
   CREATE INDEX reports_author ON reports (author);
   CREATE TABLE admin_actions (
     id TEXT PRIMARY KEY, at INTEGER NOT NULL, author TEXT NOT NULL, action TEXT NOT NULL, target TEXT NOT NULL,
     detail TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX admin_actions_at ON admin_actions (at);
   CREATE TABLE network_bans (
     network TEXT PRIMARY KEY, at INTEGER NOT NULL, until INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE mutes (user TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
  // An edition is stored once, under its hash. Older matches keep theirs in the header.
  `CREATE TABLE editions (hash TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
   ALTER TABLE matches ADD COLUMN edition TEXT;`,
  // All are recomputed from Unicode's list of confusable characters.
  'UPDATE users SET skeleton = NULL WHERE skeleton IS NOT NULL;',
  // Matches against bots in browsers, and which bots a user has beaten, in browsers or on the server.
  `CREATE TABLE practice_matches (
     user TEXT NOT NULL, id TEXT NOT NULL, game TEXT NOT NULL, levels TEXT NOT NULL, beaten TEXT NOT NULL,
     outcome TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user, id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX practice_matches_at ON practice_matches (user, at);
   CREATE TABLE beaten (
     user TEXT NOT NULL, game TEXT NOT NULL, level TEXT NOT NULL, wins INTEGER NOT NULL, first_at INTEGER NOT NULL,
     PRIMARY KEY (user, game, level)
   ) STRICT, WITHOUT ROWID;`,
  // Conditional moves. `due_at` is set while the match waits for the author.
  `CREATE TABLE plans (
     match TEXT NOT NULL, user TEXT NOT NULL, id TEXT NOT NULL, last_id TEXT, version INTEGER NOT NULL,
     lines TEXT NOT NULL, state TEXT NOT NULL, delay_ms INTEGER NOT NULL, due_at INTEGER, PRIMARY KEY (match, user)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX plans_due ON plans (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX plans_of_user ON plans (user);`,
  // A tournament is its entries; the rest of its row is computed from them.
  `CREATE TABLE tournaments (
     id TEXT PRIMARY KEY, settings TEXT NOT NULL, host TEXT NOT NULL, access TEXT NOT NULL, starts_at INTEGER NOT NULL,
     status TEXT NOT NULL, version INTEGER NOT NULL, updated_at INTEGER NOT NULL, ended_rounds INTEGER NOT NULL,
     player_count INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX tournaments_unfinished ON tournaments (starts_at) WHERE status IN ('open', 'running');
   CREATE INDEX tournaments_host ON tournaments (host);
   CREATE TABLE tournament_entries (
     tournament TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, event TEXT NOT NULL,
     PRIMARY KEY (tournament, version)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE tournament_people (
     user TEXT NOT NULL, tournament TEXT NOT NULL, PRIMARY KEY (user, tournament)
   ) STRICT, WITHOUT ROWID;`,
  // Relations between accounts, and invitations to tables.
  `CREATE TABLE relations (
     user TEXT NOT NULL, other TEXT NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL, note TEXT NOT NULL,
     PRIMARY KEY (user, other, kind)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX relations_other ON relations (other, kind);
   CREATE TABLE invitations (
     match TEXT NOT NULL, user TEXT NOT NULL, author TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, user)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX invitations_user ON invitations (user, at);
   CREATE INDEX invitations_author ON invitations (author);`,
  'CREATE INDEX rating_steps_game ON rating_steps (game, mode, at);',
  // Clubs. Posts of a board are numbered consecutively; each club has one founder.
  `CREATE TABLE clubs (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE, description TEXT NOT NULL,
     access TEXT NOT NULL, invitation TEXT NOT NULL, created_at INTEGER NOT NULL, member_count INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX clubs_open ON clubs (member_count DESC) WHERE access = 'open';
   CREATE TABLE club_members (
     club TEXT NOT NULL, user TEXT NOT NULL, role TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (club, user)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX club_members_user ON club_members (user);
   CREATE UNIQUE INDEX club_founder ON club_members (club) WHERE role = 'founder';
   CREATE TABLE club_posts (
     club TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, user TEXT NOT NULL, key TEXT NOT NULL, text TEXT,
     PRIMARY KEY (club, n)
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX club_posts_key ON club_posts (club, user, key);
   CREATE INDEX club_posts_user ON club_posts (user);
   ALTER TABLE reports ADD COLUMN club TEXT;
   ALTER TABLE reports ADD COLUMN post INTEGER;
   ALTER TABLE tournaments ADD COLUMN club TEXT;
   CREATE INDEX tournaments_club ON tournaments (club, starts_at) WHERE club IS NOT NULL;`,
  // Live tables. `live_delay`: the spectator delay in seconds; null if the table is never listed.
  `ALTER TABLE summaries ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE summaries ADD COLUMN live_delay INTEGER;
   UPDATE summaries SET live_delay = (SELECT coalesce(json_extract(header, '$.delay'), 0) FROM matches
     WHERE matches.n = summaries.match) WHERE visibility = 'public' AND status IN ('open', 'running');
   CREATE INDEX summaries_live ON summaries (updated_at) WHERE status = 'running' AND live_delay IS NOT NULL;
   CREATE INDEX summaries_live_over ON summaries (updated_at) WHERE status = 'over' AND live_delay > 0;`,
  // Includes bots that the host seats later.
  'ALTER TABLE summaries ADD COLUMN bots TEXT;',
  'ALTER TABLE users ADD COLUMN avatar TEXT;',
  // Queued notifications, how many were sent, which are switched off, and e-mail addresses.
  `CREATE TABLE notifications (
     user TEXT NOT NULL, channel TEXT NOT NULL, event TEXT NOT NULL, about TEXT NOT NULL, at INTEGER NOT NULL,
     due_at INTEGER NOT NULL, PRIMARY KEY (user, channel, event, about)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX notifications_due ON notifications (channel, due_at);
   CREATE TABLE notification_sends (
     user TEXT NOT NULL, channel TEXT NOT NULL, last_at INTEGER NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL,
     PRIMARY KEY (user, channel)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE notification_switches (user TEXT PRIMARY KEY, off TEXT NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE emails (user TEXT PRIMARY KEY, address TEXT, pending TEXT) STRICT, WITHOUT ROWID;`,
  // The spectators' chat, separate from the players'; reports name the chat of a line.
  `CREATE TABLE spectator_chat (
     match TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, user TEXT NOT NULL, said TEXT,
     PRIMARY KEY (match, n)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX spectator_chat_of_user ON spectator_chat (user);
   ALTER TABLE reports ADD COLUMN channel TEXT NOT NULL DEFAULT 'players';`,
  'ALTER TABLE users ADD COLUMN is_invisible INTEGER NOT NULL DEFAULT 0;',
  // Programs that play through the API.
  'ALTER TABLE users ADD COLUMN is_bot INTEGER NOT NULL DEFAULT 0;',
  `CREATE TABLE club_invitations (
     user TEXT NOT NULL, club TEXT NOT NULL, author TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user, club)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX club_invitations_author ON club_invitations (author);`,
  // As for accounts, existing clubs that look alike keep their names, and only one of them has a skeleton.
  `ALTER TABLE clubs ADD COLUMN skeleton TEXT;
   CREATE UNIQUE INDEX clubs_skeleton ON clubs (skeleton);`,
  'ALTER TABLE reports ADD COLUMN tournament TEXT;',
  // When the match of a seat ended (its last change), null before: the latest matches of a user are found without
  // sorting all of them.
  `ALTER TABLE seated ADD COLUMN ended_at INTEGER;
   UPDATE seated SET ended_at = updated_at FROM matches JOIN summaries ON summaries.match = matches.n
     WHERE matches.id = seated.match AND status NOT IN ('open', 'running');
   CREATE INDEX seated_match ON seated (match);
   CREATE INDEX seated_ended ON seated (user, ended_at DESC);
   CREATE TRIGGER seats_ended AFTER UPDATE OF status ON summaries WHEN NEW.status NOT IN ('open', 'running')
   BEGIN
     UPDATE seated SET ended_at = NEW.updated_at WHERE match = (SELECT id FROM matches WHERE n = NEW.match);
   END;`,
  // When members were, or will be, told of a new tournament of their club.
  'ALTER TABLE clubs ADD COLUMN announced_at INTEGER NOT NULL DEFAULT 0;',
  LINKED_ENTRIES_MIGRATION,
];

export const LATEST_VERSION = MIGRATIONS.length;

export class NewerSqliteSchemaError extends Error {}

/** Throws NewerSqliteSchemaError if a later release has changed the database. */
export function schemaVersionOf(database: DatabaseSync): number {
  const query = readerOf(database).prepare<{ version: number }>(
    'SELECT user_version AS version FROM pragma_user_version',
  );
  const [{ version }] = query.all();
  if (version <= LATEST_VERSION) return version;
  throw new NewerSqliteSchemaError(
    `the database was changed by a later release (step ${version} of ${LATEST_VERSION})`,
  );
}

/** Migrates a database to the latest schema, or up to an earlier one. */
export function migrateSqlite(database: DatabaseSync, to = LATEST_VERSION): void {
  const done = schemaVersionOf(database);
  MIGRATIONS.slice(done, to).forEach((step, i) => {
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${done + i + 1}; COMMIT;`);
  });
}
