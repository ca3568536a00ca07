import { ANN, BOB } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { networksOf } from '../edge/networks.ts';
import { createTestServices, testUser } from '../lobby/test-helpers.ts';
import { AddressRecorder } from './address-recorder.ts';

const HOUR_MS = 3_600_000;

function createRecorder() {
  const services = createTestServices();
  const store = services.store.addresses;
  const recorder = new AddressRecorder({
    ...services,
    store,
    key: 'key',
    networkOf: (address: string) => networksOf(address)[0].key,
  });
  return { ...services, recorder, store };
}

test('an address is stored as a hash, and its use once an hour', async () => {
  const { recorder, store, advanceTime, now } = createRecorder();
  const first = now();
  for (const minutes of [0, 10, 20]) {
    advanceTime(minutes * 60_000);
    recorder.record(testUser(ANN), '192.0.2.7');
  }
  await expect.poll(() => store.addressesOf(ANN)).toEqual([{ address: expect.any(String), at: first }]);
  expect(JSON.stringify(await store.addressesOf(ANN))).not.toContain('192.0.2.7');
  advanceTime(HOUR_MS);
  recorder.record(testUser(ANN), '192.0.2.7');
  await expect.poll(() => store.addressesOf(ANN)).toEqual([{ address: expect.any(String), at: now() }]);
});

test('two accounts in one IPv6 network share an address; guests are not recorded', async () => {
  const { recorder, store } = createRecorder();
  recorder.record(testUser(ANN), '2001:db8::1');
  recorder.record(testUser(BOB, 'guest'), '2001:db8::2');
  await expect.poll(() => store.addressesOf(ANN)).toHaveLength(1);
  expect(await store.addressesOf(BOB)).toEqual([]);
  recorder.record(testUser(BOB), '2001:db8::3');
  await expect.poll(() => store.usersSharingAddress([ANN, BOB], 0)).toEqual([ANN, BOB]);
});

test('addresses are deleted after a week, flags after 90 days', async () => {
  const { recorder, store, advanceTime, now } = createRecorder();
  await store.recordUse(ANN, 'hash', now());
  await store.addFlag({ match: 'm' as never, game: 'g', mode: '2', at: now(), users: [ANN], isRated: false });
  await recorder.deleteExpired();
  expect(await store.addressesOf(ANN)).toHaveLength(1);
  advanceTime(7 * 24 * HOUR_MS + 1);
  await recorder.deleteExpired();
  expect([await store.addressesOf(ANN), (await store.flags(9)).length]).toEqual([[], 1]);
  advanceTime(83 * 24 * HOUR_MS);
  await recorder.deleteExpired();
  expect(await store.flags(9)).toEqual([]);
});
