import { resolve } from 'node:path';
import { BackupError, backUpDatabase, configFrom, restoreDatabase } from '@safehouse/server';
import { printJsonLine, UsageError } from './output.ts';

const resolveUserPath = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

/** safehouse backup TO: a copy of the database in one file, also while the server runs. */
export async function backup(args: string[]): Promise<void> {
  const [to] = args;
  if (to === undefined || args.length > 1) throw new UsageError('backup TO');
  withUsageErrors(() => backUpDatabase(configFrom(process.env).dataDir, resolveUserPath(to)));
  await printJsonLine({ ok: true, to: resolveUserPath(to) });
}

/** safehouse restore FROM: replaces the database by a backup and keeps the old files beside it. The server must be down. */
export async function restore(args: string[]): Promise<void> {
  const [from] = args;
  if (from === undefined || args.length > 1) throw new UsageError('restore FROM');
  const path = resolveUserPath(from);
  const kept = withUsageErrors(() => restoreDatabase(path, configFrom(process.env).dataDir));
  await printJsonLine({ ok: true, from: path, kept });
}

function withUsageErrors<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof BackupError) throw new UsageError(error.message, 'bad-backup');
    throw error;
  }
}
