import { type Adapters, openAdapters } from './adapters.ts';
import { createBackgroundJobs } from './background-jobs.ts';
import { Presence } from './bus/presence.ts';
import { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import { Challenges } from './daily/challenges.ts';
import { RateLimiter } from './edge/rate-limits.ts';
import { Identity } from './identity/identity.ts';
import { NameCache } from './identity/name-cache.ts';
import { newToken } from './identity/tokens.ts';
import { Commitments } from './lobby/commitments.ts';
import { Matchmaker } from './lobby/matchmaker.ts';
import { createSeekMatch } from './lobby/seek-match.ts';
import { SharedCommitments } from './lobby/shared-commitments.ts';
import { SharedMatchmaker } from './lobby/shared-matchmaker.ts';
import type { Log } from './log.ts';
import { MatchCommands } from './match/commands.ts';
import { Rooms } from './match/rooms.ts';
import { Metrics } from './metrics.ts';
import { MinorGc } from './minor-gc.ts';
import { loadNotifyKeys } from './notify/notify-keys.ts';
import { INITIAL_RATING } from './ratings/rating-systems.ts';
import type { Services } from './services.ts';
import { Hub } from './socket/hub.ts';
import { Leadership } from './store/postgres/leadership.ts';
import { Visibility } from './visibility/visibility.ts';

/** A house with its servants: those who do something though nobody asks. */
export interface Composition {
  readonly services: Services;
  /** From now on nobody shall be sent here: whoever asks whether it is ready hears no. */
  startDraining(): void;
  /** Ends what would go on by itself: connections, and requests that wait for something. */
  closeConnections(): void;
  /** Ends what the servants do, then closes the store. */
  close(): Promise<void>;
}

export async function compose(config: Config, log: Log): Promise<Composition> {
  const outside = await openAdapters(config, log);
  const duty = outside.shared && new Leadership(outside.shared, 'house', log);
  const leaving = { isSo: false };
  const house = await createServices(config, log, outside, duty, () => leaving.isSo);
  const servants = createBackgroundJobs(house, outside, duty);
  await duty?.start();
  await servants.start();
  const leave = () => {
    leaving.isSo = true;
  };
  const sayGoodbye = () => {
    leave();
    house.hub.close();
    house.matchmaker.close();
  };
  return {
    services: house,
    startDraining: leave,
    closeConnections: sayGoodbye,
    async close() {
      sayGoodbye();
      await duty?.stop();
      await servants.stop();
      await outside.close();
    },
  };
}

async function createServices(
  config: Config,
  log: Log,
  outside: Adapters,
  duty: Leadership | null,
  isLeaving: () => boolean,
): Promise<Services> {
  const { store, bus, now, shared, nats } = outside;
  const metrics = new Metrics();
  const isShared = shared !== null;
  const tidying = new MinorGc(globalThis.gc);
  const rooms: Rooms = new Rooms({
    store: store.matches,
    isShared,
    now,
    onStored(table, entries) {
      metrics.count('entries_total');
      bus.publish({ type: 'match', id: table.header.id, version: table.version, table, entries });
      tidying.afterMove(rooms.pendingCommands);
    },
  });
  // Before all others who listen: what they look at then has happened already.
  bus.subscribe((note) => {
    if (note.type === 'match' && note.isRemote && note.entries) rooms.applyRemote(note.id, note.entries);
  });
  const wishes = new MatchCommands(rooms);
  const directory = new NameCache(store.users);
  const limits = config.rateLimits ? createLimits(outside) : UNLIMITED;
  const identity = new Identity({ store, bus, directory, commands: wishes, log, now });
  const mayTalk = (user: string) => limits.allows('chat', user);
  const visibility = new Visibility({ rooms, store, now });
  const chat = new Chat({
    store: store.chat,
    bus,
    directory,
    visibility,
    mayPost: mayTalk,
    now,
  });
  const commitments = shared ? new SharedCommitments(shared, now) : new Commitments(now);
  const challenges = new Challenges({ store, rooms, bus, log, now });
  const seeks = createMatchmaker({ store, commands: wishes, now }, outside, duty);
  metrics.gauge('rooms', () => rooms.count);
  metrics.gauge('room_bytes', () => rooms.bytes);
  metrics.gauge('seeks', () => seeks.count);
  const keys = await loadNotifyKeys(store.push);
  const parts = {
    config,
    store,
    bus,
    rooms,
    commands: wishes,
    directory,
    identity,
    limits,
    visibility,
    chat,
    commitments,
    challenges,
    matchmaker: seeks,
    notifyKeys: keys,
    deviceKey: await store.push.getOrCreateSetting('device-key', newToken()),
    log,
    metrics,
    isDraining: isLeaving,
    now,
  };
  return { ...parts, hub: new Hub({ ...parts, isShared, presence: nats && new Presence(nats) }) };
}

const UNLIMITED = { allows: () => true, waitFor: () => 0 };

function createLimits({ bus, now }: Adapters): RateLimiter {
  const limits = new RateLimiter(now, (kind, key) => bus.publishToOthers({ type: 'spent', kind, key }));
  bus.subscribe((note) => {
    if (note.type === 'spent') limits.recordRemoteUse(note.kind, note.key);
  });
  return limits;
}

/** How long a request for an opponent waits; among several processes the one on duty answers the others sooner. */
const SEEK_POLL_TIMEOUT_MS = 25_000;
const SHARED_SEEK_POLL_TIMEOUT_MS = 2000;

function createMatchmaker(
  { store, commands, now }: Pick<Services, 'store' | 'commands' | 'now'>,
  { nats }: Adapters,
  duty: Leadership | null,
): Matchmaker | SharedMatchmaker {
  const isTogether = nats !== null && duty !== null;
  const seeks = new Matchmaker({
    ratingOf: async (user, game, mode) =>
      (await store.ratings.ratingOf(user.id, game, mode))?.rating ?? INITIAL_RATING.rating,
    createMatch: (first, second) => createSeekMatch({ matches: store.matches, commands, now }, first, second),
    now,
    pollTimeoutMs: isTogether ? SHARED_SEEK_POLL_TIMEOUT_MS : SEEK_POLL_TIMEOUT_MS,
  });
  return isTogether ? new SharedMatchmaker({ matchmaker: seeks, nats, leadership: duty }) : seeks;
}
