import { CannotMove, configFrom, databaseFile, moveToPostgres, moveToSqlite } from '@safehouse/server';
import { printLine, Usage } from './output.ts';

const USAGE = 'move-data to-postgres | to-sqlite, with DATA_DIR and DATABASE_URL set';

/** safehouse move-data: from the SQLite file in DATA_DIR to the PostgreSQL at DATABASE_URL, or back. Servers must be down. */
export async function moveData(args: string[]): Promise<void> {
  const [where] = args;
  const { dataDir, databaseUrl } = configFrom(process.env);
  if (args.length !== 1 || databaseUrl === null) throw new Usage(USAGE);
  const file = databaseFile(dataDir);
  try {
    if (where === 'to-postgres')
      await printLine({ ok: true, moved: await moveToPostgres(file, databaseUrl) });
    else if (where === 'to-sqlite')
      await printLine({ ok: true, moved: await moveToSqlite(databaseUrl, file) });
    else throw new Usage(USAGE);
  } catch (error) {
    if (error instanceof CannotMove) throw new Usage(error.message, 'cannot-move');
    throw error;
  }
}
