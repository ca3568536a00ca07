/** Runs an attack in its own thread, so that its load on the event loop does not affect the measurements. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS } from './attacks.ts';
import { Target, type TargetOptions } from './target.ts';

export interface AttackOrder extends TargetOptions {
  readonly attack: string;
  readonly seconds: number;
}

/** What an attack reports at its end. */
export interface AttackReport {
  readonly counts: Target['counts'];
  readonly failures: readonly string[];
}

/** For requests still in progress at the end. */
const GRACE_MS = 1000;

const order = workerData as AttackOrder;
const signal = AbortSignal.timeout(order.seconds * 1000);
const target = new Target(order, signal);
const attack = ATTACKS.find(({ name }) => name === order.attack);
if (!attack) throw new Error(`no attack ${order.attack}`);
const running = attack.run(target, signal).catch((error) => {
  if (!signal.aborted) throw error;
});
await Promise.race([running, sleep(order.seconds * 1000 + GRACE_MS)]);
// An attack that gives up early must not shorten the measurement.
await target.untilEnd();
parentPort?.postMessage({ counts: target.counts, failures: [...target.failures] } satisfies AttackReport);
process.exit();
