import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from './test-helpers.ts';

const passphrase = 'correct horse';
let limited: TestApi;
beforeAll(async () => {
  limited = await createTestApi({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => limited.close());
const signInFrom = (address: string, name: string, word: string, cookie = '') =>
  limited.request('POST', '/api/session', {
    headers: { 'x-forwarded-for': address, cookie },
    body: { name, passphrase: word },
  });
const signUpFrom = (address: string, name: string) =>
  limited.request('POST', '/api/account', {
    headers: { 'x-forwarded-for': address },
    body: { name, passphrase },
  });

test('guesses keep out the guesser, and nobody in other networks', async () => {
  await signUpFrom('198.51.100.1', 'Ada');
  for (let network = 0; network < 12; network++) {
    const guesses: number[] = [];
    for (let i = 0; i < 11; i++) guesses.push((await signInFrom(`203.0.${network}.9`, 'Ada', 'one of many')).status);
    expect(guesses).toEqual([...Array(10).fill(401), 429]);
  }
  expect((await signInFrom('203.0.0.9', 'Ada', passphrase)).status).toBe(429);
  expect((await signInFrom('198.51.100.7', 'Ada', passphrase)).status).toBe(201);
});

test('guesses do not keep out a device that has signed in before, even in the same network', async () => {
  const created = await signUpFrom('198.51.101.1', 'Ida');
  const [device] = created.headers.getSetCookie().filter((cookie) => cookie.startsWith('safehouse_device='));
  for (let i = 0; i < 12; i++) await signInFrom('198.51.101.1', 'Ida', 'one of many');
  expect((await signInFrom('198.51.101.1', 'Ida', passphrase)).status).toBe(429);
  expect((await signInFrom('198.51.101.1', 'Ida', passphrase, device.split(';')[0])).status).toBe(201);
  // A device known to one account is unknown to the others, where it is limited as well.
  expect((await signInFrom('198.51.101.1', 'Ada', passphrase, device.split(';')[0])).status).toBe(429);
  const guesses: number[] = [];
  for (let i = 0; i < 10; i++)
    guesses.push((await signInFrom('198.51.102.1', 'Ida', 'one of many', device.split(';')[0])).status);
  expect(guesses).toEqual([...Array(9).fill(401), 429]);
});

test('guesses of many known devices in one network are limited together', async () => {
  await signUpFrom('198.51.104.1', 'Eva');
  const devices: string[] = [];
  for (let i = 0; i < 9; i++) {
    const { headers } = await signInFrom('198.51.104.1', 'Eva', passphrase);
    devices.push(...headers.getSetCookie().filter((cookie) => cookie.startsWith('safehouse_device=')));
  }
  const statuses: number[] = [];
  for (const device of devices.slice(1))
    for (let i = 0; i < 10; i++)
      statuses.push((await signInFrom('198.51.104.1', 'Eva', passphrase, device.split(';')[0])).status);
  expect(devices).toHaveLength(9);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  const elsewhere = await signInFrom('198.51.105.1', 'Eva', passphrase, devices[0].split(';')[0]);
  expect(elsewhere.status).toBe(201);
});

test('guesses at many accounts from one network are limited as well', async () => {
  const guesses: number[] = [];
  for (let i = 0; i < 11; i++) guesses.push((await signInFrom('198.51.103.1', `name ${i}`, 'one of many')).status);
  expect(guesses).toEqual([...Array(10).fill(401), 429]);
});

test('guesses at a passphrase from an open session are limited as well', async () => {
  const limited = await createTestApi({ RATE_LIMITS: 'on' });
  const { token } = (await limited.request('POST', '/api/account', { body: { name: 'Lise', passphrase } })).json;
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) {
    const body = { passphrase: `guess number ${i}`, next: passphrase };
    statuses.push((await limited.request('PUT', '/api/me/passphrase', { token, body })).status);
  }
  await limited.close();
  // Creating the account was the first of ten attempts.
  expect(statuses).toEqual([...Array(9).fill(401), 429]);
});
