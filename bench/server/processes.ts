import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/**
 * The clients collect garbage often and in small steps, and never fully during a measurement: their own pauses of 20 to
 * 80 ms would count as the server's.
 */
const CLIENT_NODE_FLAGS = [
  '--expose-gc',
  '--single-threaded-gc',
  '--max-semi-space-size=4',
  '--initial-old-space-size=3000',
];

/** Runs a file with this Node, pinned to one core if taskset is available. */
export function spawnOnCore(core: 0 | 1, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const command = [process.execPath, ...(core === 1 ? CLIENT_NODE_FLAGS : []), ...args];
  const [program, ...rest] = canPin ? ['taskset', '-c', String(core), ...command] : command;
  return spawn(program, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
}

export async function readOutput(child: ChildProcess): Promise<string> {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`a benchmark process exited with ${code}`);
  return text;
}

/** Resolves when the server responds to HTTP with a status below 500. */
export async function waitUntilResponding(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response && response.status < 500) return;
    if (child.exitCode !== null) throw new Error('the server did not start');
    await sleep(5);
  }
}

const TERMINATE_TIMEOUT_MS = 10_000;

export async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), TERMINATE_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}

const TICKS_PER_SECOND = 100;

/** CPU seconds of all threads; null without /proc. */
export function cpuSeconds(pid: number): number | null {
  const stat = readFileOrNull(`/proc/${pid}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : null;
}

/** CPU time that the hypervisor has given to other machines, over all cores; null without /proc. */
export function stolenCpuMs(): number | null {
  const [, , , , , , , , stolen] = readFileOrNull('/proc/stat')?.split('\n')[0].split(/\s+/) ?? [];
  return stolen === undefined ? null : (1000 * Number(stolen)) / TICKS_PER_SECOND;
}

/** Resident memory; null without /proc. */
export function residentBytes(pid: number): number | null {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileOrNull(`/proc/${pid}/status`) ?? '') ?? [];
  return kilobytes === undefined ? null : 1024 * Number(kilobytes);
}

function readFileOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
