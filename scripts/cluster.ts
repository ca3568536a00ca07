/**
 * `npm run cluster`: three servers and two bot workers on PostgreSQL and NATS behind a small load balancer, all on this
 * machine. PORT is the balancer's port. DATABASE_URL: an existing PostgreSQL to use.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Cluster } from '../packages/trials/processes/cluster.ts';
import { NO_NATS, natsProgram } from '../packages/trials/processes/nats-process.ts';
import { buildWebIfStale } from './web-build.ts';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    folder: { type: 'string' },
  },
});

if (natsProgram() === null) {
  console.error(NO_NATS);
  process.exit(1);
}
if (!buildWebIfStale()) console.error('The web app could not be built: only the API will be served.');

const { DATABASE_URL, PORT } = process.env;
const cluster = await Cluster.start({
  servers: Number(values.servers),
  workers: Number(values.workers),
  port: Number(PORT || 8080),
  ...(values.folder && { folder: resolve(values.folder) }),
  ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
  environment: { BOT_PACE: process.env.BOT_PACE ?? '300', RATE_LIMITS: process.env.RATE_LIMITS ?? 'on' },
});
console.log(`Safehouse is at ${cluster.balancer.url}`);
console.log(`servers: ${cluster.members.map(({ server }) => `${server.url} (${server.pid})`).join(', ')}`);
console.log(
  `PostgreSQL: ${cluster.postgres ? `port ${cluster.postgres.port}` : 'as given'}, NATS: ${cluster.nats.url}`,
);
console.log('Kill any of the servers: players should not notice. Ctrl-C stops the cluster.');

const stop = () => void cluster.stop().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
