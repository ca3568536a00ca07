import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { createApp } from './app.ts';
import { healthRoutes } from './health-routes.ts';
import { createTestApi, type TestApi } from './test-helpers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('a healthy server is alive and ready', async () => {
  expect(await api.request('GET', '/healthz')).toMatchObject({ status: 200, json: { ok: true } });
  expect(await api.request('GET', '/readyz')).toMatchObject({ status: 200, json: { ok: true } });
});

test('a balancer may ask by any name, for health alone', async () => {
  const app = createApp(api.services, healthRoutes);
  const statusOf = async (path: string) =>
    (await app.request(path, {}, from('192.0.2.1', { host: 'server:8080' }))).status;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  expect(await statusOf('/metrics')).toBe(421);
});

test('a server that cannot write is alive, but not ready', async () => {
  const store = { ...api.services.store, isWritable: async () => false };
  const services: Services = { ...api.services, store };
  const app = createApp(services, healthRoutes);
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
});

/** The bindings of a request over a connection with this address. */
const from = (remoteAddress: string, headers: { readonly [name: string]: string } = {}) => ({
  incoming: { socket: { remoteAddress }, headers },
});

test('metrics are for this machine, or for whoever has the token', async () => {
  const config = { ...api.services.config, metricsToken: 'a-token-for-the-metrics' };
  const app = createApp({ ...api.services, config }, healthRoutes);
  const statusOf = async (address: string, headers: { readonly [name: string]: string } = {}) =>
    (await app.request('/metrics', {}, from(address, headers))).status;
  expect([await statusOf('127.0.0.1'), await statusOf('::1'), await statusOf('::ffff:127.0.0.1')]).toEqual([
    200, 200, 200,
  ]);
  expect(await statusOf('192.0.2.1')).toBe(403);
  expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toBe(403);
  expect(await statusOf('192.0.2.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await statusOf('192.0.2.1', { authorization: 'Bearer a-token-for-the-metrics' })).toBe(200);
  expect(await statusOf('192.0.2.1', { authorization: 'Bearer another-token' })).toBe(403);
  const withoutToken = createApp(api.services, healthRoutes);
  const headers = { authorization: 'Bearer a-token-for-the-metrics' };
  expect((await withoutToken.request('/metrics', {}, from('192.0.2.1', headers))).status).toBe(403);
});

test('metrics are lines of a name and a number, and requests are counted by route, not by path', async () => {
  await api.request('GET', `/api/matches/${'A'.repeat(22)}`);
  const response = await createApp(api.services, healthRoutes).request('/metrics', {}, from('127.0.0.1'));
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  for (const line of text.trim().split('\n')) expect(line).toMatch(/^safehouse_\w+(\{[^}]*\})? [\d.]+$/);
  expect(text).toContain('safehouse_requests_total{route="get /api/matches/:id",status="404"} 1\n');
  expect(text).not.toContain('AAAA');
});
