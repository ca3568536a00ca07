import { rmSync } from 'node:fs';
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
    try {
      withUsageErrors(() => backUpDatabase(dataDir, path), `cannot back up ${dataDir} to ${path}`);
    } catch (error) {
      rmSync(`${path}.part`, { force: true });
      throw error;
    }
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
    const kept = withUsageErrors(() => restoreDatabase(path, dataDir), `cannot restore ${path} to ${dataDir}`);
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

/** `failed` says what did not work if it was for the disk. */
function withUsageErrors<T>(action: () => T, failed: string): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof BackupError) throw new UsageError(error.message, 'bad-backup');
    const isOfDisk = error instanceof Error && ('errcode' in error || 'syscall' in error);
    throw isOfDisk ? new UsageError(`${failed}: ${error.message}`, 'system-error') : error;
  }
}
