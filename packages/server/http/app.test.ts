import { refusal } from '@safehouse/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BrokenMatchError } from '../match/rooms.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { createApp } from './app.ts';
import { forAdmin, forAnybody, forUser, type Reply } from './route.ts';
import { createTestApi, type TestApi } from './test-helpers.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ token } = await api.createGuest('Ann'));
});
afterAll(() => api.close());
afterEach(() => {
  (api.logged as string[]).length = 0;
});

/** An app whose routes all run this. */
function appWithRoute(run: () => Promise<Reply>) {
  const route = { method: 'post', path: '/x', summary: '', body: null, run } as const;
  return createApp(api.services, [
    forAnybody(route),
    forUser({ ...route, path: '/user' }),
    forAdmin({ ...route, path: '/admin' }),
  ]);
}

const okApp = {
  request: (...args: Parameters<ReturnType<typeof appWithRoute>['request']>) =>
    appWithRoute(async () => ({ json: { done: true } })).request(...args),
};
const post = { method: 'POST' };
const bearerPost = () => ({ method: 'POST', headers: { authorization: `Bearer ${token}` } });

test('a response is JSON that is not cached', async () => {
  const response = await okApp.request('/x', post);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ done: true });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('routes are open to anybody, users or admins', async () => {
  expect((await okApp.request('/user', post)).status).toBe(401);
  expect((await okApp.request('/user', bearerPost())).status).toBe(200);
  expect((await okApp.request('/admin', post)).status).toBe(401);
  expect((await okApp.request('/admin', bearerPost())).status).toBe(403);
});

test('a body that is too large ends the connection, other refusals do not', async () => {
  const send = (name: string) => api.request('POST', '/api/guest', { body: { name } });
  const [tooLarge, invalid] = [await send('x'.repeat(20_000)), await send('')];
  expect([tooLarge.status, tooLarge.headers.get('connection')]).toEqual([413, 'close']);
  expect([invalid.status, invalid.headers.get('connection')]).toEqual([400, null]);
});

test('U+0000 in paths and queries is refused', async () => {
  const route = { method: 'get', path: '/at/:place', summary: '', body: null } as const;
  const app = createApp(api.services, [forAnybody({ ...route, run: async () => ({ json: {} }) })]);
  const statuses = ['/at/a%00b', '/at/a?x=%00', '/at/a?x=0'].map(async (path) => (await app.request(path)).status);
  expect(await Promise.all(statuses)).toEqual([404, 400, 200]);
});

test.each(['/nowhere', '/x/', '//x', '/X', '/%00', '/..%2fx', '/x%'])('there is nothing at %s', async (path) => {
  const response = await okApp.request(path, post);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'not-found', message: expect.any(String) });
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET'])('%s gets 405 where only POST is known', async (method) => {
  const response = await okApp.request('/x', { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('a cookie counts only from a page of this server', async () => {
  const cookie = `safehouse_session=${token}`;
  const from = (headers: { readonly [name: string]: string }) =>
    okApp.request('http://house.localhost/user', {
      method: 'POST',
      headers: { cookie, host: 'house.localhost', ...headers },
    });
  expect((await from({})).status).toBe(200);
  expect((await from({ origin: 'http://house.localhost' })).status).toBe(200);
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const response = await from(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'wrong-origin' });
  }
});

test('a name that is not this server’s is refused at every path', async () => {
  for (const path of ['/x', '/user', '/nowhere']) {
    const response = await okApp.request(path, { ...post, headers: { host: 'evil.example' } });
    expect(response.status).toBe(421);
    expect(await response.json()).toMatchObject({ code: 'wrong-host' });
  }
  expect((await okApp.request('/x', { ...post, headers: { host: '127.0.0.1:8080' } })).status).toBe(200);
});

test('a refusal keeps its code and gets its status', async () => {
  const response = await appWithRoute(async () => ({ refusal: refusal('stale', 'too late') })).request('/x', post);
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ code: 'stale', message: 'too late' });
});

test('the details of an error go to the log only', async () => {
  const failing = appWithRoute(async () => {
    throw new Error('secret at line 7');
  });
  const response = await failing.request('/x', post);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('{"code":"broken","message":"something went wrong on the server"}');
  expect(api.logged.join()).toContain('secret at line 7');
});

test('a broken match is reported as such', async () => {
  const failing = appWithRoute(async () => {
    throw new BrokenMatchError('entry 3');
  });
  const response = await failing.request('/x', post);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 'broken', message: expect.stringContaining('match') });
});

test('a failed write gets 503', async () => {
  const failing = appWithRoute(async () => {
    throw new NotStoredError('disk full');
  });
  const response = await failing.request('/x', post);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'not-stored' });
});

test('too many requests are refused', async () => {
  const busy = await createTestApi({ RATE_LIMITS: 'on' });
  const responses = await Promise.all(Array.from({ length: 250 }, () => busy.request('GET', '/healthz')));
  await busy.close();
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0].json).toMatchObject({ code: 'too-many-requests' });
});
