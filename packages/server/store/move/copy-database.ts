import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { POSTGRES_TYPES } from '../postgres/connection-pool.ts';
import { LINK_ENTRIES_SQL } from '../sqlite/linked-entries-migration.ts';
import { openSqlite } from '../sqlite/sqlite-store.ts';
import { asCopyError, DatabaseCopyError, preparePostgres, prepareSqlite } from './preflight.ts';
import { createRowWriter, type DatabaseRow, readRows, TABLE_NAMES, type TableName } from './sqlite-tables.ts';

/** How many rows of each table were copied. */
export type CopiedRowCounts = { readonly [table in TableName]: number };

const BATCH_SIZE = 1000;

const connect = (url: string): Sql => postgres(url, { max: 1, types: POSTGRES_TYPES, onnotice: () => undefined });

/** Copies a SQLite file to an empty PostgreSQL database: all of it or nothing. No server may run on either. */
export async function copySqliteToPostgres(path: string, url: string): Promise<CopiedRowCounts> {
  if (!existsSync(path)) throw new DatabaseCopyError(`there is no database at ${path}`);
  // Migrate both, so that they have the same tables.
  await prepareSqlite(path);
  await preparePostgres(url);
  return asCopyError(() => copyAllToPostgres(path, url));
}

async function copyAllToPostgres(path: string, url: string): Promise<CopiedRowCounts> {
  const from = new DatabaseSync(path, { readOnly: true });
  const sql = connect(url);
  try {
    return await sql.begin(async (tx) => {
      await assertEmpty(tx);
      return forEachTable((table) => copyTableToPostgres(from, tx, table));
    });
  } finally {
    from.close();
    await sql.end();
  }
}

async function assertEmpty(sql: TransactionSql): Promise<void> {
  const [{ isEmpty }] = await sql<{ isEmpty: boolean }[]>`
    SELECT NOT EXISTS (SELECT 1 FROM matches) AND NOT EXISTS (SELECT 1 FROM users) AS "isEmpty"`;
  if (!isEmpty) throw new DatabaseCopyError('the PostgreSQL database is not empty');
  // A server that was started on it by mistake has stored its keys: they are replaced by those in the file.
  await sql`DELETE FROM settings`;
}

async function copyTableToPostgres(from: DatabaseSync, sql: TransactionSql, table: TableName): Promise<number> {
  let count = 0;
  const batch: DatabaseRow[] = [];
  const write = async () => {
    const json = JSON.stringify(batch.splice(0), replaceNul);
    await sql.unsafe(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::text::json)`, [
      json,
    ]);
  };
  for (const row of readRows(from, table)) {
    batch.push(row);
    count++;
    if (batch.length === BATCH_SIZE) await write();
  }
  if (batch.length > 0) await write();
  return count;
}

/** PostgreSQL cannot store U+0000. Older servers accepted it in request keys, where replacing it does no harm. */
function replaceNul(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;
}

/** Copies a PostgreSQL database to a new SQLite file, which only appears once it is complete. No server may use it. */
export async function copyPostgresToSqlite(url: string, path: string): Promise<CopiedRowCounts> {
  if (existsSync(path)) throw new DatabaseCopyError(`${path} already exists`);
  await preparePostgres(url);
  return asCopyError(() => copyAllToSqlite(url, path));
}

async function copyAllToSqlite(url: string, path: string): Promise<CopiedRowCounts> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const partial = `${path}.part`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(partial + suffix, { force: true });
  await openSqlite(partial).close();
  const to = new DatabaseSync(partial);
  const sql = connect(url);
  try {
    to.exec('PRAGMA journal_mode = DELETE; BEGIN');
    const counts = await forEachTable((table) => copyTableToSqlite(sql, to, table));
    to.exec(LINK_ENTRIES_SQL);
    to.exec('COMMIT');
    to.close();
    renameSync(partial, path);
    return counts;
  } finally {
    if (to.isOpen) to.close();
    await sql.end();
  }
}

async function copyTableToSqlite(sql: Sql, to: DatabaseSync, table: TableName): Promise<number> {
  const { columns, write } = createRowWriter(to, table);
  const names = columns.map((name) => `"${name}"`).join(', ');
  let count = 0;
  for await (const rows of sql.unsafe<DatabaseRow[]>(`SELECT ${names} FROM ${table}`).cursor(BATCH_SIZE)) {
    for (const row of rows) write(row);
    count += rows.length;
  }
  return count;
}

async function forEachTable(copy: (table: TableName) => Promise<number>): Promise<CopiedRowCounts> {
  const counts: [TableName, number][] = [];
  for (const table of TABLE_NAMES) counts.push([table, await copy(table)]);
  return Object.fromEntries(counts) as CopiedRowCounts;
}
