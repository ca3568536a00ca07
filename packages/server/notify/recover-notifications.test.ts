import { newId, newMatchId } from '@safehouse/protocol';
import { botChair, personChair } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { openTable } from '../lobby/test-helpers.ts';
import { recoverNotifications } from './recover-notifications.ts';
import { createAccount, createNotifyHarness, MAIL_DELAY_MS } from './test-helpers.ts';

const TOURNAMENT = 'friday';

/** As after a kill: the events are stored, but nothing is queued. */
async function afterCrash() {
  const harness = await createNotifyHarness();
  const { services, notifications } = harness;
  const ann = await createAccount(services, 'Ann');
  const match = await openTable(services, { id: newMatchId(), chairs: [personChair(ann), botChair()] });
  const startedAt = services.now();
  const startedSince = async (time: number) => (startedAt >= time ? [{ id: TOURNAMENT, startedAt, users: [ann] }] : []);
  const clubTournamentsSince = async () => [];
  const recover = () => recoverNotifications({ ...services, notifications, startedSince, clubTournamentsSince });
  const queued = async () =>
    (await services.store.notifications.queuedFor(ann)).map(({ event, channel, about }) => [event, channel, about]);
  return { ...harness, ann, match, recover, queued };
}

test('a turn and a start of the last minutes that nobody was told of are queued, once', async () => {
  const { match, recover, queued } = await afterCrash();
  await recover();
  await recover();
  expect((await queued()).toSorted()).toEqual([
    ['tournament-start', 'email', TOURNAMENT],
    ['tournament-start', 'push', TOURNAMENT],
    ['turn', 'email', match],
    ['turn', 'push', match],
  ]);
});

test('a friend request and invitations of the last minutes that nobody was told of are queued, once', async () => {
  const { services, ann, recover, queued, mail, mailServer } = await afterCrash();
  const { store, now } = services;
  const [bob, club, at] = [await createAccount(services, 'Bob'), newId(), now()];
  const details = {
    name: 'Red Cats',
    nameKey: club,
    description: '',
    access: 'invitation',
    invitation: newId(),
  } as const;
  await store.clubs.create({ id: club, ...details, createdAt: at, founder: bob }, { perUser: 9, total: 9 });
  const open = await openTable(services, { id: newMatchId(), chairs: [personChair(bob), { type: 'open' }] });
  await store.people.update({ remove: [], add: [{ user: bob, other: ann, kind: 'request', at, note: '' }] });
  await store.people.invite({ match: open, user: ann, author: bob, at });
  await store.clubInvitations.invite({ club, user: ann, author: bob, at });
  await recover();
  await recover();
  const byMail = (await queued()).filter(([event, channel]) => channel === 'email' && !/^t/.test(event));
  expect(byMail.toSorted()).toEqual([
    ['club-invitation', 'email', club],
    ['friend-request', 'email', bob],
    ['invitation', 'email', open],
  ]);
  services.advanceTime(MAIL_DELAY_MS);
  await mail.sweep();
  for (const text of ['Red Cats', 'Bob would like to be your friend', 'Bob invites you to play Kompromat'])
    expect(mailServer.mails[0].text).toContain(text);
});

test('what was told since is not told again', async () => {
  const { services, recover, push, pushed, queued } = await afterCrash();
  services.advanceTime(1000);
  await recover();
  await push.sweep();
  expect(pushed).toHaveLength(1);
  await recover();
  expect((await queued()).filter(([, channel]) => channel === 'push')).toEqual([]);
});

test('what is older is left alone', async () => {
  const { services, recover, queued } = await afterCrash();
  services.advanceTime(301_000);
  await recover();
  expect(await queued()).toEqual([]);
});
