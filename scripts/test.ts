/** `npm test`: all tests, or those whose paths are given; flags are those of Vitest (`--update` for golden files). */
import { parseCLI, startVitest } from 'vitest/node';

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const vitest = await startVitest('test', filter, { ...options, watch: false });
await vitest.close();
