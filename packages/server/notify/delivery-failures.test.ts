import { MailServer } from '@safehouse/trials';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Channel, CLAIM_MS } from './delivery.ts';
import { DELIVERY_RULES } from './delivery-rules.ts';
import { createAccount, createNotifyHarness, MAIL_DELAY_MS, openTurns, subjects, titles } from './test-helpers.ts';

test('a mail that the mail server refuses is not tried again', async () => {
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
  // Logs must not contain addresses.
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
    // As if the sent message had not been removed from the queue.
    await services.store.notifications.enqueue([{ ...queued, channel: 'email', about: match }]);
    services.advanceTime(DELIVERY_RULES.email.gapMs);
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
