import type { ClubInvitationView, UserId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { openClubApi, type TestPerson } from '../clubs/test-helpers.ts';

const SECRET_CLUB = { name: 'Red Cats', access: 'invitation' };

async function openInvitationApi() {
  const parts = await openClubApi();
  const { api, as, found, ada } = parts;
  const id = await found(ada, SECRET_CLUB);
  const invite = (from: TestPerson, to: Pick<TestPerson, 'id'>) =>
    as(from, 'POST', `/${id}/invitations`, { to: to.id });
  const invitationsOf = async ({ token }: TestPerson) => {
    const { json } = await api.request('GET', '/api/matches', { token });
    return (json as unknown as { readonly clubInvitations: readonly ClubInvitationView[] }).clubInvitations;
  };
  /** Adds a device for the user, so that notifications are queued. */
  const queuedFor = async ({ id: user }: TestPerson) => {
    const { store, notifications } = api.services;
    await notifications.whenQueued();
    return (await store.notifications.queuedFor(user as UserId)).map(({ event, about }) => [event, about]);
  };
  const addDevice = ({ id: user }: TestPerson) =>
    api.services.store.push.subscribe(
      user as UserId,
      { endpoint: `https://push.example/${user}`, keys: { p256dh: 'key', auth: 'auth' } },
      0,
      5,
    );
  return { ...parts, id, invite, invitationsOf, queuedFor, addDevice };
}

test('the invited sees club and invitation, is told, and joins without a link', async () => {
  const { id, as, ada, bob, cyd, invite, invitationsOf, queuedFor, addDevice } = await openInvitationApi();
  await addDevice(bob);
  expect((await as(bob, 'GET', `/${id}`)).status).toBe(404);
  expect((await invite(ada, bob)).status).toBe(201);
  expect(await queuedFor(bob)).toEqual([['club-invitation', id]]);
  expect(await invitationsOf(bob)).toEqual([{ club: { id, name: 'Red Cats' }, from: { id: ada.id, name: 'Ada' } }]);
  expect((await as(bob, 'GET', `/${id}`)).json).toMatchObject({ canJoin: true, canRead: false, invitation: null });
  expect((await as(bob, 'POST', `/${id}/join`, {})).status).toBe(200);
  expect(await invitationsOf(bob)).toEqual([]);
  // Nobody else has learned of it.
  expect(await invitationsOf(cyd)).toEqual([]);
  expect((await as(cyd, 'POST', `/${id}/join`, {})).status).toBe(404);
});

test('whoever declines cannot join any more', async () => {
  const { id, as, ada, bob, invite, invitationsOf } = await openInvitationApi();
  await invite(ada, bob);
  expect((await as(bob, 'DELETE', `/${id}/invitations`)).status).toBe(200);
  expect(await invitationsOf(bob)).toEqual([]);
  expect((await as(bob, 'POST', `/${id}/join`, {})).status).toBe(404);
});

test('only organisers invite, only accounts that are not members and not blocked', async () => {
  const { id, api, as, ada, bob, cyd, invite, bringIn } = await openInvitationApi();
  const guest = (await api.createGuest('Gus')).user;
  expect((await invite(bob, cyd)).status).toBe(404);
  expect((await invite(ada, guest)).json).toMatchObject({ code: 'not-found' });
  await bringIn(ada, id, bob);
  expect((await invite(bob, cyd)).json).toMatchObject({ code: 'forbidden' });
  expect((await invite(ada, bob)).json).toMatchObject({ code: 'forbidden' });
  await api.request('PUT', `/api/me/people/${ada.id}`, { token: cyd.token, body: { block: true } });
  expect((await invite(ada, cyd)).json).toMatchObject({ code: 'forbidden' });
  await as(ada, 'DELETE', `/${id}/members/${bob.id}`);
  expect((await invite(ada, bob)).json).toMatchObject({ code: 'forbidden' });
});

test('a block after the invitation hides it', async () => {
  const { api, ada, bob, invite, invitationsOf } = await openInvitationApi();
  await invite(ada, bob);
  await api.request('PUT', `/api/me/people/${ada.id}`, { token: bob.token, body: { block: true } });
  expect(await invitationsOf(bob)).toEqual([]);
});

test('an invitation of one who has left the club is none', async () => {
  const { id, as, ada, bob, cyd, invite, invitationsOf, bringIn } = await openInvitationApi();
  await bringIn(ada, id, cyd);
  await invite(ada, bob);
  await as(ada, 'POST', `/${id}/leave`);
  expect(await invitationsOf(bob)).toEqual([]);
  expect((await as(bob, 'POST', `/${id}/join`, {})).status).toBe(404);
});

test('invitations that are not shown take no places from others', async () => {
  const { api, as, found, ada, bob, cyd, invite, invitationsOf } = await openInvitationApi();
  for (let i = 0; i < 20; i++) {
    const club = await found(cyd, { name: `Grey Cats ${i}`, access: 'invitation' });
    expect((await as(cyd, 'POST', `/${club}/invitations`, { to: bob.id })).status).toBe(201);
  }
  expect((await invite(ada, bob)).json).toMatchObject({ code: 'too-many-people' });
  await api.request('PUT', `/api/me/people/${cyd.id}`, { token: bob.token, body: { block: true } });
  expect(await invitationsOf(bob)).toEqual([]);
  expect((await invite(ada, bob)).status).toBe(201);
  expect(await invitationsOf(bob)).toMatchObject([{ from: { name: 'Ada' } }]);
});

test('notifications of invitations to clubs can be turned off', async () => {
  const { api, ada, bob, invite, queuedFor, addDevice } = await openInvitationApi();
  await addDevice(bob);
  const body = { switches: { 'club-invitation': { push: false } } };
  const changed = await api.request('PUT', '/api/me/notifications', { token: bob.token, body });
  expect(changed.json).toMatchObject({ switches: { 'club-invitation': { push: false, email: true } } });
  await invite(ada, bob);
  expect(await queuedFor(bob)).toEqual([]);
});
