/**
 * `npm run bench:idle`: many users who are connected and idle. Prints one JSON object: the memory per connection, the
 * cost of showing everybody their friends, or with `-- --list online` of showing every second one who is online, and
 * the cost of one change for those who watch the list and for those who do not.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DATABASE_FILE } from '../packages/server/store/sqlite/backup.ts';
import { openSqlite } from '../packages/server/store/sqlite/sqlite-store.ts';
import { type HostProcess, startHost } from './server/hosts.ts';
import { IdleConnection, type IdleUser, storeFriends } from './server/idle-users.ts';
import { cpuSeconds, residentBytes } from './server/processes.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '5000' },
    friends: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    changes: { type: 'string', default: '100' },
    list: { type: 'string', default: 'friends' },
  },
});
const userCount = Number(values.users);
const friendsEach = Number(values.friends);
const seconds = Number(values.seconds);
const changeCount = Number(values.changes);
const list = values.list === 'online' ? 'online' : 'friends';

const BATCH_SIZE = 50;
/** The first connections also cause one-time loading and compilation. */
const WARM_UP = 200;
/** Absence is shown after five seconds, presence within one. */
const ABSENCE_SHOWN_MS = 8000;

interface Memory {
  readonly resident: number;
  readonly heap: number;
}

async function inBatches<T>(items: readonly T[], job: (item: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH_SIZE)
    await Promise.all(items.slice(from, from + BATCH_SIZE).map(job));
}

/** Measured after garbage collection. */
async function memoryOf({ pid }: HostProcess, folder: string): Promise<Memory> {
  for (let round = 0; round < 3; round++) {
    process.kill(pid, 'SIGUSR2');
    await sleep(1000);
  }
  const { heapUsed } = JSON.parse(readFileSync(join(folder, 'memory.json'), 'utf8'));
  return { resident: residentBytes(pid) ?? 0, heap: heapUsed };
}

function perConnection(before: Memory, after: Memory, count: number) {
  const each = (field: keyof Memory) => Math.round((after[field] - before[field]) / count);
  return { residentBytes: each('resident'), heapBytes: each('heap') };
}

/** The CPU milliseconds per second that the server uses while the job runs. */
async function cpuMsPerSecond({ pid }: HostProcess, job: () => Promise<unknown>): Promise<number> {
  const [cpu, began] = [cpuSeconds(pid) ?? 0, performance.now()];
  await job();
  return (1e6 * ((cpuSeconds(pid) ?? 0) - cpu)) / (performance.now() - began);
}

function received(connections: readonly IdleConnection[]) {
  return {
    messages: connections.reduce((sum, { messages }) => sum + messages, 0),
    bytes: connections.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * Some users disconnect long enough to be shown as offline, then reconnect. Counts what everybody is sent meanwhile.
 */
async function measureChanges(server: HostProcess, all: readonly IdleConnection[], lookers: readonly IdleConnection[]) {
  const step = Math.floor(all.length / changeCount);
  const leaving = all.filter((_, i) => i % step === 0).slice(0, changeCount);
  const nearby = new Set(list === 'online' ? lookers : leaving.flatMap((one) => friendsOf(all, one)));
  const watching = all.filter((one) => nearby.has(one) && !leaving.includes(one));
  const bystanders = all.filter((one) => !nearby.has(one) && !leaving.includes(one));
  const before = [received(watching), received(bystanders)];
  const cpu = await cpuMsPerSecond(server, async () => {
    await inBatches(leaving, (one) => one.disconnect());
    await sleep(ABSENCE_SHOWN_MS);
    await inBatches(leaving, (one) => one.connect());
    await sleep(2000);
  });
  const after = [received(watching), received(bystanders)];
  const changes = 2 * leaving.length;
  return {
    changes,
    cpuMsPerSecond: Math.round(cpu),
    messagesToWatchersPerChange: (after[0].messages - before[0].messages) / changes,
    bytesToWatchersPerChange: Math.round((after[0].bytes - before[0].bytes) / changes),
    messagesToOthers: after[1].messages - before[1].messages,
  };
}

function friendsOf(all: readonly IdleConnection[], one: IdleConnection): IdleConnection[] {
  const place = all.indexOf(one);
  return Array.from({ length: friendsEach + 1 }, (_, k) => all.at((place + k - friendsEach / 2) % all.length)).filter(
    (friend) => friend !== undefined,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'safehouse-idle-'));
const store = openSqlite(join(folder, DATABASE_FILE));
const users: readonly IdleUser[] = await storeFriends(store, userCount + WARM_UP, friendsEach);
await store.close();
const server = await startHost('safehouse', folder);
try {
  const connections = users.map((user, i) => new IdleConnection(server.url, user, i));
  const measured = connections.slice(WARM_UP);
  await inBatches(connections.slice(0, WARM_UP), (one) => one.connect());
  const empty = await memoryOf(server, folder);
  await inBatches(measured, (one) => one.connect());
  const connected = await memoryOf(server, folder);
  const idleCpu = await cpuMsPerSecond(server, () => sleep(1000 * seconds));
  const lookers = list === 'online' ? measured.filter((_, i) => i % 2 === 0) : measured;
  for (const one of lookers) one.watch(list);
  await sleep(5000);
  const watching = await memoryOf(server, folder);
  const watchingCpu = await cpuMsPerSecond(server, () => sleep(1000 * seconds));
  const changes = await measureChanges(server, measured, lookers);
  console.log(
    JSON.stringify({
      users: userCount,
      friendsEach,
      connection: perConnection(empty, connected, userCount),
      list,
      watchers: lookers.length,
      openList: perConnection(connected, watching, lookers.length),
      idleCpuMsPerSecond: Math.round(idleCpu),
      watchingCpuMsPerSecond: Math.round(watchingCpu),
      ...changes,
    }),
  );
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
process.exit();
