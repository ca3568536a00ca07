PRAGMA user_version = 9;
CREATE TABLE seated (
     user TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (user, match)
   ) STRICT, WITHOUT ROWID;
CREATE TABLE outcomes (
     match TEXT PRIMARY KEY, game TEXT NOT NULL, mode TEXT NOT NULL, at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
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
CREATE TABLE rating_steps (
     user TEXT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, n INTEGER NOT NULL, match TEXT NOT NULL,
     rating REAL NOT NULL, deviation REAL NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user, game, mode, n)
   ) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
     match TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, user TEXT NOT NULL, said TEXT,
     PRIMARY KEY (match, n)
   ) STRICT, WITHOUT ROWID;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE push_subscriptions (
     endpoint TEXT PRIMARY KEY, user TEXT NOT NULL, keys TEXT NOT NULL, created_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
CREATE TABLE users (
     id TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT, name_key TEXT, passphrase TEXT, is_admin INTEGER NOT NULL,
     is_banned INTEGER NOT NULL, created_at INTEGER NOT NULL, webhook TEXT, locale TEXT
   , skeleton TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
     hash TEXT PRIMARY KEY, user TEXT NOT NULL, created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
CREATE TABLE challenges (
     id TEXT PRIMARY KEY, kind TEXT NOT NULL, game TEXT NOT NULL, level TEXT NOT NULL, secret TEXT NOT NULL,
     created_at INTEGER NOT NULL, until INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
CREATE TABLE attempts (
     challenge TEXT NOT NULL, user TEXT NOT NULL, leg INTEGER NOT NULL, match TEXT NOT NULL, score INTEGER,
     PRIMARY KEY (challenge, user, leg)
   ) STRICT, WITHOUT ROWID;
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
CREATE TABLE addresses (
     user TEXT NOT NULL, address TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user, address)
   ) STRICT, WITHOUT ROWID;
CREATE TABLE rating_flags (
     match TEXT PRIMARY KEY, game TEXT NOT NULL, mode TEXT NOT NULL, at INTEGER NOT NULL, users TEXT NOT NULL,
     is_rated INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
     id TEXT PRIMARY KEY, at INTEGER NOT NULL, author TEXT NOT NULL, about TEXT NOT NULL, match TEXT, line INTEGER,
     reason TEXT NOT NULL, text TEXT NOT NULL, state TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
CREATE TABLE admin_actions (
     id TEXT PRIMARY KEY, at INTEGER NOT NULL, author TEXT NOT NULL, action TEXT NOT NULL, target TEXT NOT NULL,
     detail TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
CREATE TABLE network_bans (
     network TEXT PRIMARY KEY, at INTEGER NOT NULL, until INTEGER
   ) STRICT, WITHOUT ROWID;
CREATE TABLE mutes (user TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX outcomes_at ON outcomes (at);
CREATE INDEX ratings_leaders ON ratings (game, mode, rating DESC);
CREATE INDEX chat_of_user ON chat (user);
CREATE INDEX push_of_user ON push_subscriptions (user);
CREATE UNIQUE INDEX users_account ON users (name_key) WHERE kind = 'account';
CREATE INDEX users_name ON users (name_key);
CREATE INDEX sessions_user ON sessions (user);
CREATE INDEX sessions_end ON sessions (expires_at);
CREATE UNIQUE INDEX attempts_match ON attempts (match);
CREATE INDEX attempts_user ON attempts (user);
CREATE INDEX attempts_score ON attempts (challenge, score);
CREATE UNIQUE INDEX entries_of_match ON entries (match, version);
CREATE INDEX summaries_open ON summaries (created_at DESC) WHERE status = 'open' AND visibility = 'public';
CREATE INDEX summaries_due ON summaries (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX summaries_over ON summaries (updated_at) WHERE status = 'over';
CREATE INDEX users_admin ON users (id) WHERE is_admin = 1;
CREATE INDEX addresses_at ON addresses (at);
CREATE INDEX rating_flags_at ON rating_flags (at);
CREATE INDEX rating_steps_at ON rating_steps (user, at);
CREATE UNIQUE INDEX users_skeleton ON users (skeleton) WHERE kind = 'account';
CREATE INDEX reports_state ON reports (state, at);
CREATE INDEX reports_author ON reports (author);
CREATE INDEX admin_actions_at ON admin_actions (at);
INSERT INTO "seated" ("user", "match") VALUES ('ann___________________', 'version1kompromat_____');
INSERT INTO "seated" ("user", "match") VALUES ('bob___________________', 'version1kompromat_____');
INSERT INTO "matches" ("n", "id", "game", "header") VALUES (1, 'version1kompromat_____', 'kompromat', '{"id":"version1kompromat_____","options":{},"draw":false,"clock":{"type":"none"},"visibility":"public","chat":true,"rated":false,"delay":0,"game":"kompromat","chairs":[{"type":"person","user":"ann___________________","seed":"seed of ann___________________"},{"type":"person","user":"bob___________________","seed":"seed of bob___________________"}],"host":"ann___________________","createdAt":0,"serverSeed":"server seed 0","pair":null,"rules":1}');
INSERT INTO "summaries" ("match", "visibility", "created_at", "status", "version", "updated_at", "wake_at", "holders", "waiting", "result") VALUES (1, 'public', 0, 'running', 66, 0, NULL, '["ann___________________","bob___________________"]', '["ann___________________"]', NULL);
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (1, 1, 1, 0, NULL, NULL, '{"type":"started","order":[0,1]}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (2, 1, 2, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"place","mission":0},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (3, 1, 3, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (4, 1, 4, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (5, 1, 5, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (6, 1, 6, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"place","mission":0},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (7, 1, 7, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (8, 1, 8, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (9, 1, 9, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (10, 1, 10, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"place","mission":3},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (11, 1, 11, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (12, 1, 12, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (13, 1, 13, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"place","mission":1},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (14, 1, 14, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (15, 1, 15, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (16, 1, 16, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (17, 1, 17, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"place","mission":1},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (18, 1, 18, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (19, 1, 19, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (20, 1, 20, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (21, 1, 21, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"place","mission":2},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (22, 1, 22, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (23, 1, 23, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (24, 1, 24, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (25, 1, 25, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (26, 1, 26, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (27, 1, 27, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"place","mission":2},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (28, 1, 28, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (29, 1, 29, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (30, 1, 30, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"place","mission":3},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (31, 1, 31, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (32, 1, 32, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (33, 1, 33, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"declare","elevens":1},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (34, 1, 34, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"keep"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (35, 1, 35, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"use","item":"newspaper","mission":3},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (36, 1, 36, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"declare","elevens":1},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (37, 1, 37, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"declare","elevens":0},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (38, 1, 38, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"keep"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (39, 1, 39, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"place","mission":1},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (40, 1, 40, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (41, 1, 41, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"use","item":"night-vision"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (42, 1, 42, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"place","mission":0},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (43, 1, 43, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (44, 1, 44, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (45, 1, 45, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"place","mission":3},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (46, 1, 46, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (47, 1, 47, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (48, 1, 48, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (49, 1, 49, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (50, 1, 50, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"place","mission":1},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (51, 1, 51, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (52, 1, 52, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (53, 1, 53, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (54, 1, 54, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"place","mission":0},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (55, 1, 55, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (56, 1, 56, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (57, 1, 57, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (58, 1, 58, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"place","mission":3},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (59, 1, 59, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (60, 1, 60, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (61, 1, 61, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"place","mission":2},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (62, 1, 62, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (63, 1, 63, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (64, 1, 64, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"hit"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (65, 1, 65, 0, NULL, NULL, '{"type":"moved","seat":1,"move":{"type":"stop"},"lag":0}');
INSERT INTO "entries" ("n", "match", "version", "at", "author", "key", "happening") VALUES (66, 1, 66, 0, NULL, NULL, '{"type":"moved","seat":0,"move":{"type":"place","mission":2},"lag":0}');
