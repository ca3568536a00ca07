/**
 * `npm run bench:starts`: the server's CPU time for a new match. Its two players create and join it over HTTP, leave the
 * previous one and are sent the new one. With `--rematch` one of them resigns the previous match, and both play again
 * over the socket, as in the app and in `npm run bench:server`; that includes the end of a match, which is rated or
 * counted. Prints a JSON object for each round. Options: `--pairs`, `--starts`, `--rounds`, `--rematch`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ClientPlan } from './server/clients.ts';
import { startHost } from './server/hosts.ts';
import { readOutput, spawnOnCore } from './server/processes.ts';

type StartsPlan = Pick<ClientPlan, 'measurement' | 'target' | 'url' | 'pid' | 'count' | 'starts' | 'startWay'>;

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '128' },
    starts: { type: 'string', default: '6000' },
    rounds: { type: 'string', default: '1' },
    rematch: { type: 'boolean', default: false },
  },
});

for (let round = 0; round < Number(values.rounds); round++) {
  const server = await startHost('safehouse');
  const plan: StartsPlan = {
    measurement: 'starts',
    target: 'safehouse',
    url: server.url,
    pid: server.pid,
    count: Number(values.pairs),
    starts: Number(values.starts),
    startWay: values.rematch ? 'rematch' : 'create',
  };
  const clients = spawnOnCore(1, [join(import.meta.dirname, 'server/clients.ts'), JSON.stringify(plan)]);
  try {
    console.log((await readOutput(clients)).trim());
  } finally {
    await server.stop();
  }
}
