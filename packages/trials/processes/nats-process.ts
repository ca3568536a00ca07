import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, killOnExit } from './server-process.ts';

/** The Debian package installs it in a folder that may not be on the PATH. */
const PROGRAM_PATHS = ['nats-server', '/usr/sbin/nats-server', '/usr/local/bin/nats-server'];

export const NO_NATS = 'no nats-server found: install it (Debian: apt-get install nats-server) or set NATS_SERVER';

/** Null if it is not installed. */
export function natsProgram(): string | null {
  const paths = process.env.NATS_SERVER ? [process.env.NATS_SERVER] : PROGRAM_PATHS;
  return paths.find((path) => spawnSync(path, ['--version']).status === 0) ?? null;
}

/** A NATS server that can be killed, paused and restarted on the same port. */
export class NatsProcess {
  readonly url: string;
  readonly #program: string;
  readonly #port: number;
  readonly #flags: readonly string[];
  #child: ChildProcess | null = null;

  private constructor(program: string, port: number, flags: readonly string[]) {
    this.#program = program;
    this.#port = port;
    this.#flags = flags;
    this.url = `nats://127.0.0.1:${port}`;
  }

  static async start(flags: readonly string[] = []): Promise<NatsProcess> {
    const program = natsProgram();
    if (program === null) throw new Error(NO_NATS);
    const nats = new NatsProcess(program, await freePort(), flags);
    await nats.restart();
    return nats;
  }

  async restart(): Promise<void> {
    const flags = ['-a', '127.0.0.1', '-p', `${this.#port}`, ...this.#flags];
    this.#child = killOnExit(spawn(this.#program, flags, { stdio: 'ignore' }));
    while (!(await isListening(this.#port))) {
      if (this.#child.exitCode !== null) throw new Error('NATS does not start');
      await sleep(10);
    }
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
