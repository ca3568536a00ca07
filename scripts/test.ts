/** `npm test`: all tests, or those whose paths are given. */
import { startVitest } from 'vitest/node';

const vitest = await startVitest('test', process.argv.slice(2), { watch: false });
await vitest.close();
