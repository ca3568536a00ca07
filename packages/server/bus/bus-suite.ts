/** The contract of Bus, run on every implementation. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchId, UserId } from '@safehouse/protocol';
import { ANN, BOB, headerWith } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bus, BusMessage } from './bus.ts';

export interface BusesUnderTest {
  /** Two processes; for a bus of one process, the same bus twice. */
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
    const matchMessage = (id: MatchId, version = 1): BusMessage => ({ type: 'match', id, version });

    function listen(bus: Bus) {
      const received: BusMessage[] = [];
      const stop = bus.subscribe((message) => received.push(message));
      return { received, stop };
    }

    test('a local message is delivered at once, exactly once, to every listener', () => {
      const id = newId();
      const listeners = [listen(here), listen(here)];
      here.publish(matchMessage(id));
      for (const { received, stop } of listeners) {
        expect(received).toEqual([matchMessage(id)]);
        stop();
      }
    });

    test('a listener that throws does not affect the others', () => {
      const stop = here.subscribe(() => {
        throw new Error('no');
      });
      const { received, stop: stopToo } = listen(here);
      here.publish({ type: 'lobby' });
      expect([received.length, buses.failures.length > 0]).toEqual([1, true]);
      stop();
      stopToo();
    });

    test('an unsubscribed listener receives nothing', () => {
      const { received, stop } = listen(here);
      stop();
      here.publish({ type: 'lobby' });
      expect(received).toEqual([]);
    });

    test('a process that follows a match receives its versions, chat lines and changes of presence', async () => {
      const id = newId();
      const leave = there.follow({ type: 'match', id });
      await waitForDelivery();
      const { received, stop } = listen(there);
      here.publish(matchMessage(id, 7));
      here.publish({ type: 'chat', id, line: 3 });
      here.publish({ type: 'spectator-chat', id, line: 4 });
      here.publish({ type: 'presence', id });
      const matchMessages = () => received.filter(({ type }) => type !== 'lobby');
      await vi.waitFor(() => expect(matchMessages()).toHaveLength(4), 30_000);
      expect(matchMessages()).toMatchObject([
        { type: 'match', id, version: 7 },
        { type: 'chat', id, line: 3 },
        { type: 'spectator-chat', id, line: 4 },
        { type: 'presence', id },
      ]);
      leave();
      stop();
    });

    test.each([{ type: 'user', id: ANN as UserId }, { type: 'lobby' }, { type: 'live-asked' }] as const)(
      'messages of type $type go to every process',
      async (message) => {
        await waitForDelivery();
        const { received, stop } = listen(there);
        here.publish(message);
        await vi.waitFor(() => expect(received).toEqual([message]), 30_000);
        stop();
      },
    );

    test('the list of a user is followed by their id', async () => {
      const leave = there.follow({ type: 'mine', id: BOB });
      await waitForDelivery();
      const { received, stop } = listen(there);
      here.publish({ type: 'mine', id: BOB });
      await vi.waitFor(() => expect(received).toEqual([{ type: 'mine', id: BOB }]), 30_000);
      leave();
      stop();
    });

    test('how many look on at a match is told to those who look at it, and of listed tables to those who list them', async () => {
      const [listed, unlisted] = [newId(), newId()];
      const counted = { type: 'spectators', server: 's', count: 2, isListed: false } as const;
      const leave = there.follow({ type: 'live', id: 'all' });
      await waitForDelivery();
      const { received, stop } = listen(there);
      here.publish({ ...counted, id: unlisted });
      here.publish({ ...counted, id: listed, isListed: true });
      here.publish({ type: 'tv', id: listed, chosenAt: 5 });
      await vi.waitFor(() => expect(received.at(-1)).toEqual({ type: 'tv', id: listed, chosenAt: 5 }), 30_000);
      expect(received).toContainEqual({ ...counted, id: listed, isListed: true });
      leave();
      const leaveMatch = there.follow({ type: 'match', id: unlisted });
      await waitForDelivery();
      here.publish({ ...counted, id: unlisted, count: 3 });
      await vi.waitFor(() => expect(received.at(-1)).toEqual({ ...counted, id: unlisted, count: 3 }), 30_000);
      leaveMatch();
      stop();
    });

    test('messages about one match arrive in the order they were published', async () => {
      const id = newId();
      const leave = there.follow({ type: 'match', id });
      await waitForDelivery();
      const { received, stop } = listen(there);
      for (let version = 1; version <= 200; version++) here.publish(matchMessage(id, version));
      const versions = () => received.flatMap((message) => ('version' in message ? [message.version] : []));
      await vi.waitFor(() => expect(versions()).toHaveLength(200), 30_000);
      expect(versions()).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
      leave();
      stop();
    });
  });
}

/** Gives subscriptions time to reach the NATS server. */
export async function waitForDelivery(): Promise<void> {
  await sleep(50);
}
