import { GamePackageError, installGamePackages } from '@safehouse/games/packages';
import { UsageError } from './output.ts';

/** The games of `SAFEHOUSE_GAMES`, as the server has them. */
export async function installFromEnvironment(): Promise<void> {
  const names = (process.env.SAFEHOUSE_GAMES ?? '').split(',').flatMap((name) => name.trim() || []);
  await installGamePackages(names).catch((error) => {
    throw error instanceof GamePackageError ? new UsageError(error.message) : error;
  });
}
