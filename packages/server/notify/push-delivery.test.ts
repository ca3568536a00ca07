import { expect, test } from 'vitest';
import { DELIVERY_RULES } from './delivery-rules.ts';
import { createAccount, createNotifyHarness, openTurns, titles } from './test-helpers.ts';

test('a push message comes at once, and then not more often than once in a while', async () => {
  const harness = await createNotifyHarness();
  const ann = await createAccount(harness.services, 'Ann', 'sk');
  const [match] = await openTurns(harness, ann);
  await harness.push.sweep();
  expect(harness.pushed).toMatchObject([
    { to: 'Ann', topic: match, message: { type: 'your-turn', match, path: `/match/${match}` } },
  ]);
  expect(titles(harness)).toEqual(['Ste na ťahu: Kompromat']);
  await openTurns(harness, ann, 2);
  await harness.push.sweep();
  expect(titles(harness)).toEqual([]);
  harness.services.advanceTime(DELIVERY_RULES.push.gapMs);
  await harness.push.sweep();
  expect(titles(harness)).toEqual(['Ste na ťahu: 2 partie']);
});

test.each([404, 410])('push ends for a device when the push service answers %i', async (status) => {
  const harness = await createNotifyHarness();
  const ann = await createAccount(harness.services, 'Ann');
  harness.pushStatus.value = status;
  await openTurns(harness, ann);
  await harness.push.sweep();
  expect(await harness.services.store.push.subscriptionsOf(ann)).toEqual([]);
});

test('a push message that fails keeps the device', async () => {
  const harness = await createNotifyHarness();
  const ann = await createAccount(harness.services, 'Ann');
  harness.pushStatus.value = 503;
  await openTurns(harness, ann);
  await harness.push.sweep();
  expect(await harness.services.store.push.subscriptionsOf(ann)).toHaveLength(1);
});
