import type { DatabaseSync } from 'node:sqlite';
import { nameSkeleton } from '../name-skeleton.ts';
import { readerOf } from './statements.ts';

/** Computes missing skeletons of accounts and clubs. If several look alike, only the oldest gets it. */
export function fillSkeletons(database: DatabaseSync): void {
  fillTable(database, 'users', `kind = 'account' AND name IS NOT NULL`);
  fillTable(database, 'clubs', 'true');
}

function fillTable(database: DatabaseSync, table: 'users' | 'clubs', condition: string): void {
  const rows = readerOf(database).prepare<{ id: string; name: string }>(
    `SELECT id, name FROM ${table} WHERE skeleton IS NULL AND ${condition} ORDER BY created_at`,
  );
  const update = database.prepare(`UPDATE OR IGNORE ${table} SET skeleton = ? WHERE id = ?`);
  for (const { id, name } of rows.all()) update.run(nameSkeleton(name), id);
}
