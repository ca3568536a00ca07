import { resolve } from 'node:path';
import { BackupError, backUpDatabase, configFrom, restoreDatabase } from '@safehouse/server';
import { defineCommand } from './command.ts';
import { printJsonLine, UsageError } from './output.ts';

const resolveUserPath = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

export const backup = defineCommand({
  args: ['TO'],
  example: 'DATA_DIR=/var/lib/safehouse safehouse backup /backups/today.sqlite',
  run: async (_, [to]) => {
    withUsageErrors(() => backUpDatabase(configFrom(process.env).dataDir, resolveUserPath(to)));
    await printJsonLine({ ok: true, to: resolveUserPath(to) });
  },
});

export const restore = defineCommand({
  args: ['FROM'],
  details: 'The server must be down.',
  example: 'DATA_DIR=/var/lib/safehouse safehouse restore /backups/today.sqlite',
  run: async (_, [from]) => {
    const path = resolveUserPath(from);
    const kept = withUsageErrors(() => restoreDatabase(path, configFrom(process.env).dataDir));
    await printJsonLine({ ok: true, from: path, kept });
  },
});

function withUsageErrors<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof BackupError) throw new UsageError(error.message, 'bad-backup');
    throw error;
  }
}
