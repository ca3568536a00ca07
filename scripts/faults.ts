/**
 * `npm run faults -- --faults 1000`: simulated players play all games on a cluster while servers, bot workers, NATS and
 * PostgreSQL are killed, paused and disconnected and clocks are changed. Reports losses; there must be none.
 */
import { parseArgs } from 'node:util';
import { runFullDiskTrial } from '../packages/trials/faults/full-disk.ts';
import { runFaultTrial } from '../packages/trials/faults/trial.ts';
import { NO_NATS, natsProgram } from '../packages/trials/processes/nats-process.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '150' },
    disk: { type: 'string', default: '10' },
    tables: { type: 'string', default: '9' },
    servers: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string' },
  },
});

if (natsProgram() === null) {
  console.error(NO_NATS);
  process.exit(1);
}

const findings = await runFaultTrial({
  faults: Number(values.faults),
  tables: Number(values.tables),
  servers: Number(values.servers),
  workers: Number(values.workers),
  seed: Number(values.seed),
  ...(values.kinds && { kinds: values.kinds.split(';') }),
  log: (line) => console.error(line),
});
const disk = Number(values.disk) > 0 ? await runFullDiskTrial(Number(values.disk), Number(values.seed)) : null;

const rows = findings.kinds.map(({ kind, injected, longest }) => [kind, `${injected}`, `${Math.round(longest)}`]);
rows.push([
  'disk of SQLite full',
  disk ? `${disk.injected}` : 'not tried, or not possible here',
  disk ? 'as soon as there is room' : '',
]);
console.log('| fault | injected | longest until moves are stored again (ms) |\n|---|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);

const violations = [...findings.violations, ...(disk?.violations ?? [])];
const recoveryMs = findings.recoveryMs.toSorted((a, b) => a - b).map(Math.round);
console.log(
  `\ntournaments: ${findings.tournaments}, matches: ${findings.matches}, acknowledged moves: ${findings.moves + (disk?.moves ?? 0)}`,
);
console.log(
  `time to reconnect (ms): median ${recoveryMs[recoveryMs.length >> 1]}, longest ${recoveryMs.at(-1)}, of ${recoveryMs.length}`,
);
console.log(`stuck: ${findings.stuck}`);
console.log(violations.length === 0 ? 'nothing lost, duplicated or leaked' : [...new Set(violations)].join('\n'));
// Exits explicitly, because a client may still retry a request to a stopped server.
process.exit(violations.length + findings.stuck === 0 ? 0 : 1);
