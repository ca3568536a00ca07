/**
 * `npm run e2e`: all browser tests of the built app; paths and flags are those of Vitest. With `--cluster` they run on
 * three servers with PostgreSQL and NATS, and without paths only the online tests are run.
 */
import { resolve } from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';
import { prepareBrowser } from '../e2e/browser.ts';
import { NO_NATS, natsProgram } from '../packages/trials/processes/nats-process.ts';
import { buildWebIfStale } from './web-build.ts';

const CLUSTER_FLAG = '--cluster';

/** Browser tests in which people play online or reconnect to a server. */
const ONLINE_TESTS = [
  'account',
  'admin',
  'catch-up',
  'club',
  'daily',
  'email',
  'four-players',
  'friends',
  'online',
  'plan',
  'reconnect',
  'seek',
  'series',
  'table-talk',
  'tournament',
  'upgrade',
  'watching',
].map((name) => `e2e/${name}.e2e.ts`);

/** Runs all browser tests, or those whose paths are given. */
export async function runBrowserTests(args: readonly string[]): Promise<void> {
  const isCluster = args.includes(CLUSTER_FLAG);
  const fault = await prepare(isCluster ? 'cluster' : 'one server');
  if (fault !== null) {
    console.error(fault);
    process.exitCode = 1;
    return;
  }
  const { filter, options } = parseCLI(['vitest', 'run', ...args.filter((arg) => arg !== CLUSTER_FLAG)]);
  const config = resolve(import.meta.dirname, '../vitest.e2e.config.ts');
  const paths = isCluster && filter.length === 0 ? ONLINE_TESTS : filter;
  // One cluster at a time, because it has seven processes of its own.
  const cluster = isCluster ? { maxWorkers: 1, env: { E2E_CLUSTER: 'on' } } : {};
  const vitest = await startVitest('test', paths, { ...cluster, ...options, watch: false, config });
  await vitest.close();
}

/** Returns what is missing, or null. */
async function prepare(servers: 'cluster' | 'one server'): Promise<string | null> {
  if (servers === 'cluster' && natsProgram() === null) return NO_NATS;
  if (!buildWebIfStale()) return 'The web app could not be built.';
  await prepareBrowser();
  return null;
}

// The launcher imports this file, so import.meta.main would be false.
if (process.argv[1] === import.meta.filename) await runBrowserTests(process.argv.slice(2));
