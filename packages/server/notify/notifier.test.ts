import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { newMatchId, type PushSubscription, type UserId } from '@safehouse/protocol';
import type { TableHeader } from '@safehouse/table';
import { ANN, BOB, botChair, CLEO, DAN, personChair } from '@safehouse/table/test-helpers';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  applyDecision,
  createTestServices,
  openTable,
  openTestServices,
  playRandomMove,
} from '../lobby/test-helpers.ts';
import { OutboundClient } from '../outbound/outbound-client.ts';
import { LOCALHOST, respondNever, respondOk, startTcpServer } from '../outbound/test-helpers.ts';
import { Notifications } from './notifications.ts';
import { MAX_NOTIFICATIONS, Notifier, type NotifierDeps } from './notifier.ts';
import { loadNotifyKeys, webhookSecretFor } from './notify-keys.ts';
import { createWebhookPoster, signatureHeaders } from './webhook.ts';

const device = (name: string): PushSubscription => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'key', auth: 'auth' },
});

const USERS = [ANN, BOB, CLEO, DAN].toSorted();

/** A notifier where every user has a device, so that notifications are queued. */
async function startNotifier(parts: Partial<NotifierDeps> = {}, services = createTestServices()) {
  const { store, log, now } = services;
  for (const user of USERS) await store.push.subscribe(user, device(user), now(), 10);
  const notifications = new Notifications({ store: store.notifications, log, hasMail: false, mailDelayMs: 0, now });
  const notifier = new Notifier({
    ...services,
    notifications,
    keys: await loadNotifyKeys(store.push),
    isWatching: () => false,
    hasPlan: async () => false,
    webhookOf: async () => null,
    post: async () => 200,
    sleep: async () => undefined,
    ...parts,
  });
  notifier.start();
  /** Who was notified since the last call. */
  const notifiedUsers = async () => {
    await notifier.whenIdle();
    await notifications.whenQueued();
    const queued = (await Promise.all(USERS.map((user) => store.notifications.queuedFor(user)))).flat();
    await store.notifications.remove(queued);
    return queued.map(({ user }) => user);
  };
  return { services, notifier, notifiedUsers };
}

const usersToAct = ({ chairs, toAct: seats }: { chairs: readonly object[]; toAct: readonly number[] }) =>
  seats.map((seat) => (chairs[seat] as { readonly user: UserId }).user);

test('people are notified each time their turn comes', async () => {
  const { services, notifiedUsers } = await startNotifier();
  const id = await openTable(services);
  let before: readonly UserId[] = [];
  for (let i = 0; i < 12; i++) {
    const now = (await services.rooms.read(id, usersToAct))!;
    expect(await notifiedUsers()).toEqual(now.filter((user) => !before.includes(user)).toSorted());
    before = now;
    await playRandomMove(services, id, i);
  }
});

test.each<[string, Partial<TableHeader>, boolean]>([
  ['without a clock', { clock: { type: 'none' } }, true],
  ['with days a turn', { clock: { type: 'turns', perTurn: 86_400, onTimeout: 'bot' } }, true],
  ['with a quick clock', { clock: { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } }, false],
])('at a table %s', async (_, parts, isNotified) => {
  const { services, notifiedUsers } = await startNotifier();
  await openTable(services, parts);
  expect((await notifiedUsers()).length > 0).toBe(isNotified);
});

test('who is watching the match is not notified', async () => {
  const { services, notifiedUsers } = await startNotifier({ isWatching: () => true });
  await openTable(services);
  expect(await notifiedUsers()).toEqual([]);
});

test('who has planned a move is notified only if it was not played', async () => {
  const { services, notifier, notifiedUsers } = await startNotifier({ hasPlan: async () => true });
  const id = await openTable(services);
  expect(await notifiedUsers()).toEqual([]);
  const planless = await startNotifier({}, services);
  await planless.notifier.notifyOfTurn(id, BOB);
  expect(await planless.notifiedUsers()).toEqual([BOB]);
  notifier.stop();
});

test('after a restart, people to act are notified unless they have just moved', async () => {
  const { services, notifier, notifiedUsers: first } = await startNotifier();
  const id = await openTable(services, { chairs: [personChair(ANN), botChair()] });
  expect(await services.rooms.read(id, usersToAct)).toEqual([ANN]);
  expect(await first()).toEqual([ANN]);
  notifier.stop();
  for (const [author, expected] of [[ANN, []] as const, [null, [ANN]] as const]) {
    const restarted = openTestServices(services.path);
    onTestFinished(() => restarted.store.close());
    const { notifiedUsers } = await startNotifier({}, restarted);
    await applyDecision(restarted, id, () => [{ type: 'undo-asked', seat: 0 as never, to: 0 }], author);
    expect(await notifiedUsers()).toEqual(expected);
  }
});

describe('subscriptions', () => {
  test('are limited to the latest few of a person', async () => {
    const { push } = createTestServices().store;
    for (let i = 0; i < 5; i++) await push.subscribe(ANN, device(`${i}`), i, 3);
    expect(await push.subscriptionsOf(ANN)).toEqual([device('2'), device('3'), device('4')]);
    await push.subscribe(BOB, device('3'), 9, 3);
    expect(await push.subscriptionsOf(ANN)).toEqual([device('2'), device('4')]);
  });
});

test('keys are created once and stored', async () => {
  const services = createTestServices();
  const keys = await loadNotifyKeys(services.store.push);
  expect(await loadNotifyKeys(services.store.push)).toEqual(keys);
  expect(webhookSecretFor(keys, ANN)).not.toBe(webhookSecretFor(keys, BOB));
});

test('a webhook is called with the version, signed with the secret of its account', async () => {
  const received: { readonly headers: object; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { services, notifier } = await startNotifier({
    post: createWebhookPoster(new OutboundClient({ policy: LOCALHOST })),
    webhookOf: async (user) => (user === ANN ? url : null),
  });
  const id = await openTable(services, { chairs: [personChair(ANN), botChair()] });
  await notifier.whenIdle();
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received;
  expect(JSON.parse(body)).toEqual({ type: 'your-turn', match: id, game: 'kompromat', version: 1 });
  const keys = await loadNotifyKeys(services.store.push);
  expect(headers).toMatchObject(signatureHeaders(webhookSecretFor(keys, ANN), services.now(), body));
});

test('a server that stops does not wait for retries', async () => {
  let attempts = 0;
  const { services, notifier } = await startNotifier({
    webhookOf: async () => 'https://example.com/',
    post: async () => {
      attempts++;
      return 500;
    },
    sleep: (milliseconds, signal) => pause(milliseconds, undefined, { signal, ref: false }),
  });
  await openTable(services, { chairs: [personChair(ANN), botChair()] });
  await expect.poll(() => attempts).toBe(1);
  notifier.stop();
  await notifier.whenIdle();
  expect(attempts).toBe(1);
});

describe('a webhook that never answers', () => {
  async function startWithHangingWebhook() {
    const hanging = await startTcpServer(respondNever);
    const working = await startTcpServer(respondOk);
    const client = new OutboundClient({ policy: LOCALHOST, deadlineMs: 60_000 });
    onTestFinished(() => client.close());
    const parts = await startNotifier({
      post: createWebhookPoster(client),
      webhookOf: async (user) => (user === ANN ? hanging : working).url(),
      sleep: (milliseconds, signal) => pause(milliseconds, undefined, { signal, ref: false }),
    });
    return { ...parts, client, hanging, working };
  }

  test('does not keep others from being notified', async () => {
    const { services, working, hanging } = await startWithHangingWebhook();
    for (let i = 0; i < MAX_NOTIFICATIONS.perUser + 5; i++)
      await openTable(services, { id: newMatchId(), chairs: [personChair(ANN), botChair()] });
    await expect.poll(() => services.metrics.text()).toContain('notifications_total{what="dropped"} 5\n');
    await openTable(services, { id: newMatchId(), chairs: [personChair(BOB), botChair()] });
    await expect.poll(() => working.connections.length).toBe(1);
    expect(hanging.connections.length).toBeGreaterThan(0);
  });

  test('does not hold up a server that stops', async () => {
    const { services, notifier, client, hanging } = await startWithHangingWebhook();
    await openTable(services, { chairs: [personChair(ANN), botChair()] });
    await expect.poll(() => hanging.connections.length).toBe(1);
    const began = performance.now();
    notifier.stop();
    client.close();
    await notifier.whenIdle();
    expect(performance.now() - began).toBeLessThan(1000);
    await expect.poll(() => hanging.connections[0].destroyed).toBe(true);
  });
});
