import { resolve } from 'node:path';
import { BackupError, backUpDatabase, type Config, restoreDatabase } from '@safehouse/server';
import { defineCommand } from './command.ts';
import { giveToOwnerOf } from './data-files.ts';
import { printResult, UsageError } from './output.ts';
import { readConfig } from './server-config.ts';

const resolveUserPath = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

export const backup = defineCommand({
  args: ['TO'],
  example: 'DATA_DIR=/var/lib/safehouse safehouse backup /backups/today.sqlite',
  run: async (_, [to]) => {
    const path = resolveUserPath(to);
    const { dataDir } = readFileConfig();
    withUsageErrors(() => backUpDatabase(dataDir, path));
    await printResult({ ok: true, to: path }, [`The database is copied to ${path} and checked.`]);
  },
});

export const restore = defineCommand({
  args: ['FROM'],
  details: 'The server must be down.',
  example: 'DATA_DIR=/var/lib/safehouse safehouse restore /backups/today.sqlite',
  run: async (_, [from]) => {
    const path = resolveUserPath(from);
    const { dataDir } = readFileConfig();
    const kept = withUsageErrors(() => restoreDatabase(path, dataDir));
    giveToOwnerOf(dataDir);
    await printResult({ ok: true, from: path, kept }, [`The database is restored from ${path}.`, ...keptLines(kept)]);
  },
});

/** A folder may still have the file from which a server has moved to PostgreSQL: its backup would be out of date. */
function readFileConfig(): Config {
  const config = readConfig();
  if (config.databaseUrl === null) return config;
  throw new UsageError(
    'DATABASE_URL is set: back up and restore PostgreSQL with its own tools (pg_dump, pg_restore)',
    'bad-config',
  );
}

function keptLines(kept: readonly string[]): string[] {
  return kept.length === 0 ? [] : ['What was there before is kept:', ...kept.map((path) => `  ${path}`)];
}

function withUsageErrors<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof BackupError) throw new UsageError(error.message, 'bad-backup');
    throw error;
  }
}
