import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { PushSubscription, UserId } from '@safehouse/protocol';
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
import { Notifier, type NotifierDeps } from './notifier.ts';
import { loadNotifyKeys, webhookSecretFor } from './notify-keys.ts';
import { createWebhookPoster, signatureHeaders } from './webhook.ts';

const device = (name: string): PushSubscription => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'key', auth: 'auth' },
});

/** A house where everybody has one device named after them, and nothing leaves the house. */
async function startNotifier(parts: Partial<NotifierDeps> = {}, house = createTestServices()) {
  const pushed: { readonly to: string; readonly body: string; readonly topic: string }[] = [];
  for (const user of [ANN, BOB, CLEO, DAN]) {
    await house.store.push.subscribe(user, device(user), house.now(), 10);
  }
  const notifier = new Notifier({
    ...house,
    store: house.store.push,
    keys: await loadNotifyKeys(house.store.push),
    isWatching: () => false,
    webhookOf: async () => null,
    sendPush: async ({ endpoint }, body, topic) => {
      pushed.push({ to: endpoint.split('/')[3], body, topic });
      return 201;
    },
    post: async () => 200,
    sleep: async () => undefined,
    ...parts,
  });
  notifier.start();
  /** Who was told since the last time. */
  const news = async () => {
    await notifier.whenIdle();
    return pushed.splice(0).map(({ to }) => to);
  };
  return { house, notifier, pushed, news };
}

/** The people to act now. */
const usersToAct = ({ chairs, toAct: seats }: { chairs: readonly object[]; toAct: readonly number[] }) =>
  seats.map((seat) => (chairs[seat] as { readonly user: UserId }).user);

test('whoever’s turn has come is told, and each time it comes', async () => {
  const { house, news } = await startNotifier();
  const id = await openTable(house);
  let before: readonly UserId[] = [];
  for (let i = 0; i < 12; i++) {
    const now = (await house.rooms.read(id, usersToAct))!;
    expect(await news()).toEqual(now.filter((user) => !before.includes(user)));
    before = now;
    await playRandomMove(house, id, i);
  }
});

test('the message names the match and the game, and nothing else', async () => {
  const { house, notifier, pushed } = await startNotifier();
  const id = await openTable(house);
  await notifier.whenIdle();
  expect(JSON.parse(pushed[0].body)).toEqual({ type: 'your-turn', match: id, game: 'kompromat' });
  expect(pushed[0].topic).toBe(id);
});

test.each<[string, Partial<TableHeader>, boolean]>([
  ['without a clock', { clock: { type: 'none' } }, true],
  ['with days a turn', { clock: { type: 'turns', perTurn: 86_400, onTimeout: 'bot' } }, true],
  ['with a quick clock', { clock: { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } }, false],
])('at a table %s', async (_, parts, isTold) => {
  const { house, news } = await startNotifier();
  await openTable(house, parts);
  expect((await news()).length > 0).toBe(isTold);
});

test('who is looking is not told', async () => {
  const { house, news } = await startNotifier({ isWatching: () => true });
  await openTable(house);
  expect(await news()).toEqual([]);
});

test('after a restart, who has just moved knows that they go on, and who has not is told', async () => {
  const { house, notifier } = await startNotifier();
  const id = await openTable(house, { chairs: [personChair(ANN), botChair()] });
  expect(await house.rooms.read(id, usersToAct)).toEqual([ANN]);
  notifier.stop();
  for (const [author, expected] of [[ANN, []] as const, [null, [ANN]] as const]) {
    const restarted = openTestServices(house.path);
    onTestFinished(() => restarted.store.close());
    const { news } = await startNotifier({}, restarted);
    await applyDecision(restarted, id, () => [{ type: 'undo-asked', seat: 0 as never, to: 0 }], author);
    expect(await news()).toEqual(expected);
  }
});

describe('subscriptions', () => {
  test.each([404, 410])('are dropped when the push service says %i', async (status) => {
    const { house, notifier } = await startNotifier({ sendPush: async () => status });
    await openTable(house, { chairs: [personChair(ANN), botChair()] });
    await notifier.whenIdle();
    expect(await house.store.push.subscriptionsOf(ANN)).toEqual([]);
    expect(await house.store.push.subscriptionsOf(BOB)).toHaveLength(1);
  });

  test('are kept through trouble', async () => {
    const sendPush = async () => Promise.reject(new Error('no network'));
    const { house, notifier } = await startNotifier({ sendPush });
    await openTable(house);
    await notifier.whenIdle();
    expect(await house.store.push.subscriptionsOf(ANN)).toHaveLength(1);
  });

  test('are a few for each person, the latest', async () => {
    const { push } = createTestServices().store;
    for (let i = 0; i < 5; i++) await push.subscribe(ANN, device(`${i}`), i, 3);
    expect(await push.subscriptionsOf(ANN)).toEqual([device('2'), device('3'), device('4')]);
    await push.subscribe(BOB, device('3'), 9, 3);
    expect(await push.subscriptionsOf(ANN)).toEqual([device('2'), device('4')]);
  });
});

test('keys are made once and kept', async () => {
  const house = createTestServices();
  const keys = await loadNotifyKeys(house.store.push);
  expect(await loadNotifyKeys(house.store.push)).toEqual(keys);
  expect(webhookSecretFor(keys, ANN)).not.toBe(webhookSecretFor(keys, BOB));
});

test('a webhook is called with the version, signed with the secret of its account', async () => {
  const came: { readonly headers: object; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    came.push({ headers: request.headers, body: await text(request) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { house, notifier } = await startNotifier({
    post: createWebhookPoster('anywhere'),
    webhookOf: async (user) => (user === ANN ? url : null),
  });
  const id = await openTable(house, { chairs: [personChair(ANN), botChair()] });
  await notifier.whenIdle();
  expect(came).toHaveLength(1);
  const [{ headers, body }] = came;
  expect(JSON.parse(body)).toEqual({ type: 'your-turn', match: id, game: 'kompromat', version: 1 });
  const keys = await loadNotifyKeys(house.store.push);
  expect(headers).toMatchObject(signatureHeaders(webhookSecretFor(keys, ANN), house.now(), body));
});

test('a server that stops does not wait for tries that would come later', async () => {
  let tries = 0;
  const { house, notifier } = await startNotifier({
    webhookOf: async () => 'https://example.com/',
    post: async () => {
      tries++;
      return 500;
    },
    sleep: (milliseconds, signal) => pause(milliseconds, undefined, { signal, ref: false }),
  });
  await openTable(house, { chairs: [personChair(ANN), botChair()] });
  await expect.poll(() => tries).toBe(1);
  notifier.stop();
  await notifier.whenIdle();
  expect(tries).toBe(1);
});
