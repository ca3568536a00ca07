import type { ClubListView, ClubMembersView } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { openClubApi } from '../clubs/test-helpers.ts';

const CLUB = { name: 'Red Cats', description: 'Every Friday' };

test('a club is founded, found in the list and by a part of its name, and joined', async () => {
  const { as, found, viewOf, ada, bob } = await openClubApi();
  const id = await found(ada, CLUB);
  const list = (await as(bob, 'GET', '?name=RED')).json as unknown as ClubListView;
  expect(list).toMatchObject({ own: [], open: [{ id, name: 'Red Cats', memberCount: 1, role: null }] });
  expect((await as(bob, 'GET', '?name=blue')).json).toEqual({ own: [], open: [] });
  expect((await as(bob, 'POST', `/${id}/join`, {})).status).toBe(200);
  expect((await as(bob, 'POST', `/${id}/join`, {})).status).toBe(200);
  expect(await viewOf(bob, id)).toMatchObject({
    memberCount: 2,
    role: 'member',
    canRead: true,
    invitation: null,
    founder: { name: 'Ada' },
  });
  expect((await as(bob, 'GET', '')).json).toMatchObject({ own: [{ id, role: 'member' }], open: [] });
  const { members } = (await as(null, 'GET', `/${id}/members`)).json as unknown as ClubMembersView;
  expect(members.map(({ name, role }) => [name, role])).toEqual([
    ['Ada', 'founder'],
    ['Bob', 'member'],
  ]);
});

test('the same request founds one club; names differ by more than their case, and look different', async () => {
  const { as, ada, bob } = await openClubApi();
  const requests = await Promise.all([1, 2].map(() => as(ada, 'POST', '', { ...CLUB, key: 'k' })));
  expect(requests.map(({ status }) => status)).toEqual([201, 201]);
  expect(requests[0].json.id).toBe(requests[1].json.id);
  for (const name of [' RED  cats ', 'Rеd Cats', 'Red Cɑts'])
    expect((await as(bob, 'POST', '', { ...CLUB, key: 'k', name })).json).toMatchObject({ code: 'name-taken' });
});

test('limits are those of the host; admins have none', async () => {
  const { api, account, as, ada } = await openClubApi({ RATE_LIMITS: 'on', CLUBS_PER_USER: '1', MAX_CLUBS: '2' });
  const admin = await account('Root', { setupCode: api.setupCode });
  expect((await as(ada, 'POST', '', { name: 'One' })).status).toBe(201);
  expect((await as(ada, 'POST', '', { name: 'Two' })).json).toMatchObject({ code: 'too-many-clubs' });
  for (const name of ['Two', 'Three']) expect((await as(admin, 'POST', '', { name })).status).toBe(201);
  const none = await openClubApi({ RATE_LIMITS: 'on', CLUBS_PER_USER: '0' });
  expect((await none.as(none.ada, 'POST', '', { name: 'One' })).json).toMatchObject({ code: 'forbidden' });
});

test('bad input is refused with its code', async () => {
  const { api, as, found, ada, bob } = await openClubApi();
  const id = await found(ada, CLUB);
  const guest = await api.createGuest('Gus');
  const gus = { id: guest.user.id, token: guest.token };
  const cases = [
    [null, 'POST', '', { name: 'X' }, 'not-signed-in'],
    [gus, 'POST', '', { name: 'X' }, 'forbidden'],
    [gus, 'POST', `/${id}/join`, {}, 'forbidden'],
    [ada, 'POST', '', { name: ' ' }, 'bad-request'],
    [ada, 'POST', '', { name: 'x'.repeat(41) }, 'bad-request'],
    [ada, 'POST', '', { name: 'a\u202eb' }, 'bad-request'],
    [ada, 'POST', '', { name: 'X', description: 'x'.repeat(501) }, 'bad-request'],
    [ada, 'POST', '', { name: 'X', access: 'closed' }, 'bad-request'],
    [ada, 'POST', '', { name: 'X', more: 1 }, 'bad-request'],
    [ada, 'PUT', `/${id}`, { access: 1 }, 'bad-request'],
    [ada, 'PUT', `/${id}/members/${bob.id}`, { role: 'king' }, 'bad-request'],
    [ada, 'PUT', `/${id}/members/${bob.id}`, { role: 'member' }, 'not-found'],
    [ada, 'PUT', `/${id}/members/x`, { role: 'member' }, 'not-found'],
    [ada, 'DELETE', `/${id}/members/${ada.id}`, undefined, 'forbidden'],
    [ada, 'POST', `/${id}/posts`, { text: ' \n ' }, 'bad-request'],
    [ada, 'POST', `/${id}/posts`, { text: 'x'.repeat(1001) }, 'bad-request'],
    [ada, 'DELETE', `/${id}/posts/0`, undefined, 'not-found'],
    [ada, 'DELETE', `/${id}/posts/7`, undefined, 'not-found'],
    [ada, 'GET', `/${id}/posts?before=x`, undefined, 'bad-request'],
    [ada, 'GET', '/nothing', undefined, 'not-found'],
    [bob, 'POST', `/${id}/leave`, undefined, 'not-found'],
    [bob, 'POST', `/${id}/posts`, { text: 'hi' }, 'forbidden'],
    [bob, 'PUT', `/${id}`, { name: 'Mine' }, 'forbidden'],
    [bob, 'DELETE', `/${id}`, undefined, 'forbidden'],
  ] as const;
  for (const [person, method, path, body, code] of cases)
    expect([method, path, (await as(person, method, path, body)).json]).toMatchObject([method, path, { code }]);
});

test('what members, organisers and the founder may do', async () => {
  const { as, found, viewOf, bringIn, ada, bob, cyd } = await openClubApi();
  const id = await found(ada, CLUB);
  await bringIn(ada, id, bob, cyd);
  const codeOf = async (...request: Parameters<typeof as>) => (await as(...request)).json;
  const path = (member: { readonly id: string }) => `/${id}/members/${member.id}`;
  expect(await codeOf(bob, 'DELETE', path(cyd))).toMatchObject({ code: 'forbidden' });
  expect(await codeOf(ada, 'PUT', path(bob), { role: 'organiser' })).toEqual({});
  expect(await codeOf(bob, 'PUT', path(cyd), { role: 'organiser' })).toMatchObject({ code: 'forbidden' });
  expect(await codeOf(bob, 'PUT', `/${id}`, { description: 'Tuesdays' })).toEqual({});
  expect(await codeOf(bob, 'DELETE', path(ada))).toMatchObject({ code: 'forbidden' });
  expect(await codeOf(bob, 'DELETE', path(cyd))).toEqual({});
  expect(await codeOf(cyd, 'POST', `/${id}/join`, {})).toMatchObject({ code: 'forbidden' });
  expect((await as(bob, 'GET', `/${id}/members`)).json).toMatchObject({ removed: [{ name: 'Cyd' }] });
  expect((await as(cyd, 'GET', `/${id}/members`)).json).toMatchObject({ removed: [] });
  expect(await codeOf(bob, 'DELETE', `/${id}/removed/${cyd.id}`)).toEqual({});
  expect(await codeOf(cyd, 'POST', `/${id}/join`, {})).toEqual({});
  expect(await codeOf(ada, 'PUT', path(bob), { role: 'founder' })).toEqual({});
  expect(await viewOf(ada, id)).toMatchObject({ role: 'organiser', founder: { name: 'Bob' }, description: 'Tuesdays' });
  expect(await codeOf(ada, 'DELETE', `/${id}`)).toMatchObject({ code: 'forbidden' });
  expect(await codeOf(bob, 'DELETE', `/${id}`)).toEqual({});
  expect(await codeOf(ada, 'GET', `/${id}`)).toMatchObject({ code: 'not-found' });
});

test('deleting an account leaves clubs in good hands, and the export has all of it', async () => {
  const { api, as, found, viewOf, bringIn, ada, bob } = await openClubApi();
  const [kept, gone] = [await found(ada, CLUB), await found(ada, { name: 'Alone' })];
  await bringIn(ada, kept, bob);
  await as(ada, 'POST', `/${kept}/posts`, { text: 'Hello' });
  const exported = (await api.request('GET', '/api/me/export', { token: ada.token })).json;
  expect(exported).toMatchObject({
    // In any order: both may have been founded in the same millisecond.
    clubs: expect.arrayContaining([
      expect.objectContaining({ club: kept, name: 'Red Cats', role: 'founder' }),
      expect.objectContaining({ club: gone, name: 'Alone', role: 'founder' }),
    ]),
    removedFromClubs: [],
    clubPosts: [{ club: kept, n: 1, text: 'Hello' }],
  });
  await api.request('DELETE', '/api/me', { token: ada.token, body: { passphrase: 'a long passphrase' } });
  expect(await viewOf(bob, kept)).toMatchObject({ role: 'founder', memberCount: 1 });
  expect((await as(bob, 'GET', `/${gone}`)).json).toMatchObject({ code: 'not-found' });
  expect((await as(bob, 'GET', `/${kept}/posts`)).json).toEqual({ posts: [], hasMore: false });
});

test('who is banned is in no club', async () => {
  const { api, account, found, viewOf, bringIn, ada, bob } = await openClubApi();
  const admin = await account('Root', { setupCode: api.setupCode });
  const id = await found(ada, CLUB);
  await bringIn(ada, id, bob);
  await api.request('POST', `/api/admin/users/${ada.id}/ban`, { token: admin.token });
  expect(await viewOf(bob, id)).toMatchObject({ role: 'founder', memberCount: 1 });
});
