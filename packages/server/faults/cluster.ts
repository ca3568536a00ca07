import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Balancer, openBalancer } from '../balancer/balancer.ts';
import { freePort, ServerProcess, startVerb } from '../crash/server-process.ts';
import { NatsProcess } from './nats-process.ts';
import { PostgresProcess } from './postgres-process.ts';
import { TcpProxy } from './tcp-proxy.ts';

export interface ClusterWish {
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
export interface Member {
  readonly server: ServerProcess;
  readonly toDatabase: TcpProxy | null;
  readonly toNats: TcpProxy;
}

/** A house of several servers, bot workers, PostgreSQL, NATS and a balancer, all on this machine. */
export class Cluster {
  readonly postgres: PostgresProcess | null;
  readonly nats: NatsProcess;
  readonly databaseUrl: string;
  readonly members: readonly Member[];
  readonly workers: readonly BotWorker[];
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

  static async start(wish: ClusterWish): Promise<Cluster> {
    const nats = await NatsProcess.start();
    const folder = wish.folder === undefined ? {} : { folder: wish.folder };
    const postgres =
      wish.databaseUrl === undefined ? await PostgresProcess.start({ fsync: 'on', ...folder }) : null;
    const databaseUrl = wish.databaseUrl ?? (await postgres?.database('safehouse')) ?? '';
    const members = await Promise.all(
      Array.from({ length: wish.servers }, () => memberOf(wish, nats, postgres, databaseUrl)),
    );
    const workers = Array.from({ length: wish.workers }, () => new BotWorker(nats.url, wish.environment));
    for (const { server } of members) server.start();
    for (const worker of workers) worker.start();
    await Promise.all(members.map(({ server }) => server.ready()));
    const balancer = await openBalancer(
      members.map(({ server }) => server.url),
      wish.port,
    );
    return new Cluster({ postgres, nats, databaseUrl, members, workers, balancer });
  }

  async stop(): Promise<void> {
    await this.balancer.close();
    await Promise.all(this.members.map(({ server }) => server.end('SIGKILL')));
    await Promise.all(this.workers.map((worker) => worker.kill()));
    for (const { toDatabase, toNats } of this.members) {
      toDatabase?.close();
      toNats.close();
    }
    await this.nats.stop();
    await this.postgres?.stop();
  }
}

async function memberOf(
  { environment }: ClusterWish,
  nats: NatsProcess,
  postgres: PostgresProcess | null,
  databaseUrl: string,
): Promise<Member> {
  const toNats = await TcpProxy.to(Number(new URL(nats.url).port));
  const toDatabase = postgres && (await TcpProxy.to(postgres.port));
  const url = new URL(databaseUrl);
  if (toDatabase) url.port = `${toDatabase.port}`;
  const server = new ServerProcess('', await freePort(), {
    TRUST_PROXY: 'on',
    DATABASE_URL: url.href,
    NATS_URL: `nats://127.0.0.1:${toNats.port}`,
    ...environment,
  });
  return { server, toDatabase, toNats };
}

/** A process in which bots think. */
export class BotWorker {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;

  constructor(natsUrl: string, more: NodeJS.ProcessEnv = {}) {
    this.#env = { ...process.env, LOG_LEVEL: 'warn', ...more, NATS_URL: natsUrl };
  }

  start(): void {
    this.#child = startVerb('bot-worker', this.#env);
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
