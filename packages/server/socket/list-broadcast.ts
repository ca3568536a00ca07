import type { ListedMatch, ListedSeek, MatchId, UserId } from '@safehouse/protocol';
import { holderOf, type Table } from '@safehouse/table';
import type { MatchChangedMessage } from '../bus/bus.ts';
import { toListedMatch } from '../match/listed-match.ts';
import type { MatchWithSummary } from '../store/match-store.ts';
import type { HubServices } from './hub-services.ts';
import type { ListSubscription } from './subscription.ts';

const MAX_LISTED = 50;

type ListServices = Pick<HubServices, 'store' | 'rooms' | 'bus' | 'directory' | 'matchmaker' | 'people'>;

/** Subscriptions to the lobby and to users' own matches. Lists are long: they are sent at most once a tick. */
export class ListBroadcast {
  readonly #services: ListServices;
  readonly #lobbySubscriptions = new Set<ListSubscription>();
  readonly #ownMatchesSubscriptions = new Map<UserId, Set<ListSubscription>>();
  /** By user: stops listening for their list on the bus. */
  readonly #remoteUnsubscribers = new Map<UserId, () => void>();
  /** The lobby as last sent: a change of one of these tables changes the lobby. */
  #openTableIds: ReadonlySet<MatchId> = new Set();
  #isLobbyStale = false;
  /** Of this tick, for all who subscribe in it; null where it was not read or has changed. */
  #lobbyPayload: Promise<string> | null = null;
  readonly #staleUsers = new Set<UserId>();

  constructor(services: ListServices) {
    this.#services = services;
  }

  async add(subscription: ListSubscription): Promise<void> {
    const user = subscription.subscriber.userId;
    if (subscription.type === 'lobby') this.#lobbySubscriptions.add(subscription);
    else if (user !== null) this.#subscriptionsOf(user).add(subscription);
    const text = subscription.type === 'lobby' ? await this.#currentLobby() : await this.#ownMatchesPayload(user);
    if (this.#isSubscribed(subscription)) sendList(subscription, text);
  }

  remove(subscription: ListSubscription): void {
    this.#lobbySubscriptions.delete(subscription);
    // Without subscribers nobody notices that it changes.
    if (this.#lobbySubscriptions.size === 0) this.#lobbyPayload = null;
    const user = subscription.subscriber.userId;
    const own = user === null ? undefined : this.#ownMatchesSubscriptions.get(user);
    if (user === null || !own?.delete(subscription) || own.size > 0) return;
    this.#ownMatchesSubscriptions.delete(user);
    this.#remoteUnsubscribers.get(user)?.();
    this.#remoteUnsubscribers.delete(user);
  }

  #subscriptionsOf(user: UserId): Set<ListSubscription> {
    const own = this.#ownMatchesSubscriptions.get(user) ?? new Set();
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
    this.#lobbyPayload = null;
  }

  /** Other servers publish changed lists themselves. */
  async onMatchChanged({ id, table, isRemote }: MatchChangedMessage): Promise<void> {
    if (isRemote || this.#lobbySubscriptions.size + this.#ownMatchesSubscriptions.size === 0) return;
    if (table) this.#markStale(table);
    else await this.#services.rooms.read(id, (table) => this.#markStale(table));
  }

  #markStale({ header, status, chairs }: Table): void {
    const isOpen = status === 'open' && header.visibility === 'public';
    if (isOpen || this.#openTableIds.has(header.id)) this.onLobbyChanged();
    for (const chair of chairs) {
      const holder = holderOf(chair);
      if (holder !== null && this.#ownMatchesSubscriptions.has(holder)) this.#staleUsers.add(holder);
    }
  }

  /** Sends the lists that have changed. */
  async tick(): Promise<void> {
    this.#lobbyPayload = null;
    if (this.#isLobbyStale && this.#lobbySubscriptions.size > 0) {
      const text = await this.#currentLobby();
      for (const subscription of this.#lobbySubscriptions) sendList(subscription, text);
    }
    for (const user of [...this.#staleUsers]) {
      this.#staleUsers.delete(user);
      const text = await this.#ownMatchesPayload(user);
      for (const subscription of this.#ownMatchesSubscriptions.get(user) ?? []) sendList(subscription, text);
    }
  }

  #isSubscribed(subscription: ListSubscription): boolean {
    const user = subscription.subscriber.userId;
    return (
      this.#lobbySubscriptions.has(subscription) ||
      (user !== null && this.#ownMatchesSubscriptions.get(user)?.has(subscription) === true)
    );
  }

  #currentLobby(): Promise<string> {
    this.#lobbyPayload ??= this.#readLobby();
    return this.#lobbyPayload;
  }

  /** If it cannot be read now, a later tick tries again. */
  async #readLobby(): Promise<string> {
    this.#isLobbyStale = false;
    const open = await this.#services.store.matches.openTables(MAX_LISTED).catch((error) => {
      this.onLobbyChanged();
      throw error;
    });
    this.#openTableIds = new Set(open.map(({ header }) => header.id));
    const tables = JSON.stringify(await this.#toListedMatches(open, null));
    return `"tables":${tables},"seeks":${JSON.stringify(await this.#listedSeeks())}}`;
  }

  async #listedSeeks(): Promise<ListedSeek[]> {
    const { matchmaker, directory } = this.#services;
    const seeks = (await matchmaker?.list()) ?? [];
    await directory.preload(seeks.map(({ user }) => user));
    return seeks.flatMap((seek) => {
      const name = directory.nameOf(seek.user);
      return name === null ? [] : [{ ...seek, name }];
    });
  }

  async #ownMatchesPayload(user: UserId | null): Promise<string> {
    const own = user === null ? [] : await this.#ownMatches(user);
    const matches = JSON.stringify(await this.#toListedMatches(own, user));
    const invitations = user === null ? [] : ((await this.#services.people?.invitationsTo(user)) ?? []);
    return `"matches":${matches},"invitations":${JSON.stringify(invitations)}}`;
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

function sendList({ subscriber, type, on }: ListSubscription, rest: string): void {
  subscriber.sendText(`{"type":"${type}","on":${on},${rest}`);
}
