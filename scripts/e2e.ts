/** `npm run e2e`: all journeys through the built app in a real browser; paths and flags are those of Vitest. */
import { resolve } from 'node:path';
import chromium from '@sparticuz/chromium';
import { parseCLI, startVitest } from 'vitest/node';
import { buildWebIfStale } from './web-build.ts';

/** All journeys, or those whose paths are given. */
export async function runJourneys(args: readonly string[]): Promise<void> {
  if (!buildWebIfStale()) {
    console.error('The web app could not be built.');
    process.exitCode = 1;
    return;
  }
  // Unpacks the browser: two journeys that start at once would write the same file.
  if (process.platform === 'linux') await chromium.executablePath();
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const config = resolve(import.meta.dirname, '../vitest.e2e.config.ts');
  const vitest = await startVitest('test', filter, { ...options, watch: false, config });
  await vitest.close();
}

// The launcher imports this file, so import.meta.main would be false.
if (process.argv[1] === import.meta.filename) await runJourneys(process.argv.slice(2));
