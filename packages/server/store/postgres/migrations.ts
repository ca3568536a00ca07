import { CLUB_MIGRATION, CLUB_SKELETON_MIGRATION } from './club-migration.ts';
import type { Sql } from './connection-pool.ts';
import { SEAT_MIGRATION } from './seat-migration.ts';

/**
 * All schema changes, in order; a released step is never edited. Most tables are the same as in SQLite: store/move
 * copies them from one database to the other.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE matches (
     id text PRIMARY KEY, header text NOT NULL, game text NOT NULL, visibility text NOT NULL, status text NOT NULL,
     version integer NOT NULL, created_at bigint NOT NULL, updated_at bigint NOT NULL, wake_at bigint,
     holders text NOT NULL, waiting text NOT NULL, result text
   ) WITH (fillfactor = 80);
   CREATE INDEX matches_open ON matches (created_at DESC) WHERE status = 'open' AND visibility = 'public';
   CREATE INDEX matches_due ON matches (wake_at) WHERE wake_at IS NOT NULL;
   CREATE INDEX matches_over ON matches (updated_at) WHERE status = 'over';
   CREATE TABLE entries (
     match text NOT NULL, version integer NOT NULL, at bigint NOT NULL, author text, key text,
     happening text NOT NULL, PRIMARY KEY (match, version)
   );
   CREATE TABLE seated ("user" text NOT NULL, match text NOT NULL, PRIMARY KEY ("user", match));
   CREATE TABLE outcomes (match text PRIMARY KEY, game text NOT NULL, mode text NOT NULL, at bigint NOT NULL);
   CREATE INDEX outcomes_at ON outcomes (at);
   CREATE TABLE tallies (
     game text NOT NULL, mode text NOT NULL, what text NOT NULL, matches integer NOT NULL, wins integer NOT NULL,
     moves bigint NOT NULL, PRIMARY KEY (game, mode, what)
   );
   CREATE TABLE played (
     "user" text NOT NULL, game text NOT NULL, matches integer NOT NULL, wins integer NOT NULL,
     draws integer NOT NULL, PRIMARY KEY ("user", game)
   );
   CREATE TABLE ratings (
     "user" text NOT NULL, game text NOT NULL, mode text NOT NULL, rating double precision NOT NULL,
     deviation double precision NOT NULL, volatility double precision NOT NULL, matches integer NOT NULL,
     at bigint NOT NULL, PRIMARY KEY ("user", game, mode)
   );
   CREATE INDEX ratings_leaders ON ratings (game, mode, rating DESC);
   CREATE TABLE rating_steps (
     "user" text NOT NULL, game text NOT NULL, mode text NOT NULL, n integer NOT NULL, match text NOT NULL,
     rating double precision NOT NULL, deviation double precision NOT NULL, at bigint NOT NULL,
     PRIMARY KEY ("user", game, mode, n)
   );
   CREATE TABLE chat (
     match text NOT NULL, n integer NOT NULL, at bigint NOT NULL, "user" text NOT NULL, said text,
     PRIMARY KEY (match, n)
   );
   CREATE INDEX chat_of_user ON chat ("user");
   CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);
   CREATE TABLE push_subscriptions (
     endpoint text PRIMARY KEY, "user" text NOT NULL, keys text NOT NULL, created_at bigint NOT NULL
   );
   CREATE INDEX push_of_user ON push_subscriptions ("user");
   CREATE TABLE users (
     id text PRIMARY KEY, kind text NOT NULL, name text, name_key text COLLATE "C", passphrase text,
     is_admin integer NOT NULL, is_banned integer NOT NULL, created_at bigint NOT NULL, webhook text, locale text
   );
   CREATE UNIQUE INDEX users_account ON users (name_key) WHERE kind = 'account';
   CREATE INDEX users_name ON users (name_key);
   CREATE TABLE sessions (
     hash text PRIMARY KEY, "user" text NOT NULL, created_at bigint NOT NULL, last_seen_at bigint NOT NULL,
     expires_at bigint NOT NULL
   );
   CREATE INDEX sessions_user ON sessions ("user");
   CREATE INDEX sessions_end ON sessions (expires_at);`,
  // Shared by several processes: leases, and seeds to which the server has committed.
  `CREATE TABLE leases (name text PRIMARY KEY, holder text NOT NULL, until timestamptz NOT NULL);
   CREATE TABLE commitments (commitment text PRIMARY KEY, seed text NOT NULL, until bigint NOT NULL);
   CREATE INDEX commitments_end ON commitments (until);`,
  `CREATE TABLE challenges (
     id text PRIMARY KEY, kind text NOT NULL, game text NOT NULL, level text NOT NULL, secret text NOT NULL,
     created_at bigint NOT NULL, until bigint NOT NULL
   );
   CREATE TABLE attempts (
     challenge text NOT NULL, "user" text NOT NULL, leg integer NOT NULL, match text NOT NULL, score integer,
     PRIMARY KEY (challenge, "user", leg)
   );
   CREATE UNIQUE INDEX attempts_match ON attempts (match);
   CREATE INDEX attempts_user ON attempts ("user");
   CREATE INDEX attempts_score ON attempts (challenge, score);
   CREATE FUNCTION book_attempt(of_challenge text, person text, leg_no integer, at_match text, most integer)
   RETURNS void LANGUAGE plpgsql AS $book$
   BEGIN
     PERFORM 1 FROM challenges WHERE id = of_challenge FOR UPDATE;
     IF most IS NULL OR (SELECT count(DISTINCT "user") FROM attempts
       WHERE challenge = of_challenge AND "user" <> person) < most
     THEN
       INSERT INTO attempts (challenge, "user", leg, match) VALUES (of_challenge, person, leg_no, at_match)
       ON CONFLICT DO NOTHING;
     END IF;
   END $book$;`,
  // Functions, because each of their statements has a new snapshot: after waiting for a concurrent sign-in of the same
  // user they see the session that it has created.
  `CREATE INDEX users_admin ON users (id) WHERE is_admin = 1;
   CREATE FUNCTION rekey_user(person text, old_hash text, new_hash text, kept text)
   RETURNS boolean LANGUAGE plpgsql AS $rekey$
   BEGIN
     UPDATE users SET passphrase = new_hash WHERE id = person AND passphrase = old_hash;
     IF NOT FOUND THEN RETURN false; END IF;
     DELETE FROM sessions WHERE "user" = person AND hash <> kept;
     RETURN true;
   END $rekey$;
   CREATE FUNCTION erase_user(person text) RETURNS void LANGUAGE plpgsql AS $erase$
   BEGIN
     UPDATE users SET name = NULL, name_key = NULL, passphrase = NULL, webhook = NULL, locale = NULL, is_admin = 0
     WHERE id = person;
     DELETE FROM sessions WHERE "user" = person;
   END $erase$;`,
  `CREATE TABLE addresses (
     "user" text NOT NULL, address text NOT NULL, at bigint NOT NULL, PRIMARY KEY ("user", address)
   );
   CREATE INDEX addresses_at ON addresses (at);
   CREATE TABLE rating_flags (
     match text PRIMARY KEY, game text NOT NULL, mode text NOT NULL, at bigint NOT NULL, users text NOT NULL,
     is_rated integer NOT NULL
   );
   CREATE INDEX rating_flags_at ON rating_flags (at);
   CREATE INDEX rating_steps_at ON rating_steps ("user", at);`,
  // Names that look alike have equal skeletons. Existing accounts that look alike keep their names, and only one of
  // them has a skeleton. `fill-skeletons.ts` computes those of older accounts.
  `ALTER TABLE users ADD COLUMN skeleton text COLLATE "C";
   CREATE UNIQUE INDEX users_skeleton ON users (skeleton) WHERE kind = 'account';
   CREATE OR REPLACE FUNCTION erase_user(person text) RETURNS void LANGUAGE plpgsql AS $erase$
   BEGIN
     UPDATE users SET name = NULL, name_key = NULL, skeleton = NULL, passphrase = NULL, webhook = NULL,
       locale = NULL, is_admin = 0
     WHERE id = person;
     DELETE FROM sessions WHERE "user" = person;
   END $erase$;`,
  `CREATE TABLE reports (
     id text PRIMARY KEY, at bigint NOT NULL, author text NOT NULL, about text NOT NULL, match text, line integer,
     reason text NOT NULL, text text NOT NULL, state text NOT NULL
   );
   CREATE INDEX reports_state ON reports (state, at);
   CREATE INDEX reports_author ON reports (author);
   CREATE TABLE admin_actions (
     id text PRIMARY KEY, at bigint NOT NULL, author text NOT NULL, action text NOT NULL, target text NOT NULL,
     detail text NOT NULL
   );
   CREATE INDEX admin_actions_at ON admin_actions (at);
   CREATE TABLE network_bans (network text PRIMARY KEY, at bigint NOT NULL, until bigint);
   CREATE TABLE mutes ("user" text PRIMARY KEY, until bigint NOT NULL);`,
  // An edition is stored once, under its hash. Older matches keep theirs in the header.
  `CREATE TABLE editions (hash text PRIMARY KEY, text text NOT NULL);
   ALTER TABLE matches ADD COLUMN edition text;`,
  // All are recomputed from Unicode's list of confusable characters.
  'UPDATE users SET skeleton = NULL WHERE skeleton IS NOT NULL;',
  // Matches against bots in browsers, and which bots a user has beaten, in browsers or on the server.
  `CREATE TABLE practice_matches (
     "user" text NOT NULL, id text NOT NULL, game text NOT NULL, levels text NOT NULL, beaten text NOT NULL,
     outcome text NOT NULL, at bigint NOT NULL, PRIMARY KEY ("user", id)
   );
   CREATE INDEX practice_matches_at ON practice_matches ("user", at);
   CREATE TABLE beaten (
     "user" text NOT NULL, game text NOT NULL, level text NOT NULL, wins integer NOT NULL, first_at bigint NOT NULL,
     PRIMARY KEY ("user", game, level)
   );`,
  // Conditional moves. `due_at` is set while the match waits for the author.
  `CREATE TABLE plans (
     match text NOT NULL, "user" text NOT NULL, id text NOT NULL, last_id text, version integer NOT NULL,
     lines text NOT NULL, state text NOT NULL, delay_ms integer NOT NULL, due_at bigint, PRIMARY KEY (match, "user")
   );
   CREATE INDEX plans_due ON plans (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX plans_of_user ON plans ("user");`,
  // A tournament is its entries; the rest of its row is computed from them.
  `CREATE TABLE tournaments (
     id text PRIMARY KEY, settings text NOT NULL, host text NOT NULL, access text NOT NULL, starts_at bigint NOT NULL,
     status text NOT NULL, version integer NOT NULL, updated_at bigint NOT NULL, ended_rounds integer NOT NULL,
     player_count integer NOT NULL
   );
   CREATE INDEX tournaments_unfinished ON tournaments (starts_at) WHERE status IN ('open', 'running');
   CREATE INDEX tournaments_host ON tournaments (host);
   CREATE TABLE tournament_entries (
     tournament text NOT NULL, version integer NOT NULL, at bigint NOT NULL, event text NOT NULL,
     PRIMARY KEY (tournament, version)
   );
   CREATE TABLE tournament_people ("user" text NOT NULL, tournament text NOT NULL, PRIMARY KEY ("user", tournament));`,
  // Relations between accounts, and invitations to tables.
  `CREATE TABLE relations (
     "user" text NOT NULL, other text NOT NULL, kind text NOT NULL, at bigint NOT NULL, note text NOT NULL,
     PRIMARY KEY ("user", other, kind)
   );
   CREATE INDEX relations_other ON relations (other, kind);
   CREATE TABLE invitations (
     match text NOT NULL, "user" text NOT NULL, author text NOT NULL, at bigint NOT NULL, PRIMARY KEY (match, "user")
   );
   CREATE INDEX invitations_user ON invitations ("user", at);
   CREATE INDEX invitations_author ON invitations (author);`,
  'CREATE INDEX rating_steps_game ON rating_steps (game, mode, at);',
  CLUB_MIGRATION,
  // Live tables. `live_delay`: the spectator delay in seconds; null if the table is never listed.
  `ALTER TABLE matches ADD COLUMN moves integer NOT NULL DEFAULT 0;
   ALTER TABLE matches ADD COLUMN live_delay integer;
   UPDATE matches SET live_delay = coalesce((header::json->>'delay')::integer, 0)
     WHERE visibility = 'public' AND status IN ('open', 'running');
   CREATE INDEX matches_live ON matches (updated_at) WHERE status = 'running' AND live_delay IS NOT NULL;
   CREATE INDEX matches_live_over ON matches (updated_at) WHERE status = 'over' AND live_delay > 0;`,
  // Includes bots that the host seats later.
  'ALTER TABLE matches ADD COLUMN bots text;',
  `ALTER TABLE users ADD COLUMN avatar text;
   CREATE OR REPLACE FUNCTION erase_user(person text) RETURNS void LANGUAGE plpgsql AS $erase$
   BEGIN
     UPDATE users SET name = NULL, name_key = NULL, skeleton = NULL, passphrase = NULL, webhook = NULL,
       locale = NULL, avatar = NULL, is_admin = 0
     WHERE id = person;
     DELETE FROM sessions WHERE "user" = person;
   END $erase$;`,
  // Queued notifications, how many were sent, which are switched off, and e-mail addresses.
  `CREATE TABLE notifications (
     "user" text NOT NULL, channel text NOT NULL, event text NOT NULL, about text NOT NULL, at bigint NOT NULL,
     due_at bigint NOT NULL, PRIMARY KEY ("user", channel, event, about)
   );
   CREATE INDEX notifications_due ON notifications (channel, due_at);
   CREATE TABLE notification_sends (
     "user" text NOT NULL, channel text NOT NULL, last_at bigint NOT NULL, day integer NOT NULL, count integer NOT NULL,
     PRIMARY KEY ("user", channel)
   );
   CREATE TABLE notification_switches ("user" text PRIMARY KEY, off text NOT NULL);
   CREATE TABLE emails ("user" text PRIMARY KEY, address text, pending text);`,
  // The spectators' chat, separate from the players'; reports name the chat of a line.
  `CREATE TABLE spectator_chat (
     match text COLLATE "C" NOT NULL, n integer NOT NULL, at bigint NOT NULL, "user" text COLLATE "C" NOT NULL, said text,
     PRIMARY KEY (match, n)
   );
   CREATE INDEX spectator_chat_of_user ON spectator_chat ("user");
   ALTER TABLE reports ADD COLUMN channel text NOT NULL DEFAULT 'players';`,
  'ALTER TABLE users ADD COLUMN is_invisible integer NOT NULL DEFAULT 0;',
  // Programs that play through the API.
  'ALTER TABLE users ADD COLUMN is_bot integer NOT NULL DEFAULT 0;',
  `CREATE TABLE club_invitations (
     "user" text NOT NULL, club text NOT NULL, author text NOT NULL, at bigint NOT NULL, PRIMARY KEY ("user", club)
   );
   CREATE INDEX club_invitations_author ON club_invitations (author);`,
  CLUB_SKELETON_MIGRATION,
  'ALTER TABLE reports ADD COLUMN tournament text;',
  SEAT_MIGRATION,
  // When members were, or will be, told of a new tournament of their club.
  'ALTER TABLE clubs ADD COLUMN announced_at bigint NOT NULL DEFAULT 0;',
];

export const LATEST_STEP = MIGRATIONS.length;

/** An arbitrary number: of several servers that start at once, one migrates and the others wait. */
const MIGRATION_LOCK_ID = 7_305_821;

export class NewerPostgresSchemaError extends Error {}

/** Migrates a database to the latest schema. Throws NewerPostgresSchemaError if a later release has changed it. */
export async function migratePostgres(sql: Sql): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS steps (n integer PRIMARY KEY)`.catch(ignoreAlreadyExists);
  const done = await schemaVersionOf(sql);
  for (const [i, step] of MIGRATIONS.slice(done).entries()) await applyMigration(sql, done + i + 1, step);
}

async function schemaVersionOf(sql: Sql): Promise<number> {
  const [{ done }] = await sql<{ done: number }[]>`SELECT coalesce(max(n), 0) AS done FROM steps`;
  if (done <= LATEST_STEP) return done;
  throw new NewerPostgresSchemaError(`the database was changed by a later release (step ${done} of ${LATEST_STEP})`);
}

/** Atomic, and done by one server: the others wait, and then find it done. */
async function applyMigration(sql: Sql, n: number, step: string): Promise<void> {
  await sql.unsafe(`DO $step$ BEGIN
    PERFORM pg_advisory_xact_lock(${MIGRATION_LOCK_ID});
    IF NOT EXISTS (SELECT 1 FROM steps WHERE n = ${n}) THEN
      ${step}
      INSERT INTO steps (n) VALUES (${n});
    END IF;
  END $step$`);
}

const ALREADY_EXISTS_CODES = /^(23505|42710|42P07)$/;

/** In PostgreSQL, one of two concurrent CREATE TABLE IF NOT EXISTS fails. */
function ignoreAlreadyExists(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && ALREADY_EXISTS_CODES.test(String(error.code)))) throw error;
}
