import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@safehouse/contract';
import type { Cluster, ClusterMember } from '../processes/cluster.ts';
import type { NetworkCondition, TcpProxy } from '../processes/tcp-proxy.ts';

/** Causes one kind of fault and resolves when it is undone. */
export type FaultInjection = (cluster: Cluster, random: Random) => Promise<void>;

const HOUR_MS = 3_600_000;

function pickOne<T>(of: readonly T[], random: Random): T {
  return of[random.below(of.length)];
}

/** A clock that is wrong by up to an hour in either direction. */
const randomClockOffset = (random: Random) => ({ CLOCK_OFFSET: `${random.below(2 * HOUR_MS) - HOUR_MS}` });

async function killServer({ members }: Cluster, random: Random): Promise<void> {
  const { server } = pickOne(members, random);
  await server.stop('SIGKILL');
  await sleep(random.below(300));
  server.start(randomClockOffset(random));
  await server.waitUntilReady();
}

/** As in an upgrade to a new release. */
async function replaceServer({ members }: Cluster, random: Random): Promise<void> {
  const { server } = pickOne(members, random);
  await server.stop('SIGTERM');
  server.start(randomClockOffset(random));
  await server.waitUntilReady();
}

async function pauseServer({ members }: Cluster, random: Random): Promise<void> {
  const { server } = pickOne(members, random);
  server.pause('SIGSTOP');
  await sleep(200 + random.below(1500));
  server.pause('SIGCONT');
}

async function killWorker({ workers }: Cluster, random: Random): Promise<void> {
  const worker = pickOne(workers, random);
  await worker.kill();
  await sleep(random.below(300));
  worker.start();
}

async function pauseWorker({ workers }: Cluster, random: Random): Promise<void> {
  const worker = pickOne(workers, random);
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

/** The postmaster and all its children. */
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
      // It has exited.
    }
  }
}

function onProxy(proxyOf: (member: ClusterMember) => TcpProxy | null, condition: NetworkCondition): FaultInjection {
  return async ({ members }, random) => {
    const proxy = proxyOf(pickOne(members, random));
    proxy?.set(condition);
    await sleep(200 + random.below(1000));
    proxy?.set({ type: 'clear' });
  };
}

const databaseProxyOf = ({ databaseProxy }: ClusterMember) => databaseProxy;
const natsProxyOf = ({ natsProxy }: ClusterMember) => natsProxy;

export const FAULT_INJECTIONS: { readonly [kind: string]: FaultInjection } = {
  'server killed, back with a wrong clock': killServer,
  'server replaced, as in an upgrade': replaceServer,
  'server paused': pauseServer,
  'bot worker killed': killWorker,
  'bot worker paused': pauseWorker,
  'NATS killed': killNats,
  'NATS paused': pauseNats,
  'PostgreSQL killed': killPostgres,
  'PostgreSQL paused': pausePostgres,
  'connection to PostgreSQL cut': onProxy(databaseProxyOf, { type: 'cut' }),
  'connection to PostgreSQL slow': onProxy(databaseProxyOf, { type: 'slow', ms: 100 }),
  'connection to PostgreSQL silent': onProxy(databaseProxyOf, { type: 'silent' }),
  'connection to NATS cut': onProxy(natsProxyOf, { type: 'cut' }),
  'connection to NATS slow': onProxy(natsProxyOf, { type: 'slow', ms: 100 }),
  'connection to NATS silent': onProxy(natsProxyOf, { type: 'silent' }),
};
