import { setTimeout as pause } from 'node:timers/promises';
import type { MatchId, UserId } from '@safehouse/protocol';
import { Driver } from './bots/driver.ts';
import { Pool } from './bots/pool.ts';
import { RemotePool } from './bots/worker.ts';
import { Presence } from './bus/presence.ts';
import type { House } from './house.ts';
import { Alarm } from './match/alarm.ts';
import { Notifier } from './notify/notifier.ts';
import { pushOutside } from './notify/web-push.ts';
import { poster } from './notify/webhook.ts';
import type { Outside } from './outside.ts';
import { Ratings } from './ratings/ratings.ts';
import type { Duty } from './store/postgres/duty.ts';

const AN_HOUR = 3_600_000;
/** How often somebody looks whether a match has ended that nobody counted, because its server died. */
const CATCH_UP_EVERY = 15_000;

/** Those who do something though nobody asks. */
export interface Servants {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function employ(house: House, outside: Outside, duty: Duty | null): Servants {
  const { store, rooms, bus, identity, log, metrics, config, now } = house;
  const pool = new Pool({ log });
  const thinkers = outside.line ? new RemotePool(outside.line, pool, log) : pool;
  const driver = new Driver({ rooms, bus, pool: thinkers, log, pace: config.botPace });
  const mayDoChores = () => duty === null || duty.isOurs;
  const alarm = new Alarm({
    store: store.matches,
    rooms,
    log,
    now,
    isOnDuty: mayDoChores,
    wakeBots: (id) => void driver.wake(id),
  });
  const isAccount = async (user: UserId) => (await store.users.byId(user))?.kind === 'account';
  const ratings = new Ratings({ store: store.ratings, rooms, bus, log, isAccount, now });
  const notifier = notifierOf(house, outside);
  metrics.gauge('bot_threads', () => pool.load.threads);
  metrics.gauge('bots_waiting', () => pool.load.waiting);
  const failed = (error: unknown) => log.warn('could not tidy up', { why: String(error) });
  const tidyUp = () => (mayDoChores() ? identity.sweep().catch(failed) : undefined);
  const catchUp = () => (duty?.isOurs ? ratings.catchUp().catch(failed) : undefined);
  const timers: NodeJS.Timeout[] = [];
  return {
    async start() {
      timers.push(setInterval(tidyUp, AN_HOUR).unref(), setInterval(catchUp, CATCH_UP_EVERY).unref());
      driver.start();
      notifier.start();
      await ratings.start();
      // Where others run already, bots are being thought for there: only what is overdue is nobody's.
      alarm.start(duty === null ? 'all' : 'overdue');
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      alarm.stop();
      driver.stop();
      notifier.stop();
      await pool.close();
      await ratings.stop();
      await notifier.settled();
    },
  };
}

function notifierOf(house: House, { line }: Outside): Notifier {
  const { store, rooms, bus, hub, log, metrics, config, now } = house;
  const elsewhere = line && new Presence(line);
  const isWatching = (match: MatchId, user: UserId) =>
    hub.isWatching(match, user) || (elsewhere?.isWatching(match, user) ?? false);
  return new Notifier({
    store: store.push,
    rooms,
    bus,
    log,
    metrics,
    isWatching,
    webhookOf: async (user) => (await store.users.byId(user))?.webhook ?? null,
    sendPush: pushOutside(house.notifyKeys.push, config.publicUrl),
    post: poster('public'),
    keys: house.notifyKeys,
    pause: (milliseconds, signal) => pause(milliseconds, undefined, { ref: false, signal }),
    now,
  });
}
