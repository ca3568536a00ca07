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

test('a server that cannot write is alive, but not ready', async () => {
  const store = { ...api.services.store, isWritable: async () => false };
  const services: Services = { ...api.services, store };
  const app = createApp(services, healthRoutes);
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
});

test('metrics are lines of a name and a number, and requests are counted by route, not by path', async () => {
  await api.request('GET', `/api/matches/${'A'.repeat(22)}`);
  const response = await createApp(api.services, healthRoutes).request('/metrics');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  for (const line of text.trim().split('\n')) expect(line).toMatch(/^safehouse_\w+(\{[^}]*\})? [\d.]+$/);
  expect(text).toContain('safehouse_requests_total{route="get /api/matches/:id",status="404"} 1\n');
  expect(text).not.toContain('AAAA');
});
