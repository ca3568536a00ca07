import type { FriendStatus, MatchId, UserId } from '@safehouse/protocol';
import type { BusMessage } from '../bus/bus.ts';
import type { SeatCommand } from '../match/commands.ts';
import type { CommandResult } from '../match/room.ts';
import type { User } from '../store/user.ts';
import { Broadcast } from './broadcast.ts';
import { broadcastChatLine, broadcastSpectatorLine } from './chat-broadcast.ts';
import { ClubBroadcast } from './club-broadcast.ts';
import type { Connection } from './connection.ts';
import { Connections, PING_ROUND_TICKS } from './connections.ts';
import { FriendPresence } from './friend-presence.ts';
import type { HubServices } from './hub-services.ts';
import { ListBroadcast } from './list-broadcast.ts';
import { LiveBroadcast } from './live-broadcast.ts';
import { OnlineBroadcast } from './online-broadcast.ts';
import { OnlinePeople } from './online-people.ts';
import { SubscriberBlocks } from './subscriber-blocks.ts';
import type { MatchSubscription, Subscription } from './subscription.ts';
import { TournamentBroadcast } from './tournament-broadcast.ts';

const TICK_MS = 1000;
/** With several servers, every watched match is refreshed once in this many ticks: a bus message may have been lost. */
const REFRESH_EVERY_TICKS = 3;

/** With several servers, every session is looked up again once in this many ticks, for the same reason. */
const AUTHENTICATION_TICKS = 300;

const NO_TOURNAMENTS = { written: async () => null, versionOf: async () => null };

/** All connections and subscriptions of this process. */
export class Hub {
  readonly services: HubServices;
  readonly connections = new Connections({
    onFirstConnection: (user) => this.#servePerson(user),
    onLastConnectionClosed: (user) => this.#stopServingPerson(user),
  });
  readonly #broadcasts = new Map<MatchId, Broadcast>();
  /** By watched match: stops listening for it on the bus. */
  readonly #remoteUnsubscribers = new Map<MatchId, () => void>();
  readonly #blocks: SubscriberBlocks;
  readonly #lists: ListBroadcast;
  readonly #tournaments: TournamentBroadcast;
  readonly #clubs: ClubBroadcast;
  readonly #friends: FriendPresence;
  readonly #live: LiveBroadcast;
  readonly online: OnlinePeople;
  readonly #onlineBroadcast: OnlineBroadcast;
  /** By connected user: stops answering other servers' questions about them. */
  readonly #personServers = new Map<UserId, () => void>();
  readonly #unsubscribeBus: () => void;
  #ticks = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(services: HubServices) {
    this.services = services;
    const blocks = new SubscriberBlocks(services);
    this.#blocks = blocks;
    this.#lists = new ListBroadcast({ ...services, blocks });
    this.#tournaments = new TournamentBroadcast(services.tournamentPages ?? NO_TOURNAMENTS);
    this.#clubs = new ClubBroadcast(services.clubPages ?? { view: async () => null });
    const localStatusOf = (user: UserId) => this.statusOf(user);
    this.#friends = new FriendPresence({ ...services, localStatusOf });
    const { visibleUsers } = this.connections;
    this.online = new OnlinePeople({ ...services, visibleUsers, localStatusOf });
    this.#onlineBroadcast = new OnlineBroadcast({ online: this.online, blocks });
    this.#live = new LiveBroadcast({ ...services, blocks });
    this.#unsubscribeBus = services.bus.subscribe((message) => this.#onBusMessage(message));
    services.moderation?.onBansChanged(() => this.#closeBanned());
    services.metrics.gauge('connections', () => this.connections.all.length);
    services.metrics.gauge('watched_matches', () => this.#broadcasts.size);
  }

  /** One timer for all connections. */
  start(): void {
    this.#timer ??= setInterval(() => this.tick(), TICK_MS).unref();
  }

  /** Closes all connections. */
  close(): void {
    this.#unsubscribeBus();
    if (this.#timer) clearInterval(this.#timer);
    for (const connection of this.connections.all) connection.closeWith('shutting-down');
  }

  now(): number {
    return this.services.now();
  }

  userOf(token: string): Promise<User | null> {
    return this.services.identity.userForToken(token);
  }

  isBanned(address: string): boolean {
    return this.services.moderation?.isAddressBanned(address) ?? false;
  }

  #closeBanned(): void {
    for (const connection of this.connections.all)
      if (this.isBanned(connection.address)) connection.closeWith('signed-out');
  }

  #servePerson(user: UserId): void {
    const { presence } = this.services;
    if (!presence) return;
    const statusOf = (asked: UserId) => this.statusOf(asked);
    this.#personServers.set(user, presence.servePerson(user, statusOf));
  }

  #stopServingPerson(user: UserId): void {
    this.#personServers.get(user)?.();
    this.#personServers.delete(user);
  }

  /** The status shown to friends; null: not connected to this server, or invisible. */
  statusOf(user: UserId): FriendStatus | null {
    const visible = this.connections.ofUser(user).filter(({ isInvisible }) => !isInvisible);
    if (visible.length === 0) return null;
    const matches = visible.flatMap(({ watchedMatches }) => watchedMatches);
    return matches.some((match) => this.#broadcasts.get(match)?.isPlayedBy(user)) ? 'playing' : 'online';
  }

  /** On any server; null: offline or invisible. */
  async presenceOf(user: UserId): Promise<FriendStatus | null> {
    const { presence, matchmaker } = this.services;
    const status = this.statusOf(user) ?? (await presence?.statusOf(user)) ?? null;
    if (status === null) return null;
    const seeks = (await matchmaker?.list()) ?? [];
    return seeks.some((seek) => seek.user === user) ? 'looking' : status;
  }

  /** Does this user have the match open on this server? */
  isWatching(match: MatchId, user: UserId): boolean {
    return this.#broadcasts.get(match)?.isWatching(user) ?? false;
  }

  /** Absence is measured while the claimant watches the match. If no player does, nobody counts as absent. */
  async claim(command: SeatCommand): Promise<CommandResult> {
    const { commands, claimDelayMs: delayMs } = this.services;
    const absent = (await this.#broadcasts.get(command.match)?.presence.confirmAbsent()) ?? [];
    return commands.claim({ ...command, absent, delayMs });
  }

  subscribe(subscription: Subscription): void {
    if (subscription.type !== 'match') {
      this.#addList(subscription).catch((error) => this.#logError(error));
      return;
    }
    const broadcast = this.#broadcasts.get(subscription.match) ?? this.#openBroadcast(subscription.match);
    broadcast.add(subscription);
  }

  #addList(subscription: Exclude<Subscription, { readonly type: 'match' }>): Promise<void> {
    if (subscription.type === 'tournament') return this.#tournaments.add(subscription);
    if (subscription.type === 'club') return this.#clubs.add(subscription);
    if (subscription.type === 'online') return this.#onlineBroadcast.add(subscription);
    if (subscription.type === 'live' || subscription.type === 'tv') return this.#live.add(subscription);
    return subscription.type === 'friends' ? this.#friends.add(subscription) : this.#lists.add(subscription);
  }

  #openBroadcast(match: MatchId): Broadcast {
    const { bus, presence } = this.services;
    const broadcast = new Broadcast(match, this.services);
    const unfollow = bus.follow({ type: 'match', id: match });
    const stopServing = presence?.serveMatch(match, (user) => this.isWatching(match, user));
    this.#broadcasts.set(match, broadcast);
    this.#remoteUnsubscribers.set(match, () => {
      unfollow();
      stopServing?.();
    });
    return broadcast;
  }

  #closeBroadcast(match: MatchId): void {
    this.services.bus.publishToOthers({ type: 'presence', id: match });
    this.services.live.spectators.removeLocal(match);
    this.#broadcasts.get(match)?.close();
    this.#broadcasts.delete(match);
    this.#remoteUnsubscribers.get(match)?.();
    this.#remoteUnsubscribers.delete(match);
  }

  unsubscribe(subscription: Subscription): void {
    if (subscription.type !== 'match') {
      if (subscription.type === 'tournament') this.#tournaments.remove(subscription);
      else if (subscription.type === 'club') this.#clubs.remove(subscription);
      else if (subscription.type === 'friends') this.#friends.remove(subscription);
      else if (subscription.type === 'online') this.#onlineBroadcast.remove(subscription);
      else if (subscription.type === 'live' || subscription.type === 'tv') this.#live.remove(subscription);
      else this.#lists.remove(subscription);
      return;
    }
    const broadcast = this.#broadcasts.get(subscription.match);
    broadcast?.remove(subscription);
    if (broadcast?.isEmpty) this.#closeBroadcast(subscription.match);
  }

  /** Called every second: pings, delayed spectators, changed lists. */
  tick(): void {
    const isAuthenticationDue = this.services.isShared && this.#ticks % AUTHENTICATION_TICKS < PING_ROUND_TICKS;
    for (const connection of this.connections.pingGroup(this.#ticks++)) {
      connection.ping();
      if (isAuthenticationDue) this.#reauthenticate(connection);
    }
    this.connections.slowReaders.tick();
    const now = this.now();
    let place = this.#ticks;
    for (const [id, broadcast] of this.#broadcasts) {
      const isTurn = broadcast.isBehind || (this.services.isShared && place++ % REFRESH_EVERY_TICKS === 0);
      broadcast.updatePresence();
      broadcast.updateAudience(this.services.live.spectators);
      if (broadcast.isEmpty) this.#closeBroadcast(id);
      else if (isTurn || (broadcast.nextRefreshAt !== null && broadcast.nextRefreshAt <= now)) broadcast.refresh();
    }
    this.#friends.tick().catch((error) => this.#logError(error));
    this.#lists.tick().catch((error) => this.#logError(error));
    this.#live.tick().catch((error) => this.#logError(error));
    this.online.tick().catch((error) => this.#logError(error));
    this.#onlineBroadcast.tick().catch((error) => this.#logError(error));
    if (this.services.isShared && this.#ticks % REFRESH_EVERY_TICKS === 0) this.#tournaments.refreshAll();
    this.#tournaments.tick().catch((error) => this.#logError(error));
    this.#clubs.tick().catch((error) => this.#logError(error));
  }

  #onBusMessage(message: BusMessage): void {
    switch (message.type) {
      case 'match':
        this.#broadcasts.get(message.id)?.onMatchChanged(message);
        this.#lists.onMatchChanged(message)?.catch((error) => this.#logError(error));
        break;
      case 'lobby':
        this.#lists.onLobbyChanged();
        break;
      case 'tournament':
        this.#tournaments.onChanged(message.id);
        break;
      case 'club':
        this.#clubs.onChanged(message.id);
        break;
      case 'mine':
        this.#lists.onOwnMatchesChanged(message.id);
        this.#friends.onPeopleChanged(message.id).catch((error) => this.#logError(error));
        this.#reloadBlocks(message.id).catch((error) => this.#logError(error));
        break;
      case 'chat':
        broadcastChatLine(this.services.chat, message, this.#chatAudienceOf(message.id)).catch((error) =>
          this.#logError(error),
        );
        break;
      case 'spectator-chat':
        broadcastSpectatorLine(this.services.spectatorChat, message, this.#subscriptionsTo(message.id)).catch((error) =>
          this.#logError(error),
        );
        break;
      case 'online-asked':
        this.online.onAsked();
        break;
      case 'online':
        this.online.onRemote(message);
        break;
      case 'presence':
        this.#broadcasts.get(message.id)?.presence.recheckRemote();
        break;
      case 'user':
        for (const connection of this.connections.ofUser(message.id)) this.#reauthenticate(connection);
        for (const broadcast of this.#broadcasts.values()) broadcast.onUserChanged(message.id);
        break;
    }
  }

  async #reloadBlocks(user: UserId): Promise<void> {
    const changed = await this.#blocks.reload(user);
    if (changed.size > 0) await this.#lists.onBlocksChanged(user, changed);
  }

  #subscriptionsTo(match: MatchId): readonly MatchSubscription[] {
    return this.#broadcasts.get(match)?.subscriptions ?? [];
  }

  #chatAudienceOf(match: MatchId): Parameters<typeof broadcastChatLine>[2] {
    const subscriptions = this.#subscriptionsTo(match);
    return { subscriptions, mayBePlayer: (user) => this.#broadcasts.get(match)?.mayBePlayedBy(user) ?? false };
  }

  #reauthenticate(connection: Connection): void {
    connection.authenticate().catch((error) => this.#logError(error));
  }

  #logError(error: unknown): void {
    this.services.log.error('an update was not sent', { error: String(error) });
  }
}
