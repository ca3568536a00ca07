import { nameSkeleton } from '../name-skeleton.ts';
import type { Sql } from './connection-pool.ts';

/** Computes missing skeletons of accounts and clubs. If several look alike, only the oldest gets it. */
export async function fillSkeletons(sql: Sql): Promise<void> {
  const accounts = await sql<NamedRow[]>`
    SELECT id, name FROM users WHERE kind = 'account' AND skeleton IS NULL AND name IS NOT NULL
    ORDER BY created_at`;
  for (const { id, name } of accounts) {
    const skeleton = nameSkeleton(name);
    await sql`
      UPDATE users SET skeleton = ${skeleton} WHERE id = ${id}
      AND NOT EXISTS (SELECT 1 FROM users WHERE skeleton = ${skeleton} AND kind = 'account')`;
  }
  const clubs = await sql<NamedRow[]>`SELECT id, name FROM clubs WHERE skeleton IS NULL ORDER BY created_at`;
  for (const { id, name } of clubs) {
    const skeleton = nameSkeleton(name);
    await sql`
      UPDATE clubs SET skeleton = ${skeleton} WHERE id = ${id}
      AND NOT EXISTS (SELECT 1 FROM clubs WHERE skeleton = ${skeleton})`;
  }
}

interface NamedRow {
  readonly id: string;
  readonly name: string;
}
