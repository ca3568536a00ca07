/** What every bus must do, whatever it is made of. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchId, UserId } from '@safehouse/protocol';
import { ANN, BOB, headerWith } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bus, BusMessage } from './bus.ts';

export interface BusesUnderTest {
  /** Two processes of one house; for a bus of one process, the same twice. */
  readonly ends: readonly [Bus, Bus];
  readonly failures: readonly unknown[];
  close(): Promise<void>;
}

export function busSuite(name: string, open: () => BusesUnderTest | Promise<BusesUnderTest>): void {
  describe(name, () => {
    let buses: BusesUnderTest;
    let here: Bus;
    let there: Bus;
    beforeAll(async () => {
      buses = await open();
      [here, there] = buses.ends;
    });
    afterAll(() => buses.close());

    const newId = () => headerWith().id;
    const note = (id: MatchId, version = 1): BusMessage => ({ type: 'match', id, version });

    function listening(bus: Bus) {
      const heard: BusMessage[] = [];
      const stop = bus.subscribe((one) => heard.push(one));
      return { heard, stop };
    }

    test('what is published is heard here at once, exactly once, by everybody', () => {
      const id = newId();
      const listeners = [listening(here), listening(here)];
      here.publish(note(id));
      for (const { heard, stop } of listeners) {
        expect(heard).toEqual([note(id)]);
        stop();
      }
    });

    test('one who throws does not keep others from hearing', () => {
      const stop = here.subscribe(() => {
        throw new Error('no');
      });
      const { heard, stop: stopToo } = listening(here);
      here.publish({ type: 'lobby' });
      expect([heard.length, buses.failures.length > 0]).toEqual([1, true]);
      stop();
      stopToo();
    });

    test('who has stopped listening hears nothing', () => {
      const { heard, stop } = listening(here);
      stop();
      here.publish({ type: 'lobby' });
      expect(heard).toEqual([]);
    });

    test('who follows a match elsewhere hears of it, by its version only', async () => {
      const id = newId();
      const leave = there.follow({ type: 'match', id });
      await waitForDelivery();
      const { heard, stop } = listening(there);
      here.publish(note(id, 7));
      here.publish({ type: 'chat', id, line: 3 });
      const about = () => heard.filter(({ type }) => type !== 'lobby');
      await vi.waitFor(() => expect(about()).toHaveLength(2), 2000);
      expect(about()).toMatchObject([
        { type: 'match', id, version: 7 },
        { type: 'chat', id, line: 3 },
      ]);
      leave();
      stop();
    });

    test.each([{ type: 'user', id: ANN as UserId }, { type: 'lobby' }] as const)(
      'everybody elsewhere hears of $type',
      async (one) => {
        await waitForDelivery();
        const { heard, stop } = listening(there);
        here.publish(one);
        await vi.waitFor(() => expect(heard).toEqual([one]), 2000);
        stop();
      },
    );

    test('somebody’s list is followed by their id', async () => {
      const leave = there.follow({ type: 'mine', id: BOB });
      await waitForDelivery();
      const { heard, stop } = listening(there);
      here.publish({ type: 'mine', id: BOB });
      await vi.waitFor(() => expect(heard).toEqual([{ type: 'mine', id: BOB }]), 2000);
      leave();
      stop();
    });

    test('notes about one match come in the order in which they were published', async () => {
      const id = newId();
      const leave = there.follow({ type: 'match', id });
      await waitForDelivery();
      const { heard, stop } = listening(there);
      for (let version = 1; version <= 200; version++) here.publish(note(id, version));
      const versions = () => heard.flatMap((one) => ('version' in one ? [one.version] : []));
      await vi.waitFor(() => expect(versions()).toHaveLength(200), 5000);
      expect(versions()).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
      leave();
      stop();
    });
  });
}

/** Until the other side has been told what is wanted. */
export async function waitForDelivery(): Promise<void> {
  await sleep(50);
}
