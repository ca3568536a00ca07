import { type Adapters, openAdapters } from './adapters.ts';
import { createBackgroundJobs } from './background-jobs.ts';
import { Presence } from './bus/presence.ts';
import { Chat } from './chat/chat.ts';
import { SpectatorChat } from './chat/spectator-chat.ts';
import { ClubBoard } from './clubs/club-board.ts';
import { ClubInvitations } from './clubs/club-invitations.ts';
import { ClubPages } from './clubs/club-pages.ts';
import { Clubs } from './clubs/clubs.ts';
import type { Config } from './config.ts';
import { Challenges } from './daily/challenges.ts';
import { networksOf } from './edge/networks.ts';
import { RateLimiter } from './edge/rate-limits.ts';
import { AddressRecorder, loadAddressKey } from './identity/address-recorder.ts';
import { Identity } from './identity/identity.ts';
import { NameCache } from './identity/name-cache.ts';
import { createSetupCode } from './identity/setup-code.ts';
import { newToken } from './identity/tokens.ts';
import { UserAdministration } from './identity/user-administration.ts';
import { LiveTables } from './live/live-tables.ts';
import { Commitments } from './lobby/commitments.ts';
import { Matchmaker } from './lobby/matchmaker.ts';
import { OpenTables } from './lobby/open-tables.ts';
import { Rematches } from './lobby/rematches.ts';
import { createSeekMatch } from './lobby/seek-match.ts';
import { SharedCommitments } from './lobby/shared-commitments.ts';
import { SharedMatchmaker } from './lobby/shared-matchmaker.ts';
import type { Log } from './log.ts';
import { MatchCommands } from './match/commands.ts';
import { Rooms } from './match/rooms.ts';
import { Metrics } from './metrics.ts';
import { MinorGc, watchMarking } from './minor-gc.ts';
import { Moderation } from './moderation/moderation.ts';
import { EmailAddresses } from './notify/email-addresses.ts';
import { Notifications } from './notify/notifications.ts';
import { loadNotifyKeys } from './notify/notify-keys.ts';
import { PassphraseResets } from './notify/passphrase-resets.ts';
import { SignedLinks } from './notify/signed-links.ts';
import { People } from './people/people.ts';
import { Plans } from './plans/plans.ts';
import { INITIAL_RATING } from './ratings/rating-systems.ts';
import { SeasonBoards } from './ratings/season-boards.ts';
import type { Services } from './services.ts';
import { Hub } from './socket/hub.ts';
import { Leadership } from './store/postgres/leadership.ts';
import { ClubTournaments } from './tournaments/club-tournaments.ts';
import { PublicTournaments } from './tournaments/public-tournaments.ts';
import { TournamentPages } from './tournaments/tournament-pages.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import { Visibility } from './visibility/visibility.ts';

/** Stored in the database and the same in every release, because servers of two releases must agree on one leader. */
const LEASE_NAME = 'house';

/** The services with their background jobs. */
export interface Composition {
  readonly services: Services;
  /** Null unless this start created it. It is not stored in plain text. */
  readonly setupCode: string | null;
  /** From now on `/readyz` fails, so that balancers send no more requests. */
  startDraining(): void;
  /** Closes sockets, streams and waiting requests. */
  closeConnections(): void;
  /** Stops the jobs, then closes the store. */
  close(): Promise<void>;
}

export async function compose(config: Config, log: Log): Promise<Composition> {
  const adapters = await openAdapters(config, log);
  const leadership = adapters.shared && new Leadership(adapters.shared, LEASE_NAME, log);
  let isDraining = false;
  const services = await createServices({ config, log, adapters, leadership, isLeaving: () => isDraining });
  const jobs = createBackgroundJobs(services, adapters, leadership);
  await leadership?.start();
  await jobs.start();
  const startDraining = () => {
    isDraining = true;
  };
  const closeConnections = () => {
    startDraining();
    services.hub.close();
    services.matchmaker.close();
  };
  return {
    services,
    setupCode: await createSetupCode(adapters.store.users),
    startDraining,
    closeConnections,
    async close() {
      closeConnections();
      await leadership?.stop();
      await jobs.stop();
      await adapters.close();
    },
  };
}

interface ServicesOptions {
  readonly config: Config;
  readonly log: Log;
  readonly adapters: Adapters;
  readonly leadership: Leadership | null;
  isLeaving(): boolean;
}

async function createServices({ config, log, adapters, leadership, isLeaving }: ServicesOptions): Promise<Services> {
  const { store, bus, now, shared, nats } = adapters;
  const metrics = new Metrics();
  const isShared = shared !== null;
  const minorGc = new MinorGc(globalThis.gc, watchMarking());
  const rooms: Rooms = new Rooms({
    store: store.matches,
    isShared,
    now,
    onStored(table, entries) {
      metrics.count('entries_total', entries.length);
      bus.publish({ type: 'match', id: table.header.id, version: table.version, table, entries });
      if (entries.length > 0) minorGc.afterMove(rooms.pendingCommands);
    },
  });
  // Subscribed first, so that other listeners read up-to-date rooms.
  bus.subscribe((message) => {
    if (message.type === 'match' && message.isRemote && message.entries) rooms.applyRemote(message.id, message.entries);
  });
  const commands = new MatchCommands(rooms, store.people);
  const directory = new NameCache(store.users);
  const limits = config.rateLimits ? createLimits(adapters) : UNLIMITED;
  const identity = new Identity({ store, bus, directory, commands, log, now });
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
  const moderation = new Moderation({ store: store.moderation, bus, log, now });
  await moderation.load();
  const commitments = shared ? new SharedCommitments(shared, now) : new Commitments(now);
  const hasMail = config.smtp !== null;
  const mailDelayMs = 1000 * config.mailDelay;
  const notifications = new Notifications({ store: store.notifications, log, hasMail, mailDelayMs, now });
  const challenges = new Challenges({ config, limits, store, rooms, bus, log, now });
  const tournaments = new Tournaments({ config, store, rooms, bus, log, isShared, notifications, now });
  const matchmaker = createMatchmaker({ store, rooms, commands, commitments, bus, now }, adapters, leadership);
  metrics.gauge('rooms', () => rooms.count);
  metrics.gauge('room_bytes', () => rooms.bytes);
  metrics.gauge('seeks', () => matchmaker.count);
  const keys = await loadNotifyKeys(store.push);
  const addressKey = await loadAddressKey(store.push);
  const mailLinks = new SignedLinks(keys.links, config.publicUrl ?? '');
  const clubInvitations = new ClubInvitations({ store, directory, bus, notifications, now });
  const services = {
    config,
    store,
    bus,
    rooms,
    commands,
    people: new People({ store, rooms, directory, bus, notifications, now }),
    plans: new Plans({ store: store.plans, rooms, replyDelay: config.replyDelay }),
    directory,
    identity,
    administration: new UserAdministration({ store, bus, commands, log }),
    limits,
    visibility,
    live: new LiveTables({ store, bus, directory, visibility, server: newToken(), now }),
    chat,
    spectatorChat: new SpectatorChat({
      store: store.spectatorChat,
      people: store.people,
      bus,
      directory,
      visibility,
      mayPost: mayTalk,
      now,
    }),
    moderation,
    seasonBoards: new SeasonBoards({ ratings: store.ratings, now }),
    openTables: new OpenTables({ store, bus, directory, now }),
    commitments,
    rematches: new Rematches({ config, limits, store, rooms, commands, commitments, now }),
    challenges,
    tournaments,
    tournamentPages: new TournamentPages({
      ...{ tournaments, store, directory, now },
      publicTournaments: new PublicTournaments({ store: store.tournaments, bus, now }),
    }),
    clubs: new Clubs({ config, store, bus, invitations: clubInvitations, now }),
    clubPages: new ClubPages({ store, directory, invitations: clubInvitations }),
    clubInvitations,
    clubBoard: new ClubBoard({
      store,
      bus,
      directory,
      mayPost: (user) => limits.allows('posts', user),
      muteRefusal: (user) => visibility.muteRefusal(user),
      now,
    }),
    clubTournaments: new ClubTournaments({ tournaments, store, directory }),
    addresses: new AddressRecorder({
      store: store.addresses,
      key: addressKey,
      networkOf: (address) => networksOf(address)[0].key,
      log,
      now,
    }),
    matchmaker,
    notifyKeys: keys,
    notifications,
    mailLinks,
    emailAddresses: new EmailAddresses({
      store: store.emails,
      notifications,
      links: mailLinks,
      mayWriteTo: (mailbox, from) =>
        limits.allows('email-address', `${from} ${mailbox}`) && limits.allows('mailbox', mailbox),
      now,
    }),
    passphraseResets: new PassphraseResets({
      store,
      passphrases: identity.passphrases,
      notifications,
      links: mailLinks,
      log,
      // Counted separately from confirmation e-mails, so that entering somebody else's address cannot use up the
      // owner's limit. Nor can repeated requests: the owner asks from another network or a known device.
      mayWriteTo: (mailbox, { address, device }) =>
        device === null
          ? limits.allows('email-address', `${address} reset ${mailbox}`) &&
            limits.allows('mailbox', `reset ${mailbox}`)
          : limits.allows('email-address', `device ${device}`),
      now,
    }),
    deviceKey: await store.push.getOrCreateSetting('device-key', newToken()),
    log,
    metrics,
    isDraining: isLeaving,
    now,
  };
  return {
    ...services,
    hub: new Hub({
      ...services,
      isShared,
      presence: nats && new Presence(nats),
      claimDelayMs: 1000 * config.claimDelay,
    }),
  };
}

const UNLIMITED: Services['limits'] = {
  allows: () => true,
  waitFor: () => 0,
  isExhausted: () => false,
  charge: () => undefined,
};

function createLimits({ bus, now }: Adapters): RateLimiter {
  const limits = new RateLimiter(now, (kind, key) => bus.publishToOthers({ type: 'spent', kind, key }));
  bus.subscribe((message) => {
    if (message.type === 'spent') limits.recordRemoteUse(message.kind, message.key);
  });
  return limits;
}

/** How long a seek request waits; with several servers the leader answers the others sooner. */
const SEEK_POLL_TIMEOUT_MS = 25_000;
const SHARED_SEEK_POLL_TIMEOUT_MS = 2000;

function createMatchmaker(
  {
    store,
    rooms,
    commands,
    commitments,
    bus,
    now,
  }: Pick<Services, 'store' | 'rooms' | 'commands' | 'commitments' | 'bus' | 'now'>,
  { nats }: Adapters,
  leadership: Leadership | null,
): Matchmaker | SharedMatchmaker {
  const isShared = nats !== null && leadership !== null;
  const matchmaker = new Matchmaker({
    ratingOf: async (user, game, mode) =>
      (await store.ratings.ratingOf(user.id, game, mode))?.rating ?? INITIAL_RATING.rating,
    blocksOf: (user) => store.people.blocksOf(user.id),
    createMatch: (first, second) => createSeekMatch({ rooms, commands, now }, first, second),
    redeem: (commitment) => commitments.redeem(commitment),
    now,
    onChange: () => bus.publish({ type: 'lobby' }),
    pollTimeoutMs: isShared ? SHARED_SEEK_POLL_TIMEOUT_MS : SEEK_POLL_TIMEOUT_MS,
  });
  bus.subscribe((message) => {
    if (message.type === 'blocked') matchmaker.onBlocked(message.id, message.other);
  });
  return isShared ? new SharedMatchmaker({ matchmaker, nats, leadership }) : matchmaker;
}
