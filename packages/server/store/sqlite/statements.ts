import type { DatabaseSync } from 'node:sqlite';
import type { SqlValue } from './writer.ts';

/** A prepared SELECT and the type of its rows. */
export interface Query<Row> {
  get(...values: readonly SqlValue[]): Row | undefined;
  all(...values: readonly SqlValue[]): Row[];
  iterate(...values: readonly SqlValue[]): Iterable<Row>;
}

export interface SqliteReader {
  prepare<Row>(sql: string): Query<Row>;
}

/** The only place that casts rows: node:sqlite does not know which columns a statement returns. */
export function readerOf(database: DatabaseSync): SqliteReader {
  return database as unknown as SqliteReader;
}
