import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/**
 * Those who measure clean up often and little, and not everything before they have measured: their own pauses of 20 to
 * 80 ms would be told as the server's.
 */
const CLIENT_NODE_FLAGS = [
  '--expose-gc',
  '--single-threaded-gc',
  '--max-semi-space-size=4',
  '--initial-old-space-size=3000',
];

/** Runs a file of the bench or the server under this Node, on one core only where the machine can do that. */
export function spawnOnCore(core: 0 | 1, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const command = [process.execPath, ...(core === 1 ? CLIENT_NODE_FLAGS : []), ...args];
  const [program, ...rest] = canPin ? ['taskset', '-c', String(core), ...command] : command;
  return spawn(program, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
}

export async function readOutput(child: ChildProcess): Promise<string> {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`a process of the bench ended with ${code}`);
  return text;
}

/** Resolves when it answers by HTTP, with whatever status. */
export async function waitUntilResponding(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer && answer.status < 500) return;
    if (child.exitCode !== null) throw new Error('the server does not start');
    await sleep(5);
  }
}

/** One who is asked to end has so long to do it. */
const TERMINATE_TIMEOUT_MS = 10_000;

export async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), TERMINATE_TIMEOUT_MS);
  await exited;
  clearTimeout(patience);
}

const TICKS_PER_SECOND = 100;

/** Seconds on the processor, all threads together; null where the system does not tell. */
export function cpuSeconds(pid: number): number | null {
  const stat = readFileOrNull(`/proc/${pid}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : null;
}

/** What the host of this machine has given to others, all cores together; null where the system does not tell. */
export function stolenCpuMs(): number | null {
  const [, , , , , , , , stolen] = readFileOrNull('/proc/stat')?.split('\n')[0].split(/\s+/) ?? [];
  return stolen === undefined ? null : (1000 * Number(stolen)) / TICKS_PER_SECOND;
}

/** Bytes in memory; null where the system does not tell. */
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
