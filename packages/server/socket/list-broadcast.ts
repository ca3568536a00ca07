import type { ListedMatch, MatchId, UserId } from '@safehouse/protocol';
import { holderOf, type Table } from '@safehouse/table';
import type { MatchChangedMessage } from '../bus/bus.ts';
import { toListedMatch } from '../match/listed-match.ts';
import type { MatchWithSummary } from '../store/match-store.ts';
import type { HubServices } from './hub.ts';
import type { ListSubscription } from './subscription.ts';

const MAX_LISTED = 50;

type ListServices = Pick<HubServices, 'store' | 'rooms' | 'bus' | 'directory'>;

/** Those who look at the lobby or at their own matches. Lists are long: they are sent anew once a tick at most. */
export class ListBroadcast {
  readonly #services: ListServices;
  readonly #lobbySubscriptions = new Set<ListSubscription>();
  readonly #ownMatchesSubscriptions = new Map<UserId, Set<ListSubscription>>();
  /** How to stop hearing of somebody's list from other processes. */
  readonly #remoteUnsubscribers = new Map<UserId, () => void>();
  /** What is in the lobby as last told; a change of one of these is a change of the lobby. */
  #openTableIds: ReadonlySet<MatchId> = new Set();
  #isLobbyStale = false;
  readonly #staleUsers = new Set<UserId>();

  constructor(house: ListServices) {
    this.#services = house;
  }

  async add(reader: ListSubscription): Promise<void> {
    const user = reader.subscriber.userId;
    if (reader.type === 'lobby') this.#lobbySubscriptions.add(reader);
    else if (user !== null) this.#subscriptionsOf(user).add(reader);
    const text = reader.type === 'lobby' ? await this.#lobbyPayload() : await this.#ownMatchesPayload(user);
    if (this.#isSubscribed(reader)) sendList(reader, text);
  }

  remove(reader: ListSubscription): void {
    this.#lobbySubscriptions.delete(reader);
    const user = reader.subscriber.userId;
    const own = user === null ? undefined : this.#ownMatchesSubscriptions.get(user);
    if (user === null || !own?.delete(reader) || own.size > 0) return;
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
  }

  /** From elsewhere, notes about lists come by themselves. */
  async onMatchChanged({ id, table, isRemote }: MatchChangedMessage): Promise<void> {
    if (isRemote || this.#lobbySubscriptions.size + this.#ownMatchesSubscriptions.size === 0) return;
    if (table) this.#markStale(table);
    else await this.#services.rooms.read(id, (looked) => this.#markStale(looked));
  }

  #markStale({ header, status, chairs }: Table): void {
    const isOpen = status === 'open' && header.visibility === 'public';
    if (isOpen || this.#openTableIds.has(header.id)) this.#isLobbyStale = true;
    for (const chair of chairs) {
      const holder = holderOf(chair);
      if (holder !== null && this.#ownMatchesSubscriptions.has(holder)) this.#staleUsers.add(holder);
    }
  }

  /** Sends what has become old. */
  async tick(): Promise<void> {
    if (this.#isLobbyStale && this.#lobbySubscriptions.size > 0) {
      const text = await this.#lobbyPayload();
      for (const reader of this.#lobbySubscriptions) sendList(reader, text);
    }
    for (const user of [...this.#staleUsers]) {
      this.#staleUsers.delete(user);
      const text = await this.#ownMatchesPayload(user);
      for (const reader of this.#ownMatchesSubscriptions.get(user) ?? []) sendList(reader, text);
    }
  }

  #isSubscribed(reader: ListSubscription): boolean {
    const user = reader.subscriber.userId;
    return (
      this.#lobbySubscriptions.has(reader) ||
      (user !== null && this.#ownMatchesSubscriptions.get(user)?.has(reader) === true)
    );
  }

  /** What cannot be read now is told at a later tick. */
  async #lobbyPayload(): Promise<string> {
    this.#isLobbyStale = false;
    const open = await this.#services.store.matches.openTables(MAX_LISTED).catch((error) => {
      this.#isLobbyStale = true;
      throw error;
    });
    this.#openTableIds = new Set(open.map(({ header }) => header.id));
    return `"tables":${JSON.stringify(await this.#toListedMatches(open, null))}}`;
  }

  async #ownMatchesPayload(user: UserId | null): Promise<string> {
    const own = user === null ? [] : await this.#ownMatches(user);
    return `"matches":${JSON.stringify(await this.#toListedMatches(own, user))}}`;
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
    return matches.map((one) => toListedMatch(one, user, directory.nameOf));
  }
}

function sendList({ subscriber, type, on }: ListSubscription, rest: string): void {
  subscriber.sendText(`{"type":"${type}","on":${on},${rest}`);
}
