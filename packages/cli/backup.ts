import { resolve } from 'node:path';
import { BackupError, backUpDatabase, configFrom, restoreDatabase } from '@safehouse/server';
import { printJsonLine, UsageError } from './output.ts';

const resolveUserPath = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

/** safehouse backup TO: a copy of the database in one file, also while the server runs. */
export async function backup(args: string[]): Promise<void> {
  const [to] = args;
  if (to === undefined || args.length > 1) throw new UsageError('backup TO');
  await withUsageErrors(async () => backUpDatabase(configFrom(process.env).dataDir, resolveUserPath(to)));
  await printJsonLine({ ok: true, to: resolveUserPath(to) });
}

/** safehouse restore FROM: replaces the database by a backup and keeps the old one beside it. The server must be down. */
export async function restore(args: string[]): Promise<void> {
  const [from] = args;
  if (from === undefined || args.length > 1) throw new UsageError('restore FROM');
  await withUsageErrors(async () => restoreDatabase(resolveUserPath(from), configFrom(process.env).dataDir));
  await printJsonLine({ ok: true, from: resolveUserPath(from) });
}

async function withUsageErrors(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (error instanceof BackupError) throw new UsageError(error.message, 'bad-backup');
    throw error;
  }
}
