/** The thread of an attack: what it does to its own event loop must not show in what is measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS } from './attacks.ts';
import { Target, type TargetOptions } from './target.ts';

export interface AttackOrder extends TargetOptions {
  readonly attack: string;
  readonly seconds: number;
}

/** What an attack says at its end. */
export interface AttackReport {
  readonly counts: Target['counts'];
  readonly failures: readonly string[];
}

/** For what was under way at the end. */
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
// An attack that has given up early does not shorten what is measured.
await target.untilEnd();
parentPort?.postMessage({ counts: target.counts, failures: [...target.failures] } satisfies AttackReport);
process.exit();
