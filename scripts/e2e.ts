/** `npm run e2e`: journeys through the built app in a real browser; paths and flags are those of Vitest. */
import { resolve } from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';
import { buildWebIfStale } from './web-build.ts';

if (buildWebIfStale()) {
  const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
  const config = resolve(import.meta.dirname, '../vitest.e2e.config.ts');
  const vitest = await startVitest('test', filter, { ...options, watch: false, config });
  await vitest.close();
} else {
  console.error('The web app could not be built.');
  process.exitCode = 1;
}
