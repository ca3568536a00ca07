import type { DatabaseSync } from 'node:sqlite';

/** What is moved. Leases and commitments live for minutes only and stay behind. */
export const TABLES = [
  'users',
  'sessions',
  'settings',
  'matches',
  'entries',
  'seated',
  'chat',
  'outcomes',
  'tallies',
  'played',
  'ratings',
  'rating_steps',
  'push_subscriptions',
  'challenges',
  'attempts',
] as const;

export type Table = (typeof TABLES)[number];
export type Row = { readonly [column: string]: string | number | null };

const MATCH = ['id', 'header', 'game'];
const SUMMARY = [
  'visibility',
  'status',
  'version',
  'created_at',
  'updated_at',
  'wake_at',
  'holders',
  'waiting',
  'result',
];
const ENTRY = ['version', 'at', 'author', 'key', 'happening'];

/** In SQLite matches have numbers and a table of summaries beside them; all else is the same in both. */
export function reading(from: DatabaseSync, table: Table): Iterable<Row> {
  const sql: { readonly [one in Table]?: string } = {
    matches: `SELECT ${[...MATCH, ...SUMMARY].join(', ')} FROM matches JOIN summaries ON summaries.match = matches.n`,
    entries: `SELECT matches.id AS match, ${ENTRY.join(', ')} FROM entries JOIN matches ON matches.n = entries.match`,
  };
  return from.prepare(sql[table] ?? `SELECT * FROM ${table}`).iterate() as Iterable<Row>;
}

/** The columns of a table as the other side has them, and how a row of them is written. */
export interface Writing {
  readonly columns: readonly string[];
  write(row: Row): void;
}

export function writing(to: DatabaseSync, table: Table): Writing {
  if (table === 'matches') return writingMatches(to);
  if (table === 'entries') {
    const write = inserting(to, 'entries', ['match', ...ENTRY], NUMBER);
    return { columns: ['match', ...ENTRY], write };
  }
  const rows = to.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
  const columns = rows.map(({ name }) => String(name));
  return { columns, write: inserting(to, table, columns) };
}

const NUMBER = '(SELECT n FROM matches WHERE id = ?)';

function writingMatches(to: DatabaseSync): Writing {
  const match = inserting(to, 'matches', MATCH);
  const summary = inserting(to, 'summaries', ['match', ...SUMMARY], NUMBER);
  const write = (row: Row) => {
    match(row);
    summary({ ...row, match: row.id });
  };
  return { columns: [...MATCH, ...SUMMARY], write };
}

/** `first` stands for the value of the first column, where that is not simply what it is. */
function inserting(to: DatabaseSync, table: string, columns: readonly string[], first = '?') {
  const places = columns.map((_, i) => (i === 0 ? first : '?')).join(', ');
  const names = columns.map((name) => `"${name}"`).join(', ');
  const insert = to.prepare(`INSERT INTO ${table} (${names}) VALUES (${places})`);
  return (row: Row): void => {
    insert.run(...columns.map((name) => row[name]));
  };
}
