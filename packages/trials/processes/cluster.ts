import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Balancer, startBalancer } from '../balancer/balancer.ts';
import { NatsProcess } from './nats-process.ts';
import { PostgresProcess } from './postgres-process.ts';
import { freePort, ServerProcess, startCliCommand } from './server-process.ts';
import { TcpProxy } from './tcp-proxy.ts';

export interface ClusterOptions {
  readonly servers: number;
  readonly workers: number;
  /** For what is not to be left to chance: the port of the balancer, a folder, settings of the servers. */
  readonly port?: number;
  readonly folder?: string;
  /** Where PostgreSQL is, if it is there already. */
  readonly databaseUrl?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/** A server and its own lines to the database and to NATS. */
export interface ClusterMember {
  readonly server: ServerProcess;
  readonly databaseProxy: TcpProxy | null;
  readonly natsProxy: TcpProxy;
}

/** A house of several servers, bot workers, PostgreSQL, NATS and a balancer, all on this machine. */
export class Cluster {
  readonly postgres: PostgresProcess | null;
  readonly nats: NatsProcess;
  readonly databaseUrl: string;
  readonly members: readonly ClusterMember[];
  readonly workers: readonly BotWorkerProcess[];
  balancer: Balancer;

  private constructor(
    parts: Pick<Cluster, 'postgres' | 'nats' | 'databaseUrl' | 'members' | 'workers' | 'balancer'>,
  ) {
    this.postgres = parts.postgres;
    this.nats = parts.nats;
    this.databaseUrl = parts.databaseUrl;
    this.members = parts.members;
    this.workers = parts.workers;
    this.balancer = parts.balancer;
  }

  static async start(wish: ClusterOptions): Promise<Cluster> {
    const nats = await NatsProcess.start();
    const folder = wish.folder === undefined ? {} : { folder: wish.folder };
    const postgres =
      wish.databaseUrl === undefined ? await PostgresProcess.start({ fsync: 'on', ...folder }) : null;
    const databaseUrl = wish.databaseUrl ?? (await postgres?.ensureDatabase('safehouse')) ?? '';
    const members = await Promise.all(
      Array.from({ length: wish.servers }, () => createMember(wish, nats, postgres, databaseUrl)),
    );
    const workers = Array.from(
      { length: wish.workers },
      () => new BotWorkerProcess(nats.url, wish.environment),
    );
    for (const { server } of members) server.start();
    for (const worker of workers) worker.start();
    await Promise.all(members.map(({ server }) => server.waitUntilReady()));
    const balancer = await startBalancer(
      members.map(({ server }) => server.url),
      wish.port,
    );
    return new Cluster({ postgres, nats, databaseUrl, members, workers, balancer });
  }

  async stop(): Promise<void> {
    await this.balancer.close();
    await Promise.all(this.members.map(({ server }) => server.stop('SIGKILL')));
    await Promise.all(this.workers.map((worker) => worker.kill()));
    for (const { databaseProxy, natsProxy } of this.members) {
      databaseProxy?.close();
      natsProxy.close();
    }
    await this.nats.stop();
    await this.postgres?.stop();
  }
}

async function createMember(
  { environment }: ClusterOptions,
  nats: NatsProcess,
  postgres: PostgresProcess | null,
  databaseUrl: string,
): Promise<ClusterMember> {
  const toNats = await TcpProxy.start(Number(new URL(nats.url).port));
  const toDatabase = postgres && (await TcpProxy.start(postgres.port));
  const url = new URL(databaseUrl);
  if (toDatabase) url.port = `${toDatabase.port}`;
  const server = new ServerProcess('', await freePort(), {
    TRUST_PROXY: 'on',
    DATABASE_URL: url.href,
    NATS_URL: `nats://127.0.0.1:${toNats.port}`,
    ...environment,
  });
  return { server, databaseProxy: toDatabase, natsProxy: toNats };
}

/** A process in which bots think. */
export class BotWorkerProcess {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;

  constructor(natsUrl: string, more: NodeJS.ProcessEnv = {}) {
    this.#env = { ...process.env, LOG_LEVEL: 'warn', ...more, NATS_URL: natsUrl };
  }

  start(): void {
    this.#child = startCliCommand('bot-worker', this.#env);
  }

  pause(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}
