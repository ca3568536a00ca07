/** `npm run crash -- --kills 300`: kills the server repeatedly during play, and reports what was lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCrashTrial } from '../packages/trials/crash/trial.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'safehouse-crash-'));
const { violations, moves, matches, tournaments, pairings, posts, friendRequests, recoveryMs } = await runCrashTrial({
  folder,
  kills: Number(values.kills),
  tables: Number(values.tables),
  seed: Number(values.seed),
  log: (line) => console.error(line),
});
const sorted = recoveryMs.toSorted((a, b) => a - b).map(Math.round);
console.log(`kills: ${values.kills}, matches: ${matches}, acknowledged moves: ${moves}`);
console.log(
  `tournaments: ${tournaments}, their matches: ${pairings}, posts in a club: ${posts}, friend requests: ${friendRequests}`,
);
console.log(`recovery after a kill (ms): median ${sorted[sorted.length >> 1]}, longest ${sorted.at(-1)}`);
console.log(violations.length === 0 ? 'nothing lost or duplicated' : [...new Set(violations)].join('\n'));
if (violations.length === 0) rmSync(folder, { recursive: true });
else console.log(`the database is in ${folder}`);
process.exitCode = violations.length === 0 ? 0 : 1;
