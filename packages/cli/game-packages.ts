import { GamePackageError, installGamePackages } from '@safehouse/games/packages';
import { UsageError } from './output.ts';

/** Installs the games of `SAFEHOUSE_GAMES`, as the server does. */
export async function installFromEnvironment(): Promise<void> {
  const names = (process.env.SAFEHOUSE_GAMES ?? '').split(',').flatMap((name) => name.trim() || []);
  await installGamePackages(names).catch((error) => {
    throw error instanceof GamePackageError ? new UsageError(error.message) : error;
  });
}
