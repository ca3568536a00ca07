import { hash } from 'node:crypto';
import type { ListedMatch, ListedSeek, MatchId, OpenSeek, UserId } from '@safehouse/protocol';
import { peopleAt, type Table } from '@safehouse/table';
import type { MatchChangedMessage } from '../bus/bus.ts';
import { isAnyAmong } from '../match/among-players.ts';
import { toListedMatch } from '../match/listed-match.ts';
import type { MatchWithSummary } from '../store/match-store.ts';
import type { HubServices } from './hub-services.ts';
import type { SubscriberBlocks } from './subscriber-blocks.ts';
import type { ListSubscription } from './subscription.ts';

const MAX_LISTED = 50;

type ListServices = Pick<
  HubServices,
  'store' | 'rooms' | 'bus' | 'directory' | 'matchmaker' | 'people' | 'clubInvitations'
> & {
  readonly blocks: SubscriberBlocks;
};

interface Lobby {
  readonly tables: readonly ListedMatch[];
  readonly seeks: readonly ListedSeek[];
  /** The text for everybody without a block that concerns it. */
  readonly text: string;
}

/** Subscriptions to the lobby and to users' own matches. Lists are long, so they are sent at most once per tick. */
export class ListBroadcast {
  readonly #services: ListServices;
  readonly #lobbySubscriptions = new Set<ListSubscription>();
  /** With a hash of the last list sent to each, so that nobody learns of events that their list does not show. */
  readonly #ownMatchesSubscriptions = new Map<UserId, Map<ListSubscription, string>>();
  /** By user: stops listening for their list on the bus. */
  readonly #remoteUnsubscribers = new Map<UserId, () => void>();
  /** The tables of the lobby as last sent: a change of one of them changes the lobby. */
  #openTableIds: ReadonlySet<MatchId> = new Set();
  #openSeeks: readonly OpenSeek[] = [];
  #isLobbyStale = false;
  /** The lobby of this tick, for all who subscribe in it; null if it was not read or has changed. */
  #lobby: Promise<Lobby> | null = null;
  readonly #staleUsers = new Set<UserId>();

  constructor(services: ListServices) {
    this.#services = services;
  }

  async add(subscription: ListSubscription): Promise<void> {
    if (subscription.type === 'lobby') return this.#addToLobby(subscription);
    const user = subscription.subscriber.userId;
    if (user === null) return;
    this.#subscriptionsOf(user).set(subscription, '');
    this.#sendOwnMatches(user, [subscription], await this.#ownMatchesPayload(user));
  }

  async #addToLobby(subscription: ListSubscription): Promise<void> {
    this.#lobbySubscriptions.add(subscription);
    await this.#services.blocks.add(subscription.subscriber);
    const lobby = await this.#currentLobby();
    if (this.#lobbySubscriptions.has(subscription)) this.#sendLobby(subscription, lobby);
  }

  remove(subscription: ListSubscription): void {
    if (this.#lobbySubscriptions.delete(subscription)) this.#services.blocks.remove(subscription.subscriber);
    // Without subscribers, changes are not noticed.
    if (this.#lobbySubscriptions.size === 0) this.#lobby = null;
    const user = subscription.subscriber.userId;
    const own = user === null ? undefined : this.#ownMatchesSubscriptions.get(user);
    if (user === null || !own?.delete(subscription) || own.size > 0) return;
    this.#ownMatchesSubscriptions.delete(user);
    this.#remoteUnsubscribers.get(user)?.();
    this.#remoteUnsubscribers.delete(user);
  }

  #subscriptionsOf(user: UserId): Map<ListSubscription, string> {
    const own = this.#ownMatchesSubscriptions.get(user) ?? new Map();
    this.#ownMatchesSubscriptions.set(user, own);
    if (!this.#remoteUnsubscribers.has(user))
      this.#remoteUnsubscribers.set(user, this.#services.bus.follow({ type: 'mine', id: user }));
    return own;
  }

  onOwnMatchesChanged(user: UserId): void {
    if (this.#ownMatchesSubscriptions.has(user)) this.#staleUsers.add(user);
  }

  onLobbyChanged(): void {
    this.#isLobbyStale = true;
    this.#lobby = null;
  }

  /** Tables and seeks of these others may have to be hidden from this user, or shown again. */
  async onBlocksChanged(user: UserId, others: ReadonlySet<UserId>): Promise<void> {
    const own = [...this.#lobbySubscriptions].filter(({ subscriber }) => subscriber.userId === user);
    if (own.length === 0) return;
    const lobby = await this.#currentLobby();
    const isAnyListed =
      lobby.tables.some(({ opponents }) => isAnyAmong(others, opponents)) ||
      lobby.seeks.some((seek) => others.has(seek.user));
    if (!isAnyListed) return;
    for (const subscription of own)
      if (this.#lobbySubscriptions.has(subscription)) this.#sendLobby(subscription, lobby);
  }

  /** Other servers publish changed lists themselves. */
  onMatchChanged({ id, table, isRemote }: MatchChangedMessage): Promise<unknown> | null {
    if (isRemote || this.#lobbySubscriptions.size + this.#ownMatchesSubscriptions.size === 0) return null;
    if (!table) return this.#services.rooms.read(id, (current) => this.#markStale(current));
    this.#markStale(table);
    return null;
  }

  #markStale({ header, status, chairs }: Table): void {
    const isOpen = status === 'open' && header.visibility === 'public';
    if (isOpen || this.#openTableIds.has(header.id)) this.onLobbyChanged();
    for (const user of peopleAt(chairs)) if (this.#ownMatchesSubscriptions.has(user)) this.#staleUsers.add(user);
  }

  /** Sends the lists that have changed. */
  async tick(): Promise<void> {
    this.#lobby = null;
    if (this.#isLobbyStale && this.#lobbySubscriptions.size > 0) {
      // Not reset when a new subscriber reads it: the others have not been sent it yet.
      this.#isLobbyStale = false;
      const lobby = await this.#currentLobby();
      for (const subscription of this.#lobbySubscriptions) this.#sendLobby(subscription, lobby);
    }
    for (const user of [...this.#staleUsers]) {
      this.#staleUsers.delete(user);
      const text = await this.#ownMatchesPayload(user);
      this.#sendOwnMatches(user, this.#ownMatchesSubscriptions.get(user)?.keys() ?? [], text);
    }
  }

  #sendOwnMatches(user: UserId, subscriptions: Iterable<ListSubscription>, text: string): void {
    const own = this.#ownMatchesSubscriptions.get(user);
    const sent = hash('sha1', text);
    for (const subscription of subscriptions) {
      const before = own?.get(subscription);
      if (before === undefined || before === sent) continue;
      own?.set(subscription, sent);
      sendList(subscription, text);
    }
  }

  /** Users with a block between them do not see each other's tables and seeks. */
  #sendLobby(subscription: ListSubscription, { tables, seeks, text }: Lobby): void {
    const blocked = this.#services.blocks.of(subscription.subscriber);
    const shownTables = tables.filter(({ opponents }) => !isAnyAmong(blocked, opponents));
    const shownSeeks = seeks.filter(({ user }) => !blocked.has(user));
    const isWhole = shownTables.length === tables.length && shownSeeks.length === seeks.length;
    sendList(subscription, isWhole ? text : lobbyText(shownTables, shownSeeks));
  }

  #currentLobby(): Promise<Lobby> {
    this.#lobby ??= this.#readLobby();
    return this.#lobby;
  }

  /** If reading fails, a later tick tries again. */
  async #readLobby(): Promise<Lobby> {
    const open = await this.#services.store.matches.openTables(MAX_LISTED).catch((error) => {
      this.onLobbyChanged();
      throw error;
    });
    this.#openTableIds = new Set(open.map(({ header }) => header.id));
    const tables = await this.#toListedMatches(open, null);
    const seeks = await this.#listedSeeks();
    return { tables, seeks, text: lobbyText(tables, seeks) };
  }

  async #listedSeeks(): Promise<ListedSeek[]> {
    const { matchmaker, directory } = this.#services;
    const listed = matchmaker ? await matchmaker.list() : [];
    // The known seeks are kept until the next tick, which asks again.
    if (listed === null) this.#isLobbyStale = true;
    else this.#openSeeks = listed;
    const seeks = this.#openSeeks;
    await directory.preload(seeks.map(({ user }) => user));
    return seeks.flatMap((seek) => {
      const name = directory.nameOf(seek.user);
      return name === null ? [] : [{ ...seek, name }];
    });
  }

  async #ownMatchesPayload(user: UserId): Promise<string> {
    const matches = JSON.stringify(await this.#toListedMatches(await this.#ownMatches(user), user));
    const invitations = (await this.#services.people?.invitationsTo(user)) ?? [];
    const toClubs = (await this.#services.clubInvitations?.invitationsTo(user)) ?? [];
    const clubs = toClubs.length === 0 ? '' : `,"clubInvitations":${JSON.stringify(toClubs)}`;
    return `"matches":${matches},"invitations":${JSON.stringify(invitations)}${clubs}}`;
  }

  #ownMatches(user: UserId): Promise<MatchWithSummary[]> {
    return this.#services.store.matches.matchesOf(user, MAX_LISTED).catch((error) => {
      this.#staleUsers.add(user);
      throw error;
    });
  }

  async #toListedMatches(matches: readonly MatchWithSummary[], user: UserId | null): Promise<ListedMatch[]> {
    const { directory } = this.#services;
    await directory.preload(matches.flatMap(({ summary }) => summary.holders));
    return matches.map((match) => toListedMatch(match, user, directory.nameOf));
  }
}

function lobbyText(tables: readonly ListedMatch[], seeks: readonly ListedSeek[]): string {
  return `"tables":${JSON.stringify(tables)},"seeks":${JSON.stringify(seeks)}}`;
}

function sendList({ subscriber, type, on }: ListSubscription, rest: string): void {
  subscriber.sendText(`{"type":"${type}","on":${on},${rest}`);
}
