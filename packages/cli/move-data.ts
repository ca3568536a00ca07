import { copyPostgresToSqlite, copySqliteToPostgres, DatabaseCopyError, databasePath } from '@safehouse/server';
import { defineCommand } from './command.ts';
import { printResult, UsageError } from './output.ts';
import { readConfig } from './server-config.ts';
import { alignTable } from './text-table.ts';

const DIRECTIONS: {
  readonly [direction: string]: (file: string, url: string) => Promise<{ readonly [table: string]: number }>;
} = {
  'to-postgres': (file, url) => copySqliteToPostgres(file, url),
  'to-sqlite': (file, url) => copyPostgresToSqlite(url, file),
};

export const moveData = defineCommand({
  args: ['to-postgres|to-sqlite'],
  details: `to-postgres copies from the folder in DATA_DIR to the database in DATABASE_URL, to-sqlite back. The
servers must be down, and the target empty.`,
  example: 'DATA_DIR=data DATABASE_URL=postgres://user:pass@db/safehouse safehouse move-data to-postgres',
  run: (_, [direction]) => copyData(direction),
});

async function copyData(direction: string): Promise<void> {
  if (!Object.hasOwn(DIRECTIONS, direction)) {
    throw new UsageError(`the direction must be ${Object.keys(DIRECTIONS).join(' or ')}, not "${direction}"`);
  }
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl === null) throw new UsageError('DATABASE_URL must name the PostgreSQL database', 'bad-config');
  try {
    const moved = await DIRECTIONS[direction](databasePath(dataDir), databaseUrl);
    const rows = Object.entries(moved).map(([table, count]) => [table, String(count)]);
    await printResult({ ok: true, moved }, alignTable([['table', 'rows'], ...rows]));
  } catch (error) {
    if (error instanceof DatabaseCopyError) throw new UsageError(error.message, 'cannot-move');
    throw error;
  }
}
