import type { DatabaseSync } from 'node:sqlite';
import { MATCH_NUMBER_SQL, NOT_ENDED } from '../sqlite/match-statements.ts';
import { readerOf } from '../sqlite/statements.ts';

/** The tables that are copied. Leases and commitments are not: they expire within minutes. */
export const TABLE_NAMES = [
  'users',
  'sessions',
  'settings',
  'editions',
  'matches',
  'entries',
  'seated',
  'chat',
  'spectator_chat',
  'outcomes',
  'tallies',
  'played',
  'ratings',
  'rating_steps',
  'push_subscriptions',
  'challenges',
  'attempts',
  'addresses',
  'rating_flags',
  'reports',
  'admin_actions',
  'network_bans',
  'mutes',
  'practice_matches',
  'beaten',
  'plans',
  'tournaments',
  'tournament_entries',
  'tournament_people',
  'relations',
  'invitations',
  'clubs',
  'club_members',
  'club_posts',
  'club_invitations',
  'notifications',
  'notification_sends',
  'notification_switches',
  'emails',
] as const;

export type TableName = (typeof TABLE_NAMES)[number];
export type DatabaseRow = { readonly [column: string]: string | number | null };

const MATCH_COLUMNS = ['id', 'header', 'game', 'edition'];
const SUMMARY_COLUMNS = [
  'visibility',
  'status',
  'version',
  'created_at',
  'updated_at',
  'wake_at',
  'holders',
  'waiting',
  'bots',
  'result',
  'moves',
  'live_delay',
];
const ENTRY_COLUMNS = ['version', 'at', 'author', 'key', 'happening'];

/** In SQLite, matches have numbers and their summaries are a separate table. Most other tables are the same. */
export function readRows(from: DatabaseSync, table: TableName): Iterable<DatabaseRow> {
  const sql: { readonly [name in TableName]?: string } = {
    matches: `SELECT ${[...MATCH_COLUMNS, ...SUMMARY_COLUMNS].join(', ')} FROM matches JOIN summaries ON summaries.match = matches.n`,
    entries: `SELECT matches.id AS match, ${ENTRY_COLUMNS.join(', ')} FROM entries JOIN matches ON matches.n = entries.match`,
    seated: `SELECT user, matches.id AS match, nullif(ended_at, ${NOT_ENDED}) AS ended_at
      FROM seated JOIN matches ON matches.n = seated.match`,
  };
  return readerOf(from)
    .prepare<DatabaseRow>(sql[table] ?? `SELECT * FROM ${table}`)
    .iterate();
}

/** Writes rows with the columns that the table has in PostgreSQL. */
export interface RowWriter {
  readonly columns: readonly string[];
  write(row: DatabaseRow): void;
}

export function createRowWriter(to: DatabaseSync, table: TableName): RowWriter {
  if (table === 'matches') return createMatchWriter(to);
  if (table === 'entries') {
    const write = prepareInsert(to, 'entries', ['match', ...ENTRY_COLUMNS], MATCH_NUMBER_SQL);
    return { columns: ['match', ...ENTRY_COLUMNS], write };
  }
  if (table === 'seated') {
    const columns = ['match', 'user', 'ended_at'];
    const insert = prepareInsert(to, 'seated', columns, MATCH_NUMBER_SQL);
    return { columns, write: (row) => insert({ ...row, ended_at: row.ended_at ?? NOT_ENDED }) };
  }
  const names = readerOf(to).prepare<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`);
  const columns = names.all().map(({ name }) => name);
  return { columns, write: prepareInsert(to, table, columns) };
}

function createMatchWriter(to: DatabaseSync): RowWriter {
  const match = prepareInsert(to, 'matches', MATCH_COLUMNS);
  const summary = prepareInsert(to, 'summaries', ['match', ...SUMMARY_COLUMNS], MATCH_NUMBER_SQL);
  const write = (row: DatabaseRow) => {
    match(row);
    summary({ ...row, match: row.id });
  };
  return { columns: [...MATCH_COLUMNS, ...SUMMARY_COLUMNS], write };
}

/** `first` is the SQL expression of the first column's value. */
function prepareInsert(to: DatabaseSync, table: string, columns: readonly string[], first = '?') {
  const values = columns.map((_, i) => (i === 0 ? first : '?')).join(', ');
  const names = columns.map((name) => `"${name}"`).join(', ');
  const insert = to.prepare(`INSERT INTO ${table} (${names}) VALUES (${values})`);
  return (row: DatabaseRow): void => {
    insert.run(...columns.map((name) => row[name]));
  };
}
