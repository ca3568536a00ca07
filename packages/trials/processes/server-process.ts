import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const OWN_CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url));
const CLI_ENTRY = 'packages/cli/main.ts';
const READY_POLL_MS = 5;

/** The real server as a process that can be killed and restarted on the same folder. */
export class ServerProcess {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #checkout: string;
  #child: ChildProcess | null = null;

  /** `checkout` may be the folder of another release. */
  constructor(folder: string, port: number, environment: NodeJS.ProcessEnv = {}, checkout: string = OWN_CHECKOUT) {
    this.#checkout = checkout;
    this.url = `http://127.0.0.1:${port}`;
    const env = { HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: folder, BOT_PACE: '0', RATE_LIMITS: 'off' };
    this.#env = { ...process.env, ...env, LOG_LEVEL: 'warn', ...environment };
  }

  /** `environment` is for this start only. */
  start(environment: NodeJS.ProcessEnv = {}): void {
    this.#child = startCliCommand('serve', { ...this.#env, ...environment }, this.#checkout);
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  pause(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** Returns the milliseconds it took. */
  async waitUntilReady(): Promise<number> {
    const began = performance.now();
    while (!(await this.#isReady())) {
      if (this.#child?.exitCode != null) throw new Error('the server does not start');
      await sleep(READY_POLL_MS);
    }
    return performance.now() - began;
  }

  async #isReady(): Promise<boolean> {
    const response = await fetch(`${this.url}/readyz`).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    return response?.ok === true;
  }

  /** `SIGKILL` is a crash, `SIGTERM` a clean shutdown. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

export function startCliCommand(command: string, env: NodeJS.ProcessEnv, checkout = OWN_CHECKOUT): ChildProcess {
  // With the launcher of `npm start`, which caches compiled code. Another release has no packages of its own to
  // install.
  const launcher = checkout === OWN_CHECKOUT ? [join(checkout, 'scripts/launch.mjs')] : [];
  return killOnExit(
    spawn(process.execPath, [...launcher, checkout === OWN_CHECKOUT ? CLI_ENTRY : join(checkout, CLI_ENTRY), command], {
      env,
      stdio: ['ignore', 'ignore', env.LOG_LEVEL === 'error' ? 'ignore' : 'inherit'],
    }),
  );
}

const childProcesses = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of childProcesses) child.kill('SIGKILL');
});

/** Also when this process ends with an error. */
export function killOnExit(child: ChildProcess): ChildProcess {
  childProcesses.add(child);
  child.once('exit', () => childProcesses.delete(child));
  return child;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address === 'string' || address === null) throw new Error('no port');
  return address.port;
}
