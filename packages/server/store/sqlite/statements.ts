import type { DatabaseSync } from 'node:sqlite';
import type { SqlValue } from './writer.ts';

/** A prepared SELECT and the type of its rows. */
export interface Query<Row> {
  get(...values: readonly SqlValue[]): Row | undefined;
  all(...values: readonly SqlValue[]): Row[];
  iterate(...values: readonly SqlValue[]): Iterable<Row>;
}

/** The only place that casts rows: node:sqlite does not know which columns a statement returns. */
export function prepareQuery<Row>(database: DatabaseSync, sql: string): Query<Row> {
  return database.prepare(sql) as unknown as Query<Row>;
}
