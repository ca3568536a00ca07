import type { DatabaseSync } from 'node:sqlite';
import { nameSkeleton } from '../name-skeleton.ts';
import { readerOf } from './statements.ts';

/** Computes the skeletons of accounts from before there were any. Of several that look alike the oldest has it. */
export function fillSkeletons(database: DatabaseSync): void {
  const accounts = readerOf(database).prepare<{ id: string; name: string }>(
    `SELECT id, name FROM users WHERE kind = 'account' AND skeleton IS NULL AND name IS NOT NULL
     ORDER BY created_at`,
  );
  const update = database.prepare('UPDATE OR IGNORE users SET skeleton = ? WHERE id = ?');
  for (const { id, name } of accounts.all()) update.run(nameSkeleton(name), id);
}
