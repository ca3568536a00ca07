import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@safehouse/contract';
import type { Cluster, Member } from './cluster.ts';
import type { Weather } from './tcp-proxy.ts';

/** How one kind of fault is done, and undone. It resolves when all is as before. */
export type Injection = (cluster: Cluster, random: Random) => Promise<void>;

const AN_HOUR = 3_600_000;

function one<T>(of: readonly T[], random: Random): T {
  return of[random.below(of.length)];
}

/** A clock that is wrong by up to an hour, either way. */
const someClock = (random: Random) => ({ CLOCK_OFFSET: `${random.below(2 * AN_HOUR) - AN_HOUR}` });

async function killServer({ members }: Cluster, random: Random): Promise<void> {
  const { server } = one(members, random);
  await server.end('SIGKILL');
  await sleep(random.below(300));
  server.start(someClock(random));
  await server.ready();
}

/** As a new release takes the place of an old one. */
async function replaceServer({ members }: Cluster, random: Random): Promise<void> {
  const { server } = one(members, random);
  await server.end('SIGTERM');
  server.start(someClock(random));
  await server.ready();
}

async function pauseServer({ members }: Cluster, random: Random): Promise<void> {
  const { server } = one(members, random);
  server.pause('SIGSTOP');
  await sleep(200 + random.below(1500));
  server.pause('SIGCONT');
}

async function killWorker({ workers }: Cluster, random: Random): Promise<void> {
  const worker = one(workers, random);
  await worker.kill();
  await sleep(random.below(300));
  worker.start();
}

async function pauseWorker({ workers }: Cluster, random: Random): Promise<void> {
  const worker = one(workers, random);
  worker.pause('SIGSTOP');
  await sleep(200 + random.below(1500));
  worker.pause('SIGCONT');
}

async function killNats({ nats }: Cluster, random: Random): Promise<void> {
  await nats.stop();
  await sleep(random.below(800));
  await nats.restart();
}

async function pauseNats({ nats }: Cluster, random: Random): Promise<void> {
  nats.signal('SIGSTOP');
  await sleep(200 + random.below(1500));
  nats.signal('SIGCONT');
}

async function killPostgres({ postgres }: Cluster, random: Random): Promise<void> {
  postgres?.signal('SIGKILL');
  await sleep(random.below(800));
  await postgres?.restart();
}

/** All processes of it: the one that takes connections and those that serve them. */
async function pausePostgres({ postgres }: Cluster, random: Random): Promise<void> {
  if (!postgres) return;
  const pids = [postgres.pid, ...childrenOf(postgres.pid)];
  signalAll(pids, 'SIGSTOP');
  await sleep(200 + random.below(1000));
  signalAll(pids, 'SIGCONT');
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

function signalAll(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function onLine(
  line: (member: Member) => { set(weather: Weather): void } | null,
  weather: Weather,
): Injection {
  return async ({ members }, random) => {
    const proxy = line(one(members, random));
    proxy?.set(weather);
    await sleep(200 + random.below(1000));
    proxy?.set({ type: 'clear' });
  };
}

const toDatabase = ({ toDatabase: line }: Member) => line;
const toNats = ({ toNats: line }: Member) => line;

export const INJECTIONS: { readonly [kind: string]: Injection } = {
  'server killed, back with a wrong clock': killServer,
  'server replaced, as in an upgrade': replaceServer,
  'server paused': pauseServer,
  'bot worker killed': killWorker,
  'bot worker paused': pauseWorker,
  'NATS killed': killNats,
  'NATS paused': pauseNats,
  'PostgreSQL killed': killPostgres,
  'PostgreSQL paused': pausePostgres,
  'line to PostgreSQL cut': onLine(toDatabase, { type: 'cut' }),
  'line to PostgreSQL slow': onLine(toDatabase, { type: 'slow', ms: 100 }),
  'line to PostgreSQL silent': onLine(toDatabase, { type: 'silent' }),
  'line to NATS cut': onLine(toNats, { type: 'cut' }),
  'line to NATS slow': onLine(toNats, { type: 'slow', ms: 100 }),
  'line to NATS silent': onLine(toNats, { type: 'silent' }),
};
