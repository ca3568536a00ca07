import {
  BadConfig,
  CannotMove,
  type Config,
  configFrom,
  databaseFile,
  moveToPostgres,
  moveToSqlite,
} from '@safehouse/server';
import { printLine, Usage } from './output.ts';

const WAYS: {
  readonly [way: string]: (file: string, url: string) => Promise<{ readonly [table: string]: number }>;
} = {
  'to-postgres': (file, url) => moveToPostgres(file, url),
  'to-sqlite': (file, url) => moveToSqlite(url, file),
};

/** safehouse move-data: from the SQLite file in DATA_DIR to the PostgreSQL at DATABASE_URL, or back. Servers must be down. */
export async function moveData(args: string[]): Promise<void> {
  const [way] = args;
  if (args.length !== 1 || !Object.hasOwn(WAYS, way)) {
    throw new Usage(`move-data ${Object.keys(WAYS).join(' | ')}, with DATA_DIR and DATABASE_URL set`);
  }
  const { dataDir, databaseUrl } = config();
  if (databaseUrl === null) throw new Usage('DATABASE_URL must name the PostgreSQL database', 'bad-config');
  try {
    await printLine({ ok: true, moved: await WAYS[way](databaseFile(dataDir), databaseUrl) });
  } catch (error) {
    if (error instanceof CannotMove) throw new Usage(error.message, 'cannot-move');
    throw error;
  }
}

function config(): Config {
  try {
    return configFrom(process.env);
  } catch (error) {
    if (error instanceof BadConfig) throw new Usage(error.message, 'bad-config');
    throw error;
  }
}
