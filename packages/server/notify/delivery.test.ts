import { personChair } from '@safehouse/table/test-helpers';
import { describe, expect, test } from 'vitest';
import { openTable, playRandomMove, resignSeat } from '../lobby/test-helpers.ts';
import { DAY_MS, DELIVERY_RULES } from './delivery-rules.ts';
import {
  askForFriendship,
  createAccount,
  createNotifyHarness,
  LINKS,
  MAIL_DELAY_MS,
  openTurns,
  subjects,
  titles,
} from './test-helpers.ts';

const { email: MAIL } = DELIVERY_RULES;

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
