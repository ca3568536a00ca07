/** The contract of NotificationStore and EmailStore, run on every implementation. */
import type { UserId } from '@safehouse/protocol';
import { ANN, BOB, CLEO } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueuedNotification } from './notification-store.ts';
import type { Store } from './store.ts';
import { newUserWithSession } from './test-users.ts';

type NotificationTestStore = Pick<Store, 'notifications' | 'emails' | 'push' | 'users' | 'close'>;

function queued(user: UserId, about: string, parts: Partial<QueuedNotification> = {}): QueuedNotification {
  return { user, channel: 'email', event: 'turn', about, at: 1, dueAt: 10, ...parts };
}

const subscriptionOf = (user: UserId) => ({
  endpoint: `https://push.example.org/${user}`,
  keys: { p256dh: 'key', auth: 'auth' },
});

const ofAnn = { user: ANN, channel: 'email' } as const;

export function notificationStoreSuite(
  name: string,
  open: () => NotificationTestStore | Promise<NotificationTestStore>,
): void {
  describe(name, () => {
    let store: NotificationTestStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test('what is due is found by its user, claimed once, and due again when the claim ends', async () => {
      const { notifications } = store;
      const [first, second] = [queued(ANN, 'm1'), queued(ANN, 'm2', { at: 2, dueAt: 15 })];
      await notifications.enqueue([second, first, queued(BOB, 'm1', { dueAt: 5 })]);
      await notifications.enqueue([{ ...first, at: 9, dueAt: 0 }]);
      expect(await notifications.dueUsers('email', 4, 9)).toEqual([]);
      expect(await notifications.dueUsers('push', 99, 9)).toEqual([]);
      expect(await notifications.dueUsers('email', 10, 9)).toEqual([BOB, ANN]);
      expect(await notifications.dueUsers('email', 10, 1)).toEqual([BOB]);
      const claims = await Promise.all([1, 2, 3].map(() => notifications.claim(ofAnn, { now: 14, until: 50 })));
      expect(claims.flat()).toEqual([{ ...first, dueAt: 50 }]);
      expect(await notifications.claim(ofAnn, { now: 14, until: 60 })).toEqual([]);
      expect(await notifications.claim(ofAnn, { now: 50, until: 90 })).toEqual([
        { ...first, dueAt: 90 },
        { ...second, dueAt: 90 },
      ]);
      await notifications.postpone([first], 20);
      expect((await notifications.claim(ofAnn, { now: 20, until: 90 })).map(({ about }) => about)).toEqual(['m1']);
      await notifications.remove([first, second]);
      expect(await notifications.dueUsers('email', 99, 9)).toEqual([BOB]);
      expect(await notifications.queuedFor(BOB)).toEqual([queued(BOB, 'm1', { dueAt: 5 })]);
    });

    test('what was sent is removed and counted', async () => {
      const { notifications } = store;
      const sent = queued(CLEO, 'm1');
      expect(await notifications.sendCountOf(CLEO, 'email')).toBeNull();
      for (const count of [1, 2]) {
        await notifications.enqueue([sent, { ...sent, channel: 'push' }]);
        await notifications.recordSent([sent], { lastAt: 5, day: 3, count });
        expect(await notifications.sendCountOf(CLEO, 'email')).toEqual({ lastAt: 5, day: 3, count });
        expect(await notifications.queuedFor(CLEO)).toEqual([{ ...sent, channel: 'push' }]);
      }
      expect(await notifications.sendCountOf(CLEO, 'push')).toBeNull();
    });

    test('who can be reached how, and what they have switched off', async () => {
      const { notifications, emails, push } = store;
      await push.subscribe(ANN, { endpoint: 'https://push.example/ann', keys: { p256dh: 'p', auth: 'a' } }, 1, 3);
      await emails.setPending(BOB, 'bob@example.org');
      await notifications.setOff(BOB, ['turn.push']);
      await notifications.setOff(BOB, ['turn.email']);
      const nothing = { hasPush: false, hasEmail: false, off: [] };
      expect(await notifications.reachOf([BOB, ANN, CLEO])).toEqual([
        { user: BOB, ...nothing, off: ['turn.email'] },
        { user: ANN, ...nothing, hasPush: true },
        { user: CLEO, ...nothing },
      ]);
      await emails.confirm(BOB, 'bob@example.org');
      expect(await notifications.reachOf([BOB])).toMatchObject([{ hasEmail: true }]);
    });

    test('an address counts once it is confirmed; until then the earlier one stays', async () => {
      const { emails } = store;
      expect(await emails.find(CLEO)).toEqual({ address: null, pending: null });
      await emails.setPending(CLEO, 'old@example.org');
      expect(await emails.confirm(CLEO, 'other@example.org')).toBe('conflict');
      expect(await emails.confirm(CLEO, 'old@example.org')).toBe('stored');
      expect(await emails.confirm(CLEO, 'old@example.org')).toBe('conflict');
      await emails.setPending(CLEO, 'new@example.org');
      expect(await emails.find(CLEO)).toEqual({ address: 'old@example.org', pending: 'new@example.org' });
      await emails.remove(CLEO);
      expect(await emails.find(CLEO)).toEqual({ address: null, pending: null });
    });

    test('erasing a user removes what was for them and about them', async () => {
      const { notifications } = store;
      await notifications.enqueue([
        queued(BOB, ANN, { event: 'friend-request' }),
        queued(ANN, 'm9'),
        queued(BOB, 'm9'),
      ]);
      await notifications.setOff(ANN, ['turn.push']);
      await notifications.recordSent([queued(ANN, 'm8')], { lastAt: 1, day: 1, count: 1 });
      await notifications.eraseUser(ANN);
      expect(await notifications.queuedFor(ANN)).toEqual([]);
      expect((await notifications.queuedFor(BOB)).map(({ about }) => about)).not.toContain(ANN);
      expect((await notifications.queuedFor(BOB)).map(({ about }) => about)).toContain('m9');
      expect(await notifications.sendCountOf(ANN, 'email')).toBeNull();
      expect(await notifications.reachOf([ANN])).toMatchObject([{ off: [] }]);
    });

    test('what users have left behind who are gone is removed, and nothing of the others', async () => {
      const { notifications, push, users } = store;
      const [here, gone, erased] = ['here', 'gone', 'erased'].map((name) => newUserWithSession('guest', name));
      for (const [user, session] of [here, gone, erased]) {
        await users.create(user, session);
        await push.subscribe(user.id, subscriptionOf(user.id), 1, 10);
        await notifications.setOff(user.id, ['turn.push']);
        await notifications.recordSent([queued(user.id, 'm8')], { lastAt: 1, day: 1, count: 1 });
        await notifications.enqueue([queued(user.id, 'm9')]);
      }
      await users.endSession(gone[1].hash);
      await users.erase(erased[0].id);
      await notifications.deleteOfGoneUsers();
      const leftOf = async ([{ id }]: typeof here) => [
        (await push.subscriptionsOf(id)).length,
        (await notifications.reachOf([id]))[0].off.length,
        (await notifications.queuedFor(id)).length,
        (await notifications.sendCountOf(id, 'email'))?.count ?? 0,
      ];
      expect(await leftOf(here)).toEqual([1, 1, 1, 1]);
      expect([await leftOf(gone), await leftOf(erased)]).toEqual([Array(4).fill(0), Array(4).fill(0)]);
    });
  });
}
