import { GamePackageError, installGamePackages } from '@safehouse/games/packages';
import { StartupError } from './startup-error.ts';

export async function installGames(packages: readonly string[]): Promise<void> {
  await installGamePackages(packages).catch((error) => {
    throw error instanceof GamePackageError ? new StartupError(error.message) : error;
  });
}
