import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from './all-routes.ts';
import { createApp } from './app.ts';
import { linkPreviewOf } from './link-preview.ts';
import { openStaticApp } from './static-routes.ts';
import { createTestApi, type TestApi } from './test-helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-static-'));
const INDEX_HTML = '<!doctype html><title>Safehouse</title><body>the app</body>';
const BROWSER = { accept: 'text/html,*/*' };
let api: TestApi;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX_HTML);
  writeFileSync(join(folder, 'sw.js'), '0');
  writeFileSync(join(folder, 'assets/index-abc.js'), 'export const words = 1;');
  api = await createTestApi();
  const { routes, page } = openStaticApp(folder);
  app = createApp(api.services, [...routes, ...allRoutes()], page);
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
  '/friends',
  '/admin',
  '/about',
])('the app is served at %s, and is revalidated each time', async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<title>.*<\/title>.*<body>the app<\/body>/s);
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
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('the app');
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
  expect(openStaticApp(join(folder, 'assets'))).toEqual({ routes: [], page: null });
});

test('a browser at an unknown path gets the app, which says so; everybody else gets JSON', async () => {
  const page = await app.request('/nowhere', { headers: BROWSER });
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('the app');
  for (const [path, init] of [
    ['/nowhere', {}],
    ['/nowhere', { method: 'POST', headers: BROWSER }],
    ['/api/nowhere', { headers: BROWSER }],
  ] as const) {
    const response = await app.request(path, init);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not-found' }]);
  }
});

describe('link previews', () => {
  const html = async (path: string, headers = {}) => (await app.request(path, { headers })).text();

  test('a page has a title, a description and a picture with whole addresses', async () => {
    const front = await html('/');
    expect(front).toContain('<meta property="og:title" content="Safehouse" />');
    expect(front).toContain('<meta property="og:image" content="http://localhost/preview.png" />');
    const rules = await html('/rules/agent-avenue');
    expect(rules).toContain('<title>Agent Avenue · Safehouse</title>');
    expect(rules).toContain('content="http://localhost/preview-agent-avenue.png"');
    expect(await html('/daily/kompromat/2026-11-15')).toContain('<title>Kompromat · Safehouse</title>');
    expect(await html('/rules/chess')).toContain('<title>Safehouse</title>');
  });

  test('it speaks the language of the browser, or the one chosen in the app', async () => {
    expect(await html('/', { 'accept-language': 'de-AT,de;q=0.9' })).toContain('Brettspiele');
    expect(await html('/', { 'accept-language': 'de', cookie: 'lang=sk' })).toContain('stolové hry');
  });

  async function createTable(visibility: 'public' | 'private', name: string): Promise<string> {
    const session = await api.createGuest(name);
    const { json } = await api.request('POST', '/api/matches', {
      token: session.token,
      body: { game: 'kompromat', seats: ['me', 'open'], visibility },
    });
    return json.id;
  }

  test('a public table says who waits for players, whatever their name', async () => {
    const id = await createTable('public', 'Ada <b> $& "q"');
    const page = await html(`/match/${id}`);
    expect(page).toContain('<title>Kompromat · Safehouse</title>');
    expect(page).toContain('At the table: Ada &#60;b&#62; $&#38; &#34;q&#34;. There’s a free seat');
  });

  test('a table that must be loaded or replayed for it is not shown to callers over the limit', async () => {
    const { token } = await api.createGuest('Ada');
    const body = { game: 'kompromat', seats: ['me', 'shared'], visibility: 'public', delay: 60 };
    const { id } = (await api.request('POST', '/api/matches', { token, body })).json;
    const titleFor = async (mayLoadMatch: () => boolean) => {
      const previews = { ...api.services, mayLoadMatch };
      return (await linkPreviewOf(previews, new Request(`http://localhost/match/${id}`))).title;
    };
    expect([await titleFor(() => true), await titleFor(() => false)]).toEqual(['Kompromat · Safehouse', 'Safehouse']);
  });

  test('a private table looks like one that does not exist', async () => {
    const id = await createTable('private', 'Secret Ada');
    const withoutUrl = (page: string) => page.replace(/<meta property="og:url".*/, '');
    const page = await html(`/match/${id}`);
    expect(withoutUrl(page)).toBe(withoutUrl(await html('/match/AAAAAAAAAAAAAAAAAAAAAA')));
    expect(page).not.toMatch(/Ada|Kompromat/);
  });
});
