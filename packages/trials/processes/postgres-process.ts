import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { postgresBinaries, postgresUser } from './postgres-binaries.ts';
import { freePort, killOnExit } from './server-process.ts';

export interface PostgresProcessOptions {
  /** A temporary folder by default. */
  readonly folder?: string;
  readonly port?: number;
  /** `off` is faster, for data that need not survive a power failure. */
  readonly fsync: 'on' | 'off';
}

const USER = 'safehouse';
const PASSWORD = 'only on this machine';
const MAX_START_TRIES = 100;

/** PostgreSQL from npm that can be killed, paused and restarted on the same folder. */
export class PostgresProcess {
  readonly port: number;
  readonly #folder: string;
  readonly #isTemporary: boolean;
  readonly #fsync: string;
  readonly #binaries = postgresBinaries();
  #child: ChildProcess | null = null;
  #freshDatabaseCount = 0;

  private constructor(folder: string, port: number, { folder: given, fsync }: PostgresProcessOptions) {
    this.#folder = folder;
    this.port = port;
    this.#isTemporary = given === undefined;
    this.#fsync = fsync;
  }

  /** Creates the database cluster if the folder has none, and starts it. */
  static async start(options: PostgresProcessOptions): Promise<PostgresProcess> {
    const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'safehouse-postgres-')));
    const server = new PostgresProcess(folder, options.port ?? (await freePort()), options);
    if (!server.#isInitialised()) await server.#initialise();
    if (!(await server.#spawn())) throw new Error('PostgreSQL does not start');
    return server;
  }

  urlOf(database: string): string {
    return `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${this.port}/${database}`;
  }

  async createFreshDatabase(): Promise<string> {
    return this.ensureDatabase(`fresh${++this.#freshDatabaseCount}`);
  }

  async ensureDatabase(name: string): Promise<string> {
    const sql = postgres(this.urlOf('postgres'), { max: 1, onnotice: () => undefined });
    const existing = await sql`SELECT 1 FROM pg_database WHERE datname = ${name}`;
    if (existing.length === 0) await sql`CREATE DATABASE ${sql(name)}`;
    await sql.end();
    return this.urlOf(name);
  }

  /** Sends a signal to the postmaster. `SIGKILL` ends its children too. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    process.kill(this.pid, signal);
  }

  /** After a crash. The old processes may need a moment to exit. */
  async restart(): Promise<void> {
    for (let tried = 0; !(await this.#spawn()); tried++) {
      if (tried === MAX_START_TRIES) throw new Error('PostgreSQL does not start again');
      await sleep(50);
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    }
    if (this.#isTemporary) await rm(this.#folder, { recursive: true, force: true });
  }

  /** CPU time of all its processes, including those that have exited (Linux). */
  cpuSeconds(): number {
    const children = readFileSync(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8').split(' ');
    const running = children.filter(Boolean).map((pid) => cpuTicks(pid, 11, 12));
    return (
      (cpuTicks(`${this.pid}`, 11, 12, 13, 14) + running.reduce((sum, ticks) => sum + ticks, 0)) / TICKS_PER_SECOND
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

  async #initialise(): Promise<void> {
    mkdirSync(this.#folder, { recursive: true });
    const user = postgresUser(this.#folder);
    if (user.uid !== undefined && user.gid !== undefined) chownSync(this.#folder, user.uid, user.gid);
    const passwordFile = `${this.#folder}.password`;
    writeFileSync(passwordFile, PASSWORD);
    const flags = [`--pgdata=${this.#folder}`, `--username=${USER}`, `--pwfile=${passwordFile}`];
    // The locale of the environment may not be installed.
    flags.push('--auth=password', '--encoding=UTF8', '--no-locale', '--no-sync');
    try {
      await promisify(execFile)(join(this.#binaries, 'initdb'), flags, { ...user, cwd: this.#folder });
    } finally {
      rmSync(passwordFile);
    }
  }

  /** Resolves to true when it accepts connections, to false if it exits instead. */
  async #spawn(): Promise<boolean> {
    const flags = ['-D', this.#folder, '-p', `${this.port}`];
    flags.push('-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=');
    flags.push('-c', `fsync=${this.#fsync}`, '-c', 'max_connections=200', '-c', 'jit=off');
    const child = spawn(join(this.#binaries, 'postgres'), flags, {
      ...postgresUser(this.#folder),
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = killOnExit(child);
    const isReady = new Promise<boolean>((resolve) => {
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (line.includes('database system is ready to accept connections')) resolve(true);
      });
      child.on('exit', () => resolve(false));
      child.on('error', () => resolve(false));
    });
    return isReady;
  }
}

const TICKS_PER_SECOND = 100;

/** Fields of /proc/PID/stat after the name: 11 and 12 are its own time, 13 and 14 that of exited children. */
function cpuTicks(pid: string, ...fields: readonly number[]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.reduce((sum, field) => sum + Number(values[field]), 0);
}
