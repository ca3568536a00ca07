import type { DatabaseSync } from 'node:sqlite';

/** Every change of the tables, in order. A step that has been released is never edited: the next one mends it. */
const STEPS: readonly string[] = [
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
];

export class NewerDatabase extends Error {}

/** How far a database has come. Throws NewerDatabase where a later release has changed it. */
export function stepOf(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get() as { readonly user_version: number };
  if (row.user_version <= STEPS.length) return row.user_version;
  throw new NewerDatabase(`the database is of a later release (step ${row.user_version} of ${STEPS.length})`);
}

/** Brings a database to the present form. One that a later release has changed is left alone. */
export function migrate(database: DatabaseSync): void {
  const done = stepOf(database);
  STEPS.slice(done).forEach((step, i) => {
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${done + i + 1}; COMMIT;`);
  });
}
