import type { Adapters } from './adapters.ts';
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
import type { Leadership } from './store/postgres/leadership.ts';
import { ClubTournaments } from './tournaments/club-tournaments.ts';
import { PublicTournaments } from './tournaments/public-tournaments.ts';
import { TournamentPages } from './tournaments/tournament-pages.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import { Visibility } from './visibility/visibility.ts';

interface ServicesOptions {
  readonly config: Config;
  readonly log: Log;
  readonly adapters: Adapters;
  readonly leadership: Leadership | null;
  isDraining(): boolean;
}

export async function createServices(options: ServicesOptions): Promise<Services> {
  const { adapters, leadership, isDraining } = options;
  const base = createBaseServices(options);
  const { config, store, bus, rooms, commands, directory, visibility, notifications, log, now } = base;
  const moderation = new Moderation({ store: store.moderation, bus, log, now });
  await moderation.load();
  const addressKey = await loadAddressKey(store.push);
  const services = {
    ...base,
    ...createLobbyServices(base, adapters, leadership),
    ...createTournamentServices(base, adapters),
    ...createChats(base),
    ...(await createMailServices(base)),
    moderation,
    people: new People({ store, rooms, directory, bus, notifications, now }),
    plans: new Plans({ store: store.plans, rooms, replyDelay: config.replyDelay }),
    administration: new UserAdministration({ store, bus, commands, log }),
    live: new LiveTables({ store, bus, directory, visibility, server: newToken(), now }),
    seasonBoards: new SeasonBoards({ ratings: store.ratings, now }),
    addresses: new AddressRecorder({
      store: store.addresses,
      key: addressKey,
      networkOf: (address) => networksOf(address)[0].key,
      log,
      now,
    }),
    deviceKey: await store.push.getOrCreateSetting('device-key', newToken()),
    isDraining,
  };
  const presence = adapters.nats && new Presence(adapters.nats);
  const isShared = adapters.shared !== null;
  const hub = new Hub({ ...services, isShared, presence, claimDelayMs: 1000 * config.claimDelay });
  return { ...services, hub };
}

type BaseServices = ReturnType<typeof createBaseServices>;

/** The services that most others need. */
function createBaseServices({ config, log, adapters }: ServicesOptions) {
  const { store, bus, now } = adapters;
  const metrics = new Metrics();
  const rooms = createRooms(adapters, metrics);
  const commands = new MatchCommands(rooms, store.people);
  const directory = new NameCache(store.users);
  return {
    config,
    log,
    now,
    store,
    bus,
    metrics,
    rooms,
    commands,
    directory,
    limits: config.rateLimits ? createLimits(adapters) : UNLIMITED,
    identity: new Identity({ store, bus, directory, commands, log, now }),
    visibility: new Visibility({ rooms, store, now }),
    notifications: new Notifications({
      store: store.notifications,
      log,
      hasMail: config.smtp !== null,
      mailDelayMs: 1000 * config.mailDelay,
      now,
    }),
  };
}

function createRooms({ store, bus, now, shared }: Adapters, metrics: Metrics): Rooms {
  const minorGc = new MinorGc(globalThis.gc, watchMarking());
  const rooms: Rooms = new Rooms({
    store: store.matches,
    isShared: shared !== null,
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
  metrics.gauge('rooms', () => rooms.count);
  metrics.gauge('room_bytes', () => rooms.bytes);
  return rooms;
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

function createLobbyServices(base: BaseServices, adapters: Adapters, leadership: Leadership | null) {
  const { config, limits, store, rooms, commands, directory, bus, metrics, log, now } = base;
  const commitments = adapters.shared ? new SharedCommitments(adapters.shared, now) : new Commitments(now);
  const matchmaker = createMatchmaker({ ...base, commitments }, adapters, leadership);
  metrics.gauge('seeks', () => matchmaker.count);
  return {
    commitments,
    matchmaker,
    openTables: new OpenTables({ store, bus, directory, now }),
    rematches: new Rematches({ config, limits, store, rooms, commands, commitments, now }),
    challenges: new Challenges({ config, limits, store, rooms, bus, log, now }),
  };
}

/** How long a seek request waits; with several servers the leader answers the others sooner. */
const SEEK_POLL_TIMEOUT_MS = 25_000;
const SHARED_SEEK_POLL_TIMEOUT_MS = 2000;

function createMatchmaker(
  { store, rooms, commands, commitments, bus, now }: BaseServices & Pick<Services, 'commitments'>,
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

function createTournamentServices(base: BaseServices, { shared }: Adapters) {
  const { config, store, rooms, bus, directory, limits, visibility, notifications, log, now } = base;
  const isShared = shared !== null;
  const tournaments = new Tournaments({ config, store, rooms, bus, log, isShared, notifications, now });
  const publicTournaments = new PublicTournaments({ store: store.tournaments, bus, now });
  const clubInvitations = new ClubInvitations({ store, directory, bus, notifications, now });
  return {
    tournaments,
    tournamentPages: new TournamentPages({ tournaments, store, directory, now, publicTournaments }),
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
  };
}

function createChats({ store, bus, directory, limits, visibility, now }: BaseServices) {
  const mayPost = (user: string) => limits.allows('chat', user);
  const { people } = store;
  return {
    chat: new Chat({ store: store.chat, bus, directory, visibility, mayPost, now }),
    spectatorChat: new SpectatorChat({ store: store.spectatorChat, people, bus, directory, visibility, mayPost, now }),
  };
}

async function createMailServices({ config, store, identity, notifications, limits, log, now }: BaseServices) {
  const notifyKeys = await loadNotifyKeys(store.push);
  const mailLinks = new SignedLinks(notifyKeys.links, config.publicUrl ?? '');
  return {
    notifyKeys,
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
  };
}
