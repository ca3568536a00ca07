import { expect, test } from 'vitest';
import { HasherBusyError, type HashRequester, HashSlots } from './hash-slots.ts';

/** Hashes that end when the test says so, and the order in which they started. */
class Workload {
  readonly slots = new HashSlots();
  readonly begun: string[] = [];
  readonly refused: string[] = [];
  readonly #ends: (() => void)[] = [];

  add(name: string, requester: HashRequester): void {
    const hash = () => {
      this.begun.push(name);
      return new Promise<void>((resolve) => this.#ends.push(resolve));
    };
    this.slots.run(requester, hash).catch((error) => {
      if (error instanceof HasherBusyError) this.refused.push(name);
    });
  }

  /** Ends the oldest running hashes. */
  async end(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      this.#ends.shift()?.();
      await new Promise(setImmediate);
    }
  }
}

/** This many hashes of one network. */
function flood(workload: Workload, network: string, count: number): void {
  for (let i = 0; i < count; i++) workload.add(`${network}${i}`, { network });
}

test('two run at once, and networks take turns', async () => {
  const workload = new Workload();
  flood(workload, 'a', 6);
  workload.add('owner', { network: 'b' });
  expect(workload.begun).toEqual(['a0', 'a1']);
  await workload.end(2);
  expect(workload.begun).toEqual(['a0', 'a1', 'a2', 'owner']);
});

test('a known device does not wait for others', async () => {
  const workload = new Workload();
  for (const network of ['a', 'b', 'c', 'd']) flood(workload, network, 3);
  workload.add('known', { network: 'device x', isKnownDevice: true });
  await workload.end(1);
  expect(workload.begun.at(-1)).toBe('known');
});

test('eight of one network wait at most; others still get in', async () => {
  const workload = new Workload();
  flood(workload, 'a', 20);
  workload.add('owner', { network: 'b' });
  await workload.end(0);
  expect(workload.refused).toHaveLength(0);
  await new Promise(setImmediate);
  expect(workload.refused).toEqual(Array.from({ length: 10 }, (_, i) => `a${i + 10}`));
});

test('when all places are taken, a network with many gives one up', async () => {
  const workload = new Workload();
  for (const network of 'abcdefgh') flood(workload, network, 8);
  // Two run and sixty wait.
  await new Promise(setImmediate);
  expect(workload.refused).toEqual(['b7', 'h7']);
  workload.add('owner', { network: 'z' });
  await new Promise(setImmediate);
  expect(workload.refused).toEqual(['b7', 'h7', 'c7']);
  await workload.end(62);
  expect(workload.begun).toContain('owner');
});

test('slots are free again at the end, also after a failure', async () => {
  const slots = new HashSlots();
  const failing = Array.from({ length: 5 }, () => slots.run({ network: 'a' }, () => Promise.reject(new Error('no'))));
  await Promise.allSettled(failing);
  await expect(slots.run({ network: 'a' }, async () => 'done')).resolves.toBe('done');
});
