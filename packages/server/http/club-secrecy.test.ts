import type { ClubView, TournamentSettings } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { openClubApi, type TestPerson } from '../clubs/test-helpers.ts';

const SECRET = 'Ravens of the North';

const TOURNAMENT: Partial<TournamentSettings> = {
  name: 'Secret evening',
  format: 'swiss',
  game: 'kompromat',
  clock: { type: 'realtime', base: 600, increment: 0, onTimeout: 'lose' },
  startsAt: Date.now() + 3_600_000,
  access: 'club',
};

async function openSecretClub() {
  const clubs = await openClubApi();
  const { api, as, found, viewOf, bringIn, ada, bob, cyd } = clubs;
  const id = await found(ada, { name: SECRET, description: 'nobody knows', access: 'invitation' });
  await bringIn(ada, id, bob);
  await as(ada, 'POST', `/${id}/posts`, { text: 'we meet at nine' });
  const body = { ...TOURNAMENT, club: id };
  const tournament = (await api.request('POST', '/api/tournaments', { token: ada.token, body })).json.id;
  const { invitation } = await viewOf(ada, id);
  const guest = await api.createGuest('Gus');
  const outsiders: readonly (TestPerson | null)[] = [cyd, { id: guest.user.id, token: guest.token }, null];
  return { ...clubs, id, tournament, invitation, outsiders };
}

test('a club by invitation looks to everybody else like one that is not there', async () => {
  const { api, as, id, tournament, outsiders } = await openSecretClub();
  const paths = (club: string) =>
    [
      ['GET', `/${club}`],
      ['GET', `/${club}?invitation=wrong`],
      ['GET', `/${club}/members`],
      ['GET', `/${club}/posts`],
      ['GET', `/${club}/tournaments`],
      ['GET', `/${club}/matches`],
      ['POST', `/${club}/join`, {}],
      ['POST', `/${club}/join`, { invitation: 'wrong' }],
      ['POST', `/${club}/leave`],
      ['POST', `/${club}/posts`, { text: 'hello' }],
      ['DELETE', `/${club}/posts/1`],
      ['PUT', `/${club}`, { name: 'Mine' }],
      ['POST', `/${club}/invitation`],
      ['DELETE', `/${club}`],
    ] as const;
  const missing = paths('A'.repeat(22));
  for (const person of outsiders)
    for (const [i, [method, path, body]] of paths(id).entries()) {
      const [there, absent] = [
        await as(person, method, path, body),
        await as(person, missing[i][0], missing[i][1], body),
      ];
      expect([path, there.status, there.json]).toEqual([path, absent.status, absent.json]);
    }
  for (const person of outsiders) {
    const options = person ? { token: person.token } : {};
    const lists = [await as(person, 'GET', ''), await as(person, 'GET', '?name=ravens')];
    lists.push(await api.request('GET', '/api/tournaments', options));
    expect(JSON.stringify(lists.map(({ json }) => json))).not.toMatch(/Ravens|Secret/);
    const shown = await api.request('GET', `/api/tournaments/${tournament}`, options);
    const none = await api.request('GET', `/api/tournaments/${'A'.repeat(22)}`, options);
    expect([shown.status, shown.json]).toEqual([none.status, none.json]);
  }
});

test('its invitation shows what it is, but not its board, members, tournaments or matches', async () => {
  const { as, id, invitation, outsiders, cyd } = await openSecretClub();
  for (const person of outsiders) {
    const { json } = await as(person, 'GET', `/${id}?invitation=${invitation}`);
    expect(json as unknown as ClubView).toMatchObject({ name: SECRET, canRead: false, invitation: null, role: null });
    for (const part of ['members', 'posts', 'tournaments', 'matches'])
      expect((await as(person, 'GET', `/${id}/${part}?invitation=${invitation}`)).status).toBe(404);
  }
  expect((await as(cyd, 'POST', `/${id}/join`, { invitation })).status).toBe(200);
  expect((await as(cyd, 'GET', `/${id}/posts`)).json).toMatchObject({ posts: [{ text: 'we meet at nine' }] });
});

test('a renewed invitation ends the old one; who was removed finds nothing any more', async () => {
  const { as, viewOf, id, invitation, ada, bob, cyd } = await openSecretClub();
  expect((await as(bob, 'POST', `/${id}/invitation`)).status).toBe(403);
  await as(ada, 'POST', `/${id}/invitation`);
  expect((await as(cyd, 'POST', `/${id}/join`, { invitation })).status).toBe(404);
  const renewed = (await viewOf(ada, id)).invitation;
  await as(ada, 'DELETE', `/${id}/members/${bob.id}`);
  for (const path of [`/${id}`, `/${id}?invitation=${renewed}`, `/${id}/posts`])
    expect((await as(bob, 'GET', path)).status).toBe(404);
  expect((await as(cyd, 'POST', `/${id}/join`, { invitation: renewed })).status).toBe(200);
});
