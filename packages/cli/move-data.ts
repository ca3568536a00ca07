import {
  type Config,
  ConfigError,
  configFrom,
  copyPostgresToSqlite,
  copySqliteToPostgres,
  DatabaseCopyError,
  databasePath,
} from '@safehouse/server';
import { printJsonLine, UsageError } from './output.ts';

const DIRECTIONS: {
  readonly [direction: string]: (file: string, url: string) => Promise<{ readonly [table: string]: number }>;
} = {
  'to-postgres': (file, url) => copySqliteToPostgres(file, url),
  'to-sqlite': (file, url) => copyPostgresToSqlite(url, file),
};

/** safehouse move-data: copies the SQLite database in DATA_DIR to the PostgreSQL at DATABASE_URL, or back. Servers must be down. */
export async function moveData(args: string[]): Promise<void> {
  const [direction] = args;
  if (args.length !== 1 || !Object.hasOwn(DIRECTIONS, direction)) {
    throw new UsageError(`move-data ${Object.keys(DIRECTIONS).join(' | ')}, with DATA_DIR and DATABASE_URL set`);
  }
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl === null) throw new UsageError('DATABASE_URL must name the PostgreSQL database', 'bad-config');
  try {
    await printJsonLine({ ok: true, moved: await DIRECTIONS[direction](databasePath(dataDir), databaseUrl) });
  } catch (error) {
    if (error instanceof DatabaseCopyError) throw new UsageError(error.message, 'cannot-move');
    throw error;
  }
}

function readConfig(): Config {
  try {
    return configFrom(process.env);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message, 'bad-config');
    throw error;
  }
}
