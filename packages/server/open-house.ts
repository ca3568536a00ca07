import type { MatchId } from '@safehouse/protocol';
import { Presence } from './bus/presence.ts';
import { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import { Challenges } from './daily/challenges.ts';
import type { House } from './house.ts';
import { Limits } from './http/limits.ts';
import { Identity } from './identity/identity.ts';
import { Names } from './identity/names.ts';
import { isClosed } from './lobby/closed.ts';
import { Commitments } from './lobby/commitments.ts';
import { seatBoth } from './lobby/seat-both.ts';
import { Seeks } from './lobby/seeks.ts';
import { SharedCommitments } from './lobby/shared-commitments.ts';
import { SharedSeeks } from './lobby/shared-seeks.ts';
import type { Log } from './log.ts';
import { Rooms } from './match/rooms.ts';
import { Wishes } from './match/wishes.ts';
import { Metrics } from './metrics.ts';
import { notifyKeys } from './notify/keys.ts';
import { type Outside, openOutside } from './outside.ts';
import { UNRATED } from './ratings/rate.ts';
import { employ } from './servants.ts';
import { Hub } from './socket/hub.ts';
import { Duty } from './store/postgres/duty.ts';
import { Tidying } from './tidying.ts';

/** A house with its servants: those who do something though nobody asks. */
export interface OpenHouse {
  readonly house: House;
  /** From now on nobody shall be sent here: whoever asks whether it is ready hears no. */
  leave(): void;
  /** Ends what would go on by itself: connections, and requests that wait for something. */
  sayGoodbye(): void;
  /** Ends what the servants do, then closes the store. */
  close(): Promise<void>;
}

export async function openHouse(config: Config, log: Log): Promise<OpenHouse> {
  const outside = await openOutside(config, log);
  const duty = outside.shared && new Duty(outside.shared, 'house', log);
  const leaving = { isSo: false };
  const house = await furnish(config, log, outside, duty, () => leaving.isSo);
  const servants = employ(house, outside, duty);
  await duty?.start();
  await servants.start();
  const leave = () => {
    leaving.isSo = true;
  };
  const sayGoodbye = () => {
    leave();
    house.hub.close();
    house.seeks.close();
  };
  return {
    house,
    leave,
    sayGoodbye,
    async close() {
      sayGoodbye();
      await duty?.stop();
      await servants.stop();
      await outside.close();
    },
  };
}

async function furnish(
  config: Config,
  log: Log,
  outside: Outside,
  duty: Duty | null,
  isLeaving: () => boolean,
): Promise<House> {
  const { store, bus, now, shared, line } = outside;
  const metrics = new Metrics();
  const isShared = shared !== null;
  const tidying = new Tidying(globalThis.gc);
  const rooms: Rooms = new Rooms({
    store: store.matches,
    isShared,
    now,
    settled(table, entries) {
      metrics.count('entries_total');
      bus.publish({ type: 'match', id: table.header.id, version: table.version, table, entries });
      tidying.moved(rooms.underWay);
    },
  });
  // Before all others who listen: what they look at then has happened already.
  bus.subscribe((note) => {
    if (note.type === 'match' && note.isFromElsewhere && note.entries) rooms.hear(note.id, note.entries);
  });
  const wishes = new Wishes(rooms);
  const directory = new Names(store.users);
  const limits = config.rateLimits ? limitsOn(outside) : UNLIMITED;
  const identity = new Identity({ store, bus, directory, wishes, log, now });
  const mayTalk = (user: string) => limits.allows('chat', user);
  const isClosedNow = (match: MatchId) => isClosed({ rooms, store, now }, match);
  const chat = new Chat({ store: store.chat, rooms, bus, directory, mayTalk, isClosed: isClosedNow, now });
  const commitments = shared ? new SharedCommitments(shared, now) : new Commitments(now);
  const challenges = new Challenges({ store, rooms, bus, log, now });
  const seeks = seeksOn({ store, bus, wishes, now }, outside, duty);
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
    challenges,
    seeks,
    notifyKeys: keys,
    log,
    metrics,
    isLeaving,
    now,
  };
  return { ...parts, hub: new Hub({ ...parts, isShared, presence: line && new Presence(line) }) };
}

const UNLIMITED = { allows: () => true, waitFor: () => 0 };

function limitsOn({ bus, now }: Outside): Limits {
  const limits = new Limits(now, (kind, key) => bus.tellOthers({ type: 'spent', kind, key }));
  bus.subscribe((note) => {
    if (note.type === 'spent') limits.spentElsewhere(note.kind, note.key);
  });
  return limits;
}

/** How long a request for an opponent waits; among several processes the one on duty answers the others sooner. */
const PATIENCE = 25_000;
const PATIENCE_WITH_OTHERS = 2000;

function seeksOn(
  house: Pick<House, 'store' | 'bus' | 'wishes' | 'now'>,
  { line }: Outside,
  duty: Duty | null,
): Seeks | SharedSeeks {
  const { store, now } = house;
  const isTogether = line !== null && duty !== null;
  const seeks = new Seeks({
    ratingOf: async (user, game, mode) =>
      (await store.ratings.ratingOf(user.id, game, mode))?.rating ?? UNRATED.rating,
    seat: (first, second) => seatBoth(house, first, second),
    now,
    patience: isTogether ? PATIENCE_WITH_OTHERS : PATIENCE,
  });
  return isTogether ? new SharedSeeks({ seeks, line, duty }) : seeks;
}
