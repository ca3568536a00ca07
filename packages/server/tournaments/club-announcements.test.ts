import { newId, type UserId } from '@safehouse/protocol';
import { TEST_SETTINGS } from '@safehouse/tournament/test-helpers';
import { expect, test } from 'vitest';
import { createTestServices } from '../lobby/test-helpers.ts';
import { createAccount, createNotifyHarness, MAIL_DELAY_MS, subjects, titles } from '../notify/test-helpers.ts';
import { clubTournamentsSince, openClubTournaments } from './club-announcements.ts';
import { Tournaments } from './tournaments.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Ann's club, of which Bob and Cleo are members; Dan is not. */
async function openClub() {
  const services = createTestServices();
  services.advanceTime(DAY_MS);
  const { store } = services;
  const harness = await createNotifyHarness(
    { openClubTournaments: (club, since) => openClubTournaments(store, tournaments.rooms, { club, since }) },
    services,
  );
  const { notifications } = harness;
  const config = { tournamentsPerUser: 99, maxTournaments: 999, rateLimits: false };
  const tournaments = new Tournaments({ ...services, config, isShared: false, notifications });
  const [ann, bob, cleo, dan] = [
    await createAccount(services, 'Ann'),
    await createAccount(services, 'Bob'),
    await createAccount(services, 'Cleo', 'de'),
    await createAccount(services, 'Dan'),
  ];
  const club = newId();
  const details = { name: 'Red Cats', nameKey: club, description: '', access: 'invitation', invitation: club } as const;
  await store.clubs.create({ id: club, ...details, createdAt: 0, founder: ann }, { perUser: 9, total: 9 });
  for (const user of [bob, cleo]) await store.clubs.join({ club, user, since: 1 }, 9);
  const create = async (name: string, parts = {}) => {
    const host = (await store.users.byId(ann))!;
    const startsAt = services.now() + 2 * DAY_MS;
    const settings = { ...TEST_SETTINGS, game: 'kompromat', name, access: 'club', club, startsAt, ...parts } as const;
    const id = await tournaments.create(host, settings);
    await notifications.whenQueued();
    if (typeof id !== 'string') throw new Error(id.message);
    return id;
  };
  /** Time goes by, and everything that is due is sent. */
  const wait = async (milliseconds: number) => {
    services.advanceTime(milliseconds);
    await harness.push.sweep();
    await harness.mail.sweep();
  };
  return { ...harness, tournaments, ann, bob, cleo, dan, club, create, wait };
}

test('members are told of a new tournament when it is announced, and how to turn that off; others are not', async () => {
  const club = await openClub();
  const id = await club.create('Friday');
  await club.wait(2 * MINUTE_MS);
  expect(club.pushed.map(({ to, message }) => [to, message.title, message.path]).toSorted()).toEqual([
    ['Bob', 'New tournament in the club “Red Cats”: “Friday”', `/tournament/${id}`],
    ['Cleo', 'Neues Turnier im Club „Red Cats“: „Friday“', `/tournament/${id}`],
  ]);
  expect(club.pushed.find(({ to }) => to === 'Bob')?.message.settings).toBe('Notification settings');
  await club.wait(MAIL_DELAY_MS);
  const mail = club.mailServer.mails.find(({ to }) => to === 'bob@example.org');
  expect(mail?.subject).toBe('New tournament in the club “Red Cats”: “Friday”');
  expect(mail?.text).toContain(`/tournament/${id}`);
  expect(mail?.text).toContain(
    'No more e-mails about new tournaments of my clubs: https://play.example.org/unsubscribe/',
  );
});

test('who has turned it off, has joined already, has left the club or has blocked the creator is not told', async () => {
  for (const prevent of [
    ({ notifications, bob }) =>
      notifications.change(bob, { switches: { 'club-tournament': { push: false, email: false } } }),
    ({ services, bob, club }) =>
      services.store.clubs.depart({ club, user: bob, type: 'left', at: services.now() }).then(() => undefined),
    ({ services, ann, bob }) => {
      const block = { user: bob, other: ann, kind: 'block', at: 1, note: '' } as const;
      return services.store.people.update({ remove: [], add: [block] });
    },
    async ({ services, tournaments, bob }, id) => {
      await tournaments.join(id, (await services.store.users.byId(bob))!, {});
    },
  ] satisfies readonly ((club: Awaited<ReturnType<typeof openClub>>, id: string) => Promise<void>)[]) {
    const club = await openClub();
    await prevent(club, await club.create('Friday'));
    await club.wait(2 * MINUTE_MS);
    await club.wait(MAIL_DELAY_MS);
    expect(club.pushed.map(({ to }) => to)).toEqual(['Cleo']);
    expect(club.mailServer.mails.map(({ to }) => to)).toEqual(['cleo@example.org']);
  }
});

test('several new tournaments are one message', async () => {
  const club = await openClub();
  for (const name of ['One', 'Two', 'Three']) await club.create(name);
  await club.wait(2 * MINUTE_MS);
  const [{ message }] = club.pushed.filter(({ to }) => to === 'Bob');
  expect(message).toMatchObject({ title: '3 new tournaments in the club “Red Cats”', path: `/club/${club.club}` });
  expect(club.pushed).toHaveLength(2);
});

test('who creates and cancels tournaments again and again causes no message', async () => {
  const club = await openClub();
  for (let i = 0; i < 30; i++) {
    const id = await club.create(`Spam ${i}`);
    await club.tournaments.cancel(id, club.ann);
    await club.wait(10 * MINUTE_MS);
  }
  expect([titles(club), subjects(club)]).toEqual([[], []]);
});

test('one club causes at most one message in six hours, and the next one tells of all that are open then', async () => {
  const club = await openClub();
  await club.create('First');
  await club.wait(2 * MINUTE_MS);
  await club.wait(MAIL_DELAY_MS);
  expect([titles(club).length, subjects(club).length]).toEqual([2, 2]);
  for (let i = 0; i < 20; i++) {
    const id = await club.create(`Later ${i}`);
    await club.wait(10 * MINUTE_MS);
    if (i > 1) await club.tournaments.cancel(id, club.ann);
  }
  expect([titles(club), subjects(club)]).toEqual([[], []]);
  await club.wait(6 * HOUR_MS);
  expect(titles(club).toSorted()).toEqual([
    '2 neue Turniere im Club „Red Cats“',
    '2 new tournaments in the club “Red Cats”',
  ]);
});

test('nothing is told of a tournament that has started meanwhile', async () => {
  const club = await openClub();
  const id = await club.create('Friday', { bots: { level: 'gentle', upTo: 4 } });
  const join = async (user: UserId) => club.tournaments.join(id, (await club.services.store.users.byId(user))!, {});
  await join(club.ann);
  await club.tournaments.start(id, club.ann);
  await club.notifications.whenQueued();
  await club.wait(2 * MINUTE_MS);
  expect(club.pushed.filter(({ to }) => to === 'Bob')).toEqual([]);
});

test('after a crash the new tournaments of the last minutes are found with whom to tell', async () => {
  const club = await openClub();
  const { services, tournaments, bob, cleo } = club;
  const before = services.now();
  await club.create('Friday');
  const since = (time: number) => clubTournamentsSince(services.store, tournaments.rooms, time);
  const [found, ...more] = await since(before);
  expect({ ...found, users: found.users.toSorted() }).toEqual({
    users: [bob, cleo].toSorted(),
    event: 'club-tournament',
    about: club.club,
    happenedAt: before,
    at: before,
  });
  expect([more, await since(before + 1)]).toEqual([[], []]);
});
