import { newMatchId, type UserId } from '@safehouse/protocol';
import { botChair, personChair } from '@safehouse/table/test-helpers';
import { MailServer } from '@safehouse/trials';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTable, playRandomMove, resignSeat } from '../lobby/test-helpers.ts';
import { type Channel, CLAIM_MS } from './delivery.ts';
import { DAY_MS, DELIVERY_RULES } from './delivery-rules.ts';
import { createAccount, createNotifyHarness, LINKS, MAIL_DELAY_MS } from './test-helpers.ts';

const { email: MAIL, push: PUSH } = DELIVERY_RULES;

type Harness = Awaited<ReturnType<typeof createNotifyHarness>>;

/** Running matches where it is this user's turn, against a bot that never moves. */
async function openTurns({ services, notifications }: Harness, user: UserId, count = 1): Promise<string[]> {
  const matches = [];
  for (let i = 0; i < count; i++) {
    const match = await openTable(services, { id: newMatchId(), chairs: [personChair(user), botChair()] });
    notifications.notify({ users: [user], event: 'turn', about: match });
    matches.push(match);
  }
  await notifications.whenQueued();
  return matches;
}

async function askForFriendship({ services, notifications }: Harness, from: UserId, to: UserId): Promise<void> {
  const relation = { user: from, other: to, kind: 'request', at: services.now(), note: '' } as const;
  await services.store.people.update({ remove: [], add: [relation] });
  notifications.notify({ users: [to], event: 'friend-request', about: from });
  await notifications.whenQueued();
}

const subjects = ({ mailServer }: Harness) => mailServer.mails.splice(0).map(({ subject }) => subject);
const titles = ({ pushed }: Harness) => pushed.splice(0).map(({ message }) => message.title);

describe('e-mail', () => {
  test('waits a while, and tells of several turns at once', async () => {
    const harness = await createNotifyHarness();
    const ann = await createAccount(harness.services, 'Ann');
    await openTurns(harness, ann, 3);
    await harness.mail.sweep();
    expect(subjects(harness)).toEqual([]);
    harness.services.advanceTime(MAIL_DELAY_MS);
    await harness.mail.sweep();
    expect(harness.mailServer.mails).toMatchObject([{ to: 'ann@example.org', subject: 'Your move in 3 matches' }]);
    expect(harness.mailServer.mails[0].text.match(/\/match\//g)).toHaveLength(3);
    await harness.mail.sweep();
    expect(harness.mailServer.mails).toHaveLength(1);
  });

  test('says nothing of what has been settled meanwhile', async () => {
    const harness = await createNotifyHarness();
    const [ann, bob] = [await createAccount(harness.services, 'Ann'), await createAccount(harness.services, 'Bob')];
    const [match] = await openTurns(harness, ann);
    await askForFriendship(harness, bob, ann);
    await resignSeat(harness.services, match as never, 0);
    harness.services.advanceTime(MAIL_DELAY_MS);
    await harness.mail.sweep();
    expect(subjects(harness)).toEqual(['Bob would like to be your friend']);
  });

  test('keeps a distance, and a limit for the day', async () => {
    const harness = await createNotifyHarness();
    const { services } = harness;
    const ann = await createAccount(services, 'Ann');
    services.advanceTime(DAY_MS - (services.now() % DAY_MS));
    let sent = 0;
    for (let hour = 0; hour < 20; hour++) {
      await openTurns(harness, ann);
      services.advanceTime(MAIL.gapMs / 2);
      await harness.mail.sweep();
      services.advanceTime(MAIL.gapMs / 2);
      await harness.mail.sweep();
      sent += subjects(harness).length;
    }
    expect(sent).toBe(MAIL.perDay);
    services.advanceTime(DAY_MS - (services.now() % DAY_MS));
    await harness.mail.sweep();
    expect(subjects(harness)).toEqual([expect.stringMatching(/^Your move in \d\d matches$/)]);
  });

  test('waits for users who are online to leave', async () => {
    const harness = await createNotifyHarness();
    const ann = await createAccount(harness.services, 'Ann');
    harness.online.add(ann);
    await openTurns(harness, ann);
    harness.services.advanceTime(MAIL_DELAY_MS);
    await harness.mail.sweep();
    await harness.push.sweep();
    harness.online.delete(ann);
    await harness.mail.sweep();
    expect([subjects(harness), titles(harness)]).toEqual([[], []]);
    harness.services.advanceTime(MAIL.onlineMs);
    await harness.mail.sweep();
    await harness.push.sweep();
    expect([subjects(harness), titles(harness)]).toEqual([['Your move in Kompromat'], ['Your move in Kompromat']]);
  });

  test('that is not wanted is not sent, also if it was queued before', async () => {
    const harness = await createNotifyHarness();
    const ann = await createAccount(harness.services, 'Ann');
    await openTurns(harness, ann);
    await harness.notifications.change(ann, { switches: { turn: { email: false } } });
    await openTurns(harness, ann);
    harness.services.advanceTime(MAIL_DELAY_MS);
    await harness.mail.sweep();
    await harness.push.sweep();
    expect([subjects(harness), titles(harness)]).toEqual([[], ['Your move in 2 matches']]);
  });

  test('that the mail server refuses is not tried again', async () => {
    const harness = await createNotifyHarness();
    const refusing = await MailServer.start({
      onRcptTo: (_, __, done) => done(Object.assign(new Error('unknown'), { responseCode: 550 })),
    });
    onTestFinished(() => refusing.stop());
    const ann = await createAccount(harness.services, 'Ann');
    await openTurns(harness, ann);
    harness.services.advanceTime(MAIL_DELAY_MS);
    await harness.createMailDelivery(refusing.url).sweep();
    expect((await harness.services.store.notifications.queuedFor(ann)).map(({ channel }) => channel)).toEqual(['push']);
  });
});

test('while the mail server is down everything waits, and is sent once when it is back', async () => {
  const harness = await createNotifyHarness();
  const { services, mailServer } = harness;
  const users = [await createAccount(services, 'Ann'), await createAccount(services, 'Bob')];
  for (const user of users) await openTurns(harness, user);
  services.advanceTime(MAIL_DELAY_MS);
  await mailServer.stop();
  for (let i = 0; i < 5; i++) {
    await harness.mail.sweep();
    services.advanceTime(60_000);
  }
  const back = await MailServer.start({ port: mailServer.port });
  onTestFinished(() => back.stop());
  services.advanceTime(CLAIM_MS + 300_000);
  await harness.mail.sweep();
  await harness.mail.sweep();
  expect(back.mails.map(({ to }) => to).toSorted()).toEqual(['ann@example.org', 'bob@example.org']);
  // Addresses are in no log.
  expect(services.logLines.join()).toContain('a mail was not sent');
  expect(services.logLines.join()).not.toContain('@example.org');
});

test('one message that makes the mail server fail holds up no other', async () => {
  const harness = await createNotifyHarness();
  const { services } = harness;
  const [ann, bob] = [await createAccount(services, 'Ann'), await createAccount(services, 'Bob')];
  await openTurns(harness, ann);
  services.advanceTime(1);
  await openTurns(harness, bob);
  const sent: string[] = [];
  const channel: Channel = {
    name: 'email',
    async send(user) {
      if (user === ann) return 'down';
      sent.push(user);
      return 'sent';
    },
  };
  const delivery = harness.createDelivery(channel);
  services.advanceTime(MAIL_DELAY_MS);
  await delivery.sweep();
  services.advanceTime(2000);
  await delivery.sweep();
  expect(sent).toEqual([bob]);
});

test('a name in a mail is no link', async () => {
  const harness = await createNotifyHarness();
  const { services } = harness;
  const [ann, eve] = [await createAccount(services, 'Ann'), await createAccount(services, 'evil.example/win')];
  await askForFriendship(harness, eve, ann);
  await services.store.emails.setPending(eve, 'victim@example.org');
  await harness.notifications.queueLink(eve, 'confirm-email');
  services.advanceTime(MAIL_DELAY_MS);
  await harness.mail.sweep();
  const texts = harness.mailServer.mails.map(({ text }) => text).toSorted();
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain('evil.\u2060example/\u2060win');
    expect(text).not.toContain('evil.example');
    expect(text).toContain('https://play.example.org/');
  }
});

test('a banned user is told nothing, and nobody is told of what they ask', async () => {
  const harness = await createNotifyHarness();
  const { services } = harness;
  const [ann, eve] = [await createAccount(services, 'Ann'), await createAccount(services, 'Eve')];
  await askForFriendship(harness, eve, ann);
  await openTurns(harness, eve);
  await services.store.users.update(eve, { isBanned: true });
  services.advanceTime(MAIL_DELAY_MS);
  await harness.mail.sweep();
  await harness.push.sweep();
  expect([subjects(harness), titles(harness)]).toEqual([[], []]);
  expect(await services.store.notifications.queuedFor(ann)).toEqual([]);
});

describe('a server that is killed', () => {
  test('before it has sent: another one sends, once', async () => {
    const harness = await createNotifyHarness();
    const { services } = harness;
    const ann = await createAccount(services, 'Ann');
    await openTurns(harness, ann);
    services.advanceTime(MAIL_DELAY_MS);
    const claim = { now: services.now(), until: services.now() + CLAIM_MS };
    expect(await services.store.notifications.claim({ user: ann, channel: 'email' }, claim)).toHaveLength(1);
    const other = harness.createMailDelivery();
    await other.sweep();
    expect(subjects(harness)).toEqual([]);
    services.advanceTime(CLAIM_MS);
    await Promise.all([other.sweep(), harness.mail.sweep()]);
    expect(subjects(harness)).toHaveLength(1);
  });

  test('after the mail server has taken it: it is sent again under the same Message-ID', async () => {
    const harness = await createNotifyHarness();
    const { services } = harness;
    const ann = await createAccount(services, 'Ann');
    const [match] = await openTurns(harness, ann);
    const [queued] = await services.store.notifications.queuedFor(ann);
    services.advanceTime(MAIL_DELAY_MS);
    await harness.mail.sweep();
    // As if what was sent had not been removed.
    await services.store.notifications.enqueue([{ ...queued, channel: 'email', about: match }]);
    services.advanceTime(MAIL.gapMs);
    await harness.mail.sweep();
    const ids = harness.mailServer.mails.map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('only the leader sends', async () => {
    const harness = await createNotifyHarness({ isLeader: () => false });
    await openTurns(harness, await createAccount(harness.services, 'Ann'));
    harness.services.advanceTime(MAIL_DELAY_MS);
    await harness.mail.sweep();
    await harness.push.sweep();
    expect([subjects(harness), titles(harness)]).toEqual([[], []]);
  });
});

describe('push', () => {
  test('comes at once, and then not more often than once in a while', async () => {
    const harness = await createNotifyHarness();
    const ann = await createAccount(harness.services, 'Ann', 'sk');
    const [match] = await openTurns(harness, ann);
    await harness.push.sweep();
    expect(harness.pushed).toMatchObject([
      { to: 'Ann', topic: match, message: { type: 'your-turn', match, path: `/match/${match}` } },
    ]);
    expect(titles(harness)).toEqual(['Ste na ťahu: Kompromat']);
    await openTurns(harness, ann, 2);
    await harness.push.sweep();
    expect(titles(harness)).toEqual([]);
    harness.services.advanceTime(PUSH.gapMs);
    await harness.push.sweep();
    expect(titles(harness)).toEqual(['Ste na ťahu: 2 partie']);
  });

  test.each([404, 410])('ends for a device when the push service answers %i', async (status) => {
    const harness = await createNotifyHarness();
    const ann = await createAccount(harness.services, 'Ann');
    harness.pushStatus.value = status;
    await openTurns(harness, ann);
    await harness.push.sweep();
    expect(await harness.services.store.push.subscriptionsOf(ann)).toEqual([]);
  });

  test('that fails keeps the device', async () => {
    const harness = await createNotifyHarness();
    const ann = await createAccount(harness.services, 'Ann');
    harness.pushStatus.value = 503;
    await openTurns(harness, ann);
    await harness.push.sweep();
    expect(await harness.services.store.push.subscriptionsOf(ann)).toHaveLength(1);
  });
});

test('nothing of a game is in a message: another deal gives the same', async () => {
  const contents: { readonly mails: string; readonly pushed: string }[] = [];
  for (const seed of [1, 2]) {
    const harness = await createNotifyHarness();
    const { services } = harness;
    const [ann, bob] = [await createAccount(services, 'Ann'), await createAccount(services, 'Bob')];
    const match = await openTable(services, { chairs: [personChair(ann), personChair(bob)] });
    for (let i = 0; i < 4; i++) await playRandomMove(services, match, seed * 100 + i);
    for (const user of [ann, bob]) harness.notifications.notify({ users: [user], event: 'turn', about: match });
    await harness.notifications.whenQueued();
    services.advanceTime(MAIL_DELAY_MS);
    await harness.mail.sweep();
    await harness.push.sweep();
    const names = { [ann]: 'ANN', [bob]: 'BOB', [match]: 'MATCH' };
    const anonymous = (text: string) =>
      Object.entries(names)
        .reduce((result, [id, name]) => result.replaceAll(id, name), text)
        .replace(/\.[\w-]{43}\b/g, '.SIGNATURE');
    contents.push({
      mails: harness.mailServer.mails.map(({ subject, text, html }) => anonymous(`${subject}\n${text}\n${html}`))[0],
      pushed: anonymous(JSON.stringify(harness.pushed[0])).replace(/"to":"\w+"/, ''),
    });
  }
  const about = (name: string) => contents.map(({ mails }) => mails?.replaceAll(name, 'OTHER'));
  expect(contents[0].mails).toBeDefined();
  expect(
    new Set(about('Ann').map((text) => text?.replaceAll('Bob', 'OTHER').replaceAll(/ANN|BOB/g, 'USER'))).size,
  ).toBe(1);
  expect(new Set(contents.map(({ pushed }) => pushed.replaceAll(/Ann|Bob/g, 'OTHER'))).size).toBe(1);
});

test('a mail says how to turn it off, for a person and for their mail program', async () => {
  const harness = await createNotifyHarness();
  const ann = await createAccount(harness.services, 'Ann', 'de');
  await openTurns(harness, ann);
  harness.services.advanceTime(MAIL_DELAY_MS);
  await harness.mail.sweep();
  const [{ subject, text, html, headers }] = harness.mailServer.mails;
  expect(subject).toBe('Du bist am Zug: Kompromat');
  expect(headers.get('list-unsubscribe')).toBe(`<${LINKS.unsubscribeLink(ann, 'all')}>`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const topic of ['turn', 'all'] as const)
    for (const part of [text, html]) expect(part).toContain(LINKS.unsubscribeLink(ann, topic));
});
