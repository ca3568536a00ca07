/** Notifications from the event to the mail server, with a clock and a presence that the test sets. */
import { newMatchId, newUserId, type PushSubscription, type UserId } from '@safehouse/protocol';
import { botChair, personChair } from '@safehouse/table/test-helpers';
import { MailServer } from '@safehouse/trials';
import { onTestFinished } from 'vitest';
import { createTestServices, openTable, type TestServices } from '../lobby/test-helpers.ts';
import { Mailer } from '../mail/mailer.ts';
import { parseSmtpSettings } from '../smtp-settings.ts';
import { type Channel, Delivery, type DeliveryDeps } from './delivery.ts';
import { createEmailChannel } from './email-channel.ts';
import { type NoticeDeps, noticeOf } from './notice.ts';
import { Notifications } from './notifications.ts';
import { createPushChannel } from './push-channel.ts';
import { SignedLinks } from './signed-links.ts';

const ORIGIN = 'https://play.example.org';
export const MAIL_DELAY_MS = 600_000;
export const LINKS = new SignedLinks('key', ORIGIN);

interface SentPush {
  readonly to: string;
  readonly message: { readonly [name: string]: unknown };
  readonly topic: string;
}

type HarnessParts = Partial<DeliveryDeps> & Partial<Pick<NoticeDeps, 'openClubTournaments'>>;

export async function createNotifyHarness(parts: HarnessParts = {}, services = createTestServices()) {
  const { store, log, now } = services;
  const mailServer = await MailServer.start();
  onTestFinished(() => mailServer.stop());
  const online = new Set<UserId>();
  const pushed: SentPush[] = [];
  const pushStatus = { value: 201 };
  const notifications = new Notifications({
    store: store.notifications,
    log,
    hasMail: true,
    mailDelayMs: MAIL_DELAY_MS,
    now,
  });
  const { openClubTournaments = async () => [] } = parts;
  const deps: DeliveryDeps = {
    ...services,
    store: store.notifications,
    notifications,
    isLeader: () => true,
    isOnline: async (user) => online.has(user),
    noticeOf: (queued) => noticeOf({ store, runningTournament: async () => 'Friday', openClubTournaments }, queued),
    ...parts,
  };
  const createMailDelivery = (url = mailServer.url) => {
    const mailer = createMailer(url, services);
    return new Delivery(deps, createEmailChannel({ store, mailer, links: LINKS, now }));
  };
  const sendPush = async ({ endpoint }: PushSubscription, { body, topic }: { body: string; topic: string }) => {
    pushed.push({ to: endpoint.split('/')[3], message: JSON.parse(body), topic });
    return pushStatus.value;
  };
  return {
    ...{ services, notifications, mailServer, online, pushed, pushStatus, createMailDelivery },
    createDelivery: (channel: Channel) => new Delivery(deps, channel),
    mail: createMailDelivery(),
    push: new Delivery(deps, createPushChannel({ store, sendPush })),
  };
}

function createMailer(url: string, { log }: TestServices): Mailer {
  const settings = parseSmtpSettings(url, 'play@example.org');
  if ('problem' in settings) throw new Error(settings.problem);
  const mailer = new Mailer(settings, (why) => log.warn('a mail was not sent', { why }));
  onTestFinished(() => mailer.close());
  return mailer;
}

type NotifyHarness = Awaited<ReturnType<typeof createNotifyHarness>>;

/** Running matches in which it is this user's turn, against a bot that never moves. */
export async function openTurns(
  { services, notifications }: NotifyHarness,
  user: UserId,
  count = 1,
): Promise<string[]> {
  const matches = [];
  for (let i = 0; i < count; i++) {
    const match = await openTable(services, { id: newMatchId(), chairs: [personChair(user), botChair()] });
    notifications.notify({ users: [user], event: 'turn', about: match });
    matches.push(match);
  }
  await notifications.whenQueued();
  return matches;
}

export async function askForFriendship(
  { services, notifications }: NotifyHarness,
  from: UserId,
  to: UserId,
): Promise<void> {
  const relation = { user: from, other: to, kind: 'request', at: services.now(), note: '' } as const;
  await services.store.people.update({ remove: [], add: [relation] });
  notifications.notify({ users: [to], event: 'friend-request', about: from });
  await notifications.whenQueued();
}

/** The subjects of e-mails since the last call. */
export const subjects = ({ mailServer }: NotifyHarness) => mailServer.mails.splice(0).map(({ subject }) => subject);
/** The titles of push messages since the last call. */
export const titles = ({ pushed }: NotifyHarness) => pushed.splice(0).map(({ message }) => message.title);

/** An account with a confirmed address and a device. */
export async function createAccount({ store, now }: TestServices, name: string, locale = 'en'): Promise<UserId> {
  const id = newUserId();
  const session = { hash: id, user: id, createdAt: now(), lastSeenAt: now(), expiresAt: now() + 1e9 };
  const account = {
    id,
    kind: 'account',
    name,
    nameKey: name.toLowerCase(),
    passphrase: 'hash',
    createdAt: now(),
  } as const;
  await store.users.create(account, session);
  await store.users.update(id, { locale });
  const address = `${name.toLowerCase()}@example.org`;
  await store.emails.setPending(id, address);
  await store.emails.confirm(id, address);
  const endpoint = `https://push.example/${name}`;
  await store.push.subscribe(id, { endpoint, keys: { p256dh: 'key', auth: 'auth' } }, now(), 10);
  return id;
}
