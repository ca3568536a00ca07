import { newId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { createAccount, createNotifyHarness, MAIL_DELAY_MS } from './test-helpers.ts';

/** Ann founds a club and invites Bob, who is away. */
async function inviteToClub() {
  const harness = await createNotifyHarness();
  const { services, notifications } = harness;
  const [ann, bob] = [await createAccount(services, 'Ann'), await createAccount(services, 'Bob')];
  const club = newId();
  await services.store.clubs.create(
    {
      ...{ id: club, name: 'Red Cats', nameKey: club, description: '', access: 'invitation', invitation: newId() },
      ...{ createdAt: 0, founder: ann },
    },
    { perUser: 9, total: 9 },
  );
  await services.store.clubInvitations.invite({ club, user: bob, author: ann, at: services.now() });
  notifications.notify({ users: [bob], event: 'club-invitation', about: club });
  await notifications.whenQueued();
  const mails = async () => {
    services.advanceTime(MAIL_DELAY_MS);
    await harness.mail.sweep();
    return harness.mailServer.mails;
  };
  return { services, club, ann, bob, mails };
}

test('an invitation to a club is mailed with the way there, and how to turn such mails off', async () => {
  const { club, mails } = await inviteToClub();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'bob@example.org', subject: 'Ann invites you to the club “Red Cats”' });
  expect(mail.text).toContain(`/club/${club}`);
  expect(mail.text).toContain('No more e-mails about invitations to clubs');
});

test('nothing is told of an invitation that was declined, whose author has left, or with a block between both', async () => {
  const declined = await inviteToClub();
  await declined.services.store.clubInvitations.remove(declined.club, declined.bob);
  expect(await declined.mails()).toEqual([]);
  const left = await inviteToClub();
  await left.services.store.clubs.join({ club: left.club, user: left.bob, since: 1 }, 9);
  await left.services.store.clubs.depart({ club: left.club, user: left.ann, type: 'left', at: 2 });
  expect(await left.mails()).toEqual([]);
  const blocked = await inviteToClub();
  const block = { user: blocked.bob, other: blocked.ann, kind: 'block', at: 0, note: '' } as const;
  await blocked.services.store.people.update({ remove: [], add: [block] });
  expect(await blocked.mails()).toEqual([]);
});
