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
  /** The port of the balancer; a free one by default. */
  readonly port?: number;
  /** The data folder of PostgreSQL; a temporary one by default. */
  readonly folder?: string;
  /** An existing database, to be used instead of a new PostgreSQL. */
  readonly databaseUrl?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/** A server and the proxies between it and the database and NATS. */
export interface ClusterMember {
  readonly server: ServerProcess;
  readonly databaseProxy: TcpProxy | null;
  readonly natsProxy: TcpProxy;
}

/** Several servers, bot workers, PostgreSQL, NATS and a balancer, all on this machine. */
export class Cluster {
  readonly postgres: PostgresProcess | null;
  readonly nats: NatsProcess;
  readonly databaseUrl: string;
  readonly members: readonly ClusterMember[];
  readonly workers: readonly BotWorkerProcess[];
  balancer: Balancer;

  private constructor(parts: Pick<Cluster, 'postgres' | 'nats' | 'databaseUrl' | 'members' | 'workers' | 'balancer'>) {
    this.postgres = parts.postgres;
    this.nats = parts.nats;
    this.databaseUrl = parts.databaseUrl;
    this.members = parts.members;
    this.workers = parts.workers;
    this.balancer = parts.balancer;
  }

  static async start(options: ClusterOptions): Promise<Cluster> {
    const nats = await NatsProcess.start();
    const folder = options.folder === undefined ? {} : { folder: options.folder };
    const postgres = options.databaseUrl === undefined ? await PostgresProcess.start({ fsync: 'on', ...folder }) : null;
    const databaseUrl = options.databaseUrl ?? (await postgres?.ensureDatabase('safehouse')) ?? '';
    const members = await Promise.all(
      Array.from({ length: options.servers }, () => createMember(options, nats, postgres, databaseUrl)),
    );
    const workers = Array.from({ length: options.workers }, () => new BotWorkerProcess(nats.url, options.environment));
    for (const { server } of members) server.start();
    for (const worker of workers) worker.start();
    await Promise.all(members.map(({ server }) => server.waitUntilReady()));
    const balancer = await startBalancer(
      members.map(({ server }) => server.url),
      options.port,
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
  const natsProxy = await TcpProxy.start(Number(new URL(nats.url).port));
  const databaseProxy = postgres && (await TcpProxy.start(postgres.port));
  const url = new URL(databaseUrl);
  if (databaseProxy) url.port = `${databaseProxy.port}`;
  const server = new ServerProcess('', await freePort(), {
    TRUST_PROXY: 'on',
    DATABASE_URL: url.href,
    NATS_URL: `nats://127.0.0.1:${natsProxy.port}`,
    ...environment,
  });
  return { server, databaseProxy, natsProxy };
}

export class BotWorkerProcess {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;

  constructor(natsUrl: string, environment: NodeJS.ProcessEnv = {}) {
    this.#env = { ...process.env, LOG_LEVEL: 'warn', ...environment, NATS_URL: natsUrl };
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
