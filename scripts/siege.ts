/**
 * `npm run siege -- --seconds 60`: starts a server and attacks it from loopback addresses, one attack after the other,
 * while simulated people play there. Prints one line of JSON per attack. Linux only: it needs 127.0.0.0/8 and /proc.
 */
import { parseArgs } from 'node:util';
import { NO_NATS, natsProgram } from '../packages/trials/processes/nats-process.ts';
import { ATTACKS } from '../packages/trials/siege/attacks.ts';
import { sqliteBackend, startPostgresBackend } from '../packages/trials/siege/siege-server.ts';
import { runSiege } from '../packages/trials/siege/trial.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    recovery: { type: 'string', default: '30' },
    attack: { type: 'string' },
    attackers: { type: 'string', default: '4' },
    tables: { type: 'string', default: '4' },
    postgres: { type: 'boolean', default: false },
  },
});

const names = ATTACKS.map(({ name }) => name);
const chosen = values.attack?.split(',') ?? names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`unknown attack ${unknown.join(', ')}; available: ${names.join(', ')}`);
  process.exit(1);
}
if (values.postgres && natsProgram() === null) {
  console.error(NO_NATS);
  process.exit(1);
}

const backend = values.postgres ? await startPostgresBackend() : sqliteBackend;
for (const attack of chosen) {
  const result = await runSiege(backend, {
    attack,
    seconds: Number(values.seconds),
    attackers: Math.min(Number(values.attackers), 100),
    recoverySeconds: Number(values.recovery),
    tables: Number(values.tables),
  });
  console.log(JSON.stringify(result));
  if (result.verdict !== 'held') process.exitCode = 1;
}
await backend.stop();
