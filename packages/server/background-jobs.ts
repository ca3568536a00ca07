import { setTimeout as pause } from 'node:timers/promises';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Adapters } from './adapters.ts';
import { BotDriver } from './bots/bot-driver.ts';
import { BotPool } from './bots/bot-pool.ts';
import { RemoteBotPool } from './bots/remote-bot-pool.ts';
import { Presence } from './bus/presence.ts';
import { closeStaleTables } from './lobby/stale-tables.ts';
import { Mailer } from './mail/mailer.ts';
import { DeadlineTimer } from './match/deadline-timer.ts';
import { Delivery, type DeliveryDeps } from './notify/delivery.ts';
import { createEmailChannel } from './notify/email-channel.ts';
import { noticeOf } from './notify/notice.ts';
import { Notifier } from './notify/notifier.ts';
import { createPushChannel } from './notify/push-channel.ts';
import { recoverNotifications } from './notify/recover-notifications.ts';
import { createPushSender } from './notify/web-push.ts';
import { createWebhookPoster } from './notify/webhook.ts';
import { OutboundClient } from './outbound/outbound-client.ts';
import { PlanPlayer } from './plans/plan-player.ts';
import { isCorrespondence } from './plans/plans.ts';
import { RatingUpdater } from './ratings/rating-updater.ts';
import type { Services } from './services.ts';
import type { Leadership } from './store/postgres/leadership.ts';
import { clubTournamentsSince, openClubTournaments } from './tournaments/club-announcements.ts';
import { TournamentScheduler } from './tournaments/scheduler.ts';
import { startedSince } from './tournaments/started-tournaments.ts';

const HOUR_MS = 3_600_000;
/** How often the leader looks for finished matches that were not rated because their server died. */
const CATCH_UP_INTERVAL_MS = 15_000;

/** What runs without a request. */
export interface BackgroundJobs {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createBackgroundJobs(
  services: Services,
  adapters: Adapters,
  leadership: Leadership | null,
): BackgroundJobs {
  const { store, rooms, bus, log, metrics, config, now } = services;
  const pool = new BotPool({ log });
  const bots = adapters.nats ? new RemoteBotPool(adapters.nats, pool, log) : pool;
  const driver = new BotDriver({ rooms, bus, pool: bots, log, minMoveMs: config.botPace });
  const isLeader = () => leadership === null || leadership.isLeader;
  const deadlineTimer = new DeadlineTimer({
    store: store.matches,
    rooms,
    log,
    now,
    isLeader,
    wakeBots: (id) => void driver.wake(id),
  });
  const ratings = createRatingUpdater(services);
  const scheduler = new TournamentScheduler({ ...services, isLeader });
  const outbound = new OutboundClient();
  const notifier = createNotifier(services, adapters, outbound);
  const mailer = config.smtp && new Mailer(config.smtp, (why) => log.warn('a mail was not sent', { why }));
  const deliveries = createDeliveries(services, createDeliveryDeps(services, adapters, isLeader), { outbound, mailer });
  const planPlayer = new PlanPlayer({
    ...services,
    store: store.plans,
    isLeader,
    onDropped: ({ match, user }) => void notifier.notifyOfTurn(match, user),
  });
  metrics.gauge('outbound_requests', () => outbound.count);
  metrics.gauge('bot_threads', () => pool.load.threads);
  metrics.gauge('bots_waiting', () => pool.load.waiting);
  const logFailure = (error: unknown) => log.warn('a cleanup job failed', { why: String(error) });
  const deleteStaleData = async () => {
    if (isLeader()) await deleteAllStaleData(services, logFailure);
  };
  const catchUp = () => (leadership?.isLeader ? ratings.catchUp().catch(logFailure) : undefined);
  const timers: NodeJS.Timeout[] = [];
  return {
    async start() {
      timers.push(setInterval(deleteStaleData, HOUR_MS).unref(), setInterval(catchUp, CATCH_UP_INTERVAL_MS).unref());
      driver.start();
      notifier.start();
      for (const delivery of deliveries) delivery.start();
      await recoverLostNotifications(services);
      await ratings.start();
      await planPlayer.start();
      scheduler.start();
      // Other servers already run the bots of their matches: only overdue matches have no server.
      deadlineTimer.start(leadership === null ? 'all' : 'overdue');
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      deadlineTimer.stop();
      await scheduler.stop();
      driver.stop();
      await planPlayer.stop();
      notifier.stop();
      outbound.close();
      mailer?.close();
      await pool.close();
      await ratings.stop();
      await notifier.whenIdle();
      await services.notifications.whenQueued();
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
    },
  };
}

async function recoverLostNotifications(services: Services): Promise<void> {
  const { store, tournaments, log } = services;
  await recoverNotifications({
    ...services,
    startedSince: (time) => startedSince(store.tournaments, tournaments.rooms, time),
    clubTournamentsSince: (time) => clubTournamentsSince(store, tournaments.rooms, time),
  }).catch((error) => log.warn('lost notifications could not be recovered', { why: String(error) }));
}

/** A failed deletion does not keep the others from being tried. */
async function deleteAllStaleData(services: Services, onFailure: (error: unknown) => void): Promise<void> {
  const { identity, addresses, store, rooms, now } = services;
  await identity.deleteExpiredSessions().catch(onFailure);
  await addresses.deleteExpired().catch(onFailure);
  await store.notifications.deleteOfGoneUsers().catch(onFailure);
  await store.people.deleteStaleInvitations().catch(onFailure);
  await closeStaleTables({ matches: store.matches, rooms, now }).catch(onFailure);
}

function createRatingUpdater({ store, rooms, bus, visibility, log, now }: Services): RatingUpdater {
  return new RatingUpdater({
    store: store.ratings,
    addresses: store.addresses,
    rooms,
    bus,
    log,
    isAccount: async (user) => (await store.users.byId(user))?.kind === 'account',
    // Nothing of a duplicate round is shown before its last table has finished.
    isHidden: async ({ id, tournament }) => tournament?.duplicate === true && (await visibility.isDealInPlay(id)),
    now,
  });
}

interface DeliveryClients {
  readonly outbound: OutboundClient;
  /** Null without a mail server. */
  readonly mailer: Mailer | null;
}

/** One delivery for each channel. All are swept when a notification is queued. */
function createDeliveries(
  { store, config, notifyKeys, notifications, mailLinks: links, now }: Services,
  deps: DeliveryDeps,
  { outbound, mailer }: DeliveryClients,
): readonly Delivery[] {
  const sendPush = createPushSender(notifyKeys.push, config, outbound);
  const deliveries = [new Delivery(deps, createPushChannel({ store, sendPush }))];
  if (mailer) deliveries.push(new Delivery(deps, createEmailChannel({ store, mailer, links, now })));
  notifications.onQueued(() => {
    for (const delivery of deliveries) void delivery.sweep();
  });
  return deliveries;
}

function createNotifier(services: Services, { nats }: Adapters, outbound: OutboundClient): Notifier {
  const { store, rooms, bus, hub, notifications, log, metrics, now } = services;
  const elsewhere = nats && new Presence(nats);
  const isWatching = (match: MatchId, user: UserId) =>
    hub.isWatching(match, user) || (elsewhere?.isWatching(match, user) ?? false);
  return new Notifier({
    notifications,
    rooms,
    bus,
    log,
    metrics,
    isWatching,
    hasPlan: async ({ clock, match, user }) =>
      isCorrespondence(clock) && (await store.plans.find(match, user))?.state === 'waiting',
    webhookOf: async (user) => (await store.users.byId(user))?.webhook ?? null,
    post: createWebhookPoster(outbound),
    keys: services.notifyKeys,
    sleep: (milliseconds, signal) => pause(milliseconds, undefined, { ref: false, signal }),
    now,
  });
}

function createDeliveryDeps(services: Services, { nats }: Adapters, isLeader: () => boolean): DeliveryDeps {
  const { store, hub, tournaments } = services;
  const elsewhere = nats && new Presence(nats);
  const runningTournament = (id: string) =>
    tournaments.rooms.read(id, ({ status, settings }) => (status === 'running' ? settings.name : null));
  return {
    ...services,
    store: store.notifications,
    isLeader,
    isOnline: async (user) =>
      hub.connections.addressesOf(user).length > 0 || ((await elsewhere?.isUserConnected(user)) ?? false),
    noticeOf: (queued) =>
      noticeOf(
        {
          store,
          runningTournament,
          openClubTournaments: (club, since) => openClubTournaments(store, tournaments.rooms, { club, since }),
        },
        queued,
      ),
  };
}
