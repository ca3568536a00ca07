import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '../house.ts';
import { appOf } from './app.ts';
import { healthRoutes } from './health.ts';
import { type TestApi, testApi } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a server that lives and can store says so', async () => {
  expect(await api.ask('GET', '/healthz')).toMatchObject({ status: 200, json: { ok: true } });
  expect(await api.ask('GET', '/readyz')).toMatchObject({ status: 200, json: { ok: true } });
});

test('one that cannot store lives, but is not ready', async () => {
  const store = { ...api.house.store, isWell: async () => false };
  const house: House = { ...api.house, store };
  const app = appOf(house, healthRoutes);
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
});

test('metrics are lines of a name and a number, and requests are counted by route, not by path', async () => {
  await api.ask('GET', `/api/matches/${'A'.repeat(22)}`);
  const response = await appOf(api.house, healthRoutes).request('/metrics');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  for (const line of text.trim().split('\n')) expect(line).toMatch(/^safehouse_\w+(\{[^}]*\})? [\d.]+$/);
  expect(text).toContain('safehouse_requests_total{route="get /api/matches/:id",status="404"} 1\n');
  expect(text).not.toContain('AAAA');
});
