import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { staticRoutes } from './static-routes.ts';
import { createTestApi, type TestApi } from './test-helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-static-'));
const INDEX_HTML = '<!doctype html><title>Safehouse</title>';
let api: TestApi;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX_HTML);
  writeFileSync(join(folder, 'sw.js'), '0');
  writeFileSync(join(folder, 'assets/index-abc.js'), 'export const words = 1;');
  api = await createTestApi();
  app = createApp(api.services, staticRoutes(folder));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

test.each([
  '/',
  '/new/any-game',
  '/match/abc',
  '/local/abc',
  '/watch/abc',
  '/rules',
  '/rules/x',
  '/settings',
  '/admin',
  '/about',
])('the app is served at %s, and is revalidated each time', async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(INDEX_HTML);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('a file whose name changes with its content is cached for a year', async () => {
  const response = await app.request('/assets/index-abc.js');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('the service worker is revalidated each time', async () => {
  expect((await app.request('/sw.js')).headers.get('cache-control')).toBe('no-cache');
});

test('text is compressed if the client accepts it', async () => {
  const response = await app.request('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(INDEX_HTML);
  expect((await app.request('/', { headers: { 'accept-encoding': 'br, gzip' } })).headers.get('content-encoding')).toBe(
    'br',
  );
});

test('an unchanged file is not sent again', async () => {
  const etag = (await app.request('/')).headers.get('etag') ?? '';
  expect((await app.request('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.each(['/assets/other.js', '/../package.json', '/nowhere'])('there is nothing at %s', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});

test('a folder without the app has no routes', () => {
  expect(staticRoutes(join(folder, 'assets'))).toEqual([]);
});
