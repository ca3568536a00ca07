import { DatabaseSync } from 'node:sqlite';
import type { Store } from '../store.ts';
import { SqliteChat } from './chat.ts';
import { keepLogShort } from './checkpoints.ts';
import { SqliteChallenges } from './daily.ts';
import { SqliteMatches } from './matches.ts';
import { migrate } from './migrations.ts';
import { SqlitePush } from './push.ts';
import { SqliteRatings } from './ratings.ts';
import { SqliteUsers } from './users.ts';
import { type StoreLimits, Writer } from './writer.ts';

/** One file, one writer in its own thread, another thread that tidies up after it, and reading beside them. */
export function openSqlite(path: string, limits: StoreLimits = {}): Store {
  const reader = new DatabaseSync(path);
  reader.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON');
  migrate(reader);
  const writer = new Writer(path, limits);
  const leaveLog = keepLogShort(path);
  return {
    matches: new SqliteMatches(reader, writer),
    users: new SqliteUsers(reader, writer),
    ratings: new SqliteRatings(reader, writer),
    chat: new SqliteChat(reader, writer),
    push: new SqlitePush(reader, writer),
    challenges: new SqliteChallenges(reader, writer),
    isWell: () =>
      writer.write([]).then(
        () => true,
        () => false,
      ),
    async close() {
      await leaveLog();
      await writer.close();
      reader.close();
    },
  };
}
