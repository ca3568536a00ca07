import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres, { type Sql } from 'postgres';
import { openSqlite } from '../sqlite/open.ts';
import { CannotMove, readyFile, readyPostgres, telling } from './ready.ts';
import { type Row, reading, TABLES, type Table, writing } from './sqlite-side.ts';

/** How many rows of each table were moved. */
export type Moved = { readonly [table in Table]: number };

const BATCH = 1000;
const NUMBERS = { bigint: { to: 20, from: [20], parse: Number, serialize: String } };

const connect = (url: string): Sql => postgres(url, { max: 1, types: NUMBERS, onnotice: () => undefined });

/** Copies a SQLite file to an empty PostgreSQL database: all of it or nothing. No server may run on either. */
export async function moveToPostgres(path: string, url: string): Promise<Moved> {
  if (!existsSync(path)) throw new CannotMove(`there is no database at ${path}`);
  // Both are brought to their present form, so that they have the same tables.
  await readyFile(path);
  await readyPostgres(url);
  return telling(() => copyToPostgres(path, url));
}

async function copyToPostgres(path: string, url: string): Promise<Moved> {
  const from = new DatabaseSync(path, { readOnly: true });
  const sql = connect(url);
  try {
    return await sql.begin(async (tx) => {
      await refuseUnlessEmpty(tx as unknown as Sql);
      return eachTable((table) => copyIn(from, tx as unknown as Sql, table));
    });
  } finally {
    from.close();
    await sql.end();
  }
}

async function refuseUnlessEmpty(sql: Sql): Promise<void> {
  const [{ isEmpty }] = await sql<{ isEmpty: boolean }[]>`
    SELECT NOT EXISTS (SELECT 1 FROM matches) AND NOT EXISTS (SELECT 1 FROM users) AS "isEmpty"`;
  if (!isEmpty) throw new CannotMove('the PostgreSQL database is not empty');
  // A server that was started on it by mistake has left its keys: those of the file count.
  await sql`DELETE FROM settings`;
}

async function copyIn(from: DatabaseSync, sql: Sql, table: Table): Promise<number> {
  let count = 0;
  const batch: Row[] = [];
  const write = async () => {
    const json = JSON.stringify(batch.splice(0), writable);
    await sql.unsafe(
      `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::text::json)`,
      [json],
    );
  };
  for (const row of reading(from, table)) {
    batch.push(row);
    count++;
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  return count;
}

/** No text of PostgreSQL holds U+0000; where an older server took it, as the name of a request, nobody misses it. */
function writable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;
}

/** Copies a PostgreSQL database to a new SQLite file, which appears when it is whole. No server may run on it. */
export async function moveToSqlite(url: string, path: string): Promise<Moved> {
  if (existsSync(path)) throw new CannotMove(`${path} exists already`);
  await readyPostgres(url);
  return telling(() => copyToSqlite(url, path));
}

async function copyToSqlite(url: string, path: string): Promise<Moved> {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.part`;
  for (const rest of ['', '-wal', '-shm']) rmSync(half + rest, { force: true });
  await openSqlite(half).close();
  const to = new DatabaseSync(half);
  const sql = connect(url);
  try {
    to.exec('PRAGMA journal_mode = DELETE; BEGIN');
    const moved = await eachTable((table) => copyOut(sql, to, table));
    to.exec('COMMIT');
    to.close();
    renameSync(half, path);
    return moved;
  } finally {
    if (to.isOpen) to.close();
    await sql.end();
  }
}

async function copyOut(sql: Sql, to: DatabaseSync, table: Table): Promise<number> {
  const { columns, write } = writing(to, table);
  const names = columns.map((name) => `"${name}"`).join(', ');
  let count = 0;
  for await (const rows of sql.unsafe<Row[]>(`SELECT ${names} FROM ${table}`).cursor(BATCH)) {
    for (const row of rows) write(row);
    count += rows.length;
  }
  return count;
}

async function eachTable(copy: (table: Table) => Promise<number>): Promise<Moved> {
  const counts: [Table, number][] = [];
  for (const table of TABLES) counts.push([table, await copy(table)]);
  return Object.fromEntries(counts) as Moved;
}
