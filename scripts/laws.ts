/** `npm run laws -- --matches N`: tests the laws of every game on N matches of every setup. */
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values } = parseArgs({ options: { matches: { type: 'string', default: '10000' } } });
process.env.LAW_MATCHES = values.matches;
const vitest = await startVitest('test', ['laws.test'], { watch: false, testTimeout: 0 });
await vitest.close();
