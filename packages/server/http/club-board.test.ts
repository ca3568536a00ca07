import type { ClubBoardView, ReportView } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { openClubApi, type TestPerson } from '../clubs/test-helpers.ts';
import { TestClient } from '../socket/test-client.ts';

async function openBoard() {
  const clubs = await openClubApi();
  const { as, found, bringIn, ada, bob } = clubs;
  const id = await found(ada, { name: 'Red Cats', access: 'invitation' });
  await bringIn(ada, id, bob);
  const post = (person: TestPerson, text: string, key?: string) =>
    as(person, 'POST', `/${id}/posts`, { text, ...(key !== undefined && { key }) });
  const boardOf = async (person: TestPerson, query = '') =>
    (await as(person, 'GET', `/${id}/posts${query}`)).json as unknown as ClubBoardView;
  return { ...clubs, id, post, boardOf };
}

test('members write, the latest first; the same request is one post', async () => {
  const { post, boardOf, ada, bob } = await openBoard();
  expect((await post(ada, 'One\r\n\n\n\ntwo ', 'k')).json).toEqual({ n: 1 });
  expect((await post(ada, 'again', 'k')).json).toEqual({ n: 1 });
  await post(bob, 'Hi');
  expect((await boardOf(bob)).posts).toMatchObject([
    { n: 2, author: { name: 'Bob' }, text: 'Hi', canDelete: true },
    { n: 1, author: { name: 'Ada' }, text: 'One\n\ntwo', canDelete: false },
  ]);
});

test('long boards come in pages', async () => {
  const { post, boardOf, ada } = await openBoard();
  for (let i = 1; i <= 35; i++) await post(ada, `post ${i}`);
  const first = await boardOf(ada);
  expect([first.posts.length, first.hasMore, first.posts.at(-1)?.n]).toEqual([30, true, 6]);
  const second = await boardOf(ada, '?before=6');
  expect([second.posts.length, second.hasMore]).toEqual([5, false]);
});

test('everybody deletes their own posts, organisers those of all', async () => {
  const { as, id, post, boardOf, ada, bob } = await openBoard();
  for (const person of [ada, bob, bob]) await post(person, 'text');
  const remove = async (person: TestPerson, n: number) => (await as(person, 'DELETE', `/${id}/posts/${n}`)).json;
  expect(await remove(bob, 1)).toMatchObject({ code: 'forbidden' });
  expect(await remove(bob, 2)).toEqual({});
  expect(await remove(ada, 3)).toEqual({});
  expect((await boardOf(ada)).posts.map(({ n }) => n)).toEqual([1]);
});

test('posts of somebody who is blocked are not shown to whoever blocked them', async () => {
  const { api, post, boardOf, ada, bob } = await openBoard();
  await post(ada, 'from Ada');
  await post(bob, 'from Bob');
  await api.request('PUT', `/api/me/people/${bob.id}`, { token: ada.token, body: { block: true } });
  expect((await boardOf(ada)).posts.map(({ text }) => text)).toEqual(['from Ada']);
  expect((await boardOf(bob)).posts).toHaveLength(2);
});

test('a post is reported with its words, an admin hides it, and a mute holds here, too', async () => {
  const { api, account, id, post, boardOf, ada, bob, cyd } = await openBoard();
  const admin = await account('Root', { setupCode: api.setupCode });
  const asAdmin = (method: string, path: string, body?: object) =>
    api.request(method, `/api/admin${path}`, { token: admin.token, ...(body && { body }) });
  await post(bob, 'an insult');
  const report = (person: TestPerson, parts: object = {}) =>
    api.request('POST', '/api/reports', {
      token: person.token,
      body: { about: bob.id, club: id, post: 1, reason: 'insults', ...parts },
    });
  expect((await report(ada)).status).toBe(201);
  // A non-member learns nothing: neither that the post nor that the club exists.
  for (const parts of [{}, { post: undefined }]) expect((await report(cyd, parts)).status).toBe(404);
  expect((await report(ada, { post: 2 })).status).toBe(404);
  expect((await report(ada, { about: ada.id })).status).toBe(404);
  const { reports } = (await asAdmin('GET', '/reports')).json as unknown as { readonly reports: ReportView[] };
  expect(reports).toMatchObject([{ club: id, clubName: 'Red Cats', post: 1, said: 'an insult', match: null }]);
  expect((await asAdmin('DELETE', `/clubs/${id}/posts/1`)).status).toBe(200);
  expect((await asAdmin('DELETE', `/clubs/${id}/posts/9`)).status).toBe(404);
  expect((await boardOf(bob)).posts).toEqual([]);
  await asAdmin('PUT', `/users/${bob.id}/mute`, { minutes: 5 });
  expect((await post(bob, 'more')).json).toMatchObject({ code: 'muted' });
});

test('admins rename and close clubs, others do not', async () => {
  const { api, account, as, id, ada } = await openBoard();
  const admin = await account('Root', { setupCode: api.setupCode });
  const request = (token: string, method: string, path: string, body?: object) =>
    api.request(method, `/api/admin/clubs/${id}${path}`, { token, ...(body && { body }) });
  for (const [method, path, body] of [
    ['PUT', '/name', { name: 'Other' }],
    ['DELETE', '/posts/1', undefined],
    ['DELETE', '', undefined],
  ] as const)
    expect((await request(ada.token, method, path, body)).status).toBe(403);
  expect((await request(admin.token, 'PUT', '/name', { name: 'Nice Cats' })).json).toEqual({ name: 'Nice Cats' });
  expect((await as(ada, 'GET', `/${id}`)).json).toMatchObject({ name: 'Nice Cats' });
  expect((await request(admin.token, 'DELETE', '')).status).toBe(200);
  expect((await request(admin.token, 'DELETE', '')).status).toBe(404);
  expect((await as(ada, 'GET', `/${id}`)).status).toBe(404);
  const { actions } = (await api.request('GET', '/api/admin/actions', { token: admin.token })).json as unknown as {
    readonly actions: readonly { readonly action: string; readonly detail: string }[];
  };
  expect(actions.map(({ action, detail }) => [action, detail])).toEqual([
    ['close-club', 'Nice Cats'],
    ['rename-club', 'Red Cats → Nice Cats'],
  ]);
});

test('who looks at a club is told when something changes, and nobody else', async () => {
  const { api, as, id, post, ada, bob, cyd } = await openBoard();
  const client = async ({ token }: TestPerson) => {
    const opened = new TestClient().connect(api.services.hub, null).hello({ token });
    await expect.poll(() => opened.received.length).toBe(1);
    opened.sendToServer({ type: 'club', on: 1, club: id });
    return opened;
  };
  const told = (one: TestClient) => one.received.filter(({ type }) => type === 'club').length;
  const [stranger, member] = [await client(cyd), await client(bob)];
  const expectTold = async (times: number) => {
    api.services.hub.tick();
    await expect.poll(() => told(member), { timeout: 10_000 }).toBe(times);
  };
  await expectTold(1);
  await post(ada, 'news');
  await expectTold(2);
  // The last message tells the removed member that they can no longer read the club.
  await as(ada, 'DELETE', `/${id}/members/${bob.id}`);
  await expectTold(3);
  await post(ada, 'secret');
  const last = await client(ada);
  await expect.poll(() => told(last), { timeout: 10_000 }).toBe(1);
  await post(ada, 'more');
  api.services.hub.tick();
  await expect.poll(() => told(last), { timeout: 10_000 }).toBe(2);
  expect([told(member), told(stranger)]).toEqual([3, 0]);
});
