/**
 * `npm test`: all tests and then the quick browser tests, or the tests whose paths are given; flags are those of Vitest
 * (`--update` for golden files). For all browser tests: `npm run e2e`.
 */
import { parseCLI, startVitest } from 'vitest/node';
import { NO_NATS, natsProgram } from '../packages/trials/processes/nats-process.ts';
import { runBrowserTests } from './e2e.ts';

const QUICK = ['front', 'keyboard', 'hot-seat', 'online', 'offline'].map((name) => `e2e/${name}.e2e.ts`);

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const vitest = await startVitest('test', filter, { ...options, watch: false });
await vitest.close();
if (filter.length === 0 && natsProgram() === null) console.warn(`Skipped: all tests of several servers. ${NO_NATS}`);
// Browser tests are slow, so they are not run after a failed test.
if (filter.length === 0 && !process.exitCode) await runBrowserTests(QUICK);
