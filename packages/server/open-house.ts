import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { UserId } from '@safehouse/protocol';
import { Driver } from './bots/driver.ts';
import { Pool } from './bots/pool.ts';
import { localBus } from './bus/bus.ts';
import { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import { Limits } from './http/limits.ts';
import { Identity } from './identity/identity.ts';
import { Names } from './identity/names.ts';
import { Commitments } from './lobby/commitments.ts';
import { seatBoth } from './lobby/seat-both.ts';
import { Seeks } from './lobby/seeks.ts';
import type { Log } from './log.ts';
import { Alarm } from './match/alarm.ts';
import { Rooms } from './match/rooms.ts';
import { Wishes } from './match/wishes.ts';
import { Metrics } from './metrics.ts';
import { notifyKeys } from './notify/keys.ts';
import { Notifier } from './notify/notifier.ts';
import { pushOutside } from './notify/web-push.ts';
import { poster } from './notify/webhook.ts';
import { UNRATED } from './ratings/rate.ts';
import { Ratings } from './ratings/ratings.ts';
import { Hub } from './socket/hub.ts';
import { DATABASE_FILE } from './store/sqlite/backup.ts';
import { openSqlite } from './store/sqlite/open.ts';

/** A house with its servants: those who do something though nobody asks. */
export interface OpenHouse {
  readonly house: House;
  /** Ends what would go on by itself: connections, and requests that wait for something. */
  sayGoodbye(): void;
  /** Ends what the servants do, then closes the store. */
  close(): Promise<void>;
}

export async function openHouse(config: Config, log: Log): Promise<OpenHouse> {
  const house = await furnish(config, log);
  const servants = employ(house);
  await servants.start();
  const sayGoodbye = () => {
    house.hub.close();
    house.seeks.close();
  };
  return {
    house,
    sayGoodbye,
    async close() {
      sayGoodbye();
      await servants.stop();
      await house.store.close();
    },
  };
}

/** Time never goes back within one process, whatever is done to the machine's clock. */
function steadyClock(): () => number {
  let last = 0;
  return () => {
    last = Math.max(last, Date.now());
    return last;
  };
}

async function furnish(config: Config, log: Log): Promise<House> {
  mkdirSync(config.dataDir, { recursive: true });
  const store = openSqlite(join(config.dataDir, DATABASE_FILE));
  const now = steadyClock();
  const metrics = new Metrics();
  const bus = localBus((error) => log.error('a listener failed', { why: String(error) }));
  const rooms = new Rooms({
    store: store.matches,
    now,
    settled(table) {
      metrics.count('entries_total');
      bus.publish({ type: 'match', id: table.header.id, version: table.version, table });
    },
  });
  const wishes = new Wishes(rooms);
  const directory = new Names(store.users);
  const limits = config.rateLimits ? new Limits(now) : UNLIMITED;
  const identity = new Identity({ store, bus, directory, wishes, log, now });
  const mayTalk = (user: string) => limits.allows('chat', user);
  const chat = new Chat({ store: store.chat, rooms, bus, directory, mayTalk, now });
  const commitments = new Commitments(now);
  const seeks = new Seeks({
    ratingOf: async (user, game, mode) =>
      (await store.ratings.ratingOf(user.id, game, mode))?.rating ?? UNRATED.rating,
    seat: (first, second) => seatBoth({ store, bus, wishes, now }, first, second),
    now,
    patience: 25_000,
  });
  metrics.gauge('rooms', () => rooms.count);
  metrics.gauge('seeks', () => seeks.count);
  const keys = await notifyKeys(store.push);
  const parts = {
    config,
    store,
    bus,
    rooms,
    wishes,
    directory,
    identity,
    limits,
    chat,
    commitments,
    seeks,
    notifyKeys: keys,
    log,
    metrics,
    now,
  };
  return { ...parts, hub: new Hub(parts) };
}

const AN_HOUR = 3_600_000;
const UNLIMITED = { allows: () => true, waitFor: () => 0 };

interface Servants {
  start(): Promise<void>;
  stop(): Promise<void>;
}

function employ(house: House): Servants {
  const { store, rooms, bus, hub, identity, log, metrics, config, now } = house;
  const pool = new Pool({ log });
  const driver = new Driver({ rooms, bus, pool, log, pace: config.botPace });
  const alarm = new Alarm({ store: store.matches, rooms, log, now, wakeBots: (id) => void driver.wake(id) });
  const isAccount = async (user: UserId) => (await store.users.byId(user))?.kind === 'account';
  const ratings = new Ratings({ store: store.ratings, rooms, bus, log, isAccount, now });
  const notifier = new Notifier({
    store: store.push,
    rooms,
    bus,
    log,
    metrics,
    isWatching: (match, user) => hub.isWatching(match, user),
    webhookOf: async (user) => (await store.users.byId(user))?.webhook ?? null,
    sendPush: pushOutside(house.notifyKeys.push, config.publicUrl),
    post: poster('public'),
    keys: house.notifyKeys,
    pause: (milliseconds, signal) => pause(milliseconds, undefined, { ref: false, signal }),
    now,
  });
  metrics.gauge('bot_threads', () => pool.load.threads);
  metrics.gauge('bots_waiting', () => pool.load.waiting);
  const tidyUp = () =>
    identity.sweep().catch((error) => log.warn('could not tidy up', { why: String(error) }));
  let tidying: NodeJS.Timeout | undefined;
  return {
    async start() {
      tidying = setInterval(tidyUp, AN_HOUR).unref();
      driver.start();
      notifier.start();
      await ratings.start();
      alarm.start();
    },
    async stop() {
      clearInterval(tidying);
      alarm.stop();
      driver.stop();
      notifier.stop();
      await pool.close();
      await ratings.stop();
      await notifier.settled();
    },
  };
}
