import type { Viewer } from '@safehouse/contract';
import { type MatchId, type PresenceMessage, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import { type Chair, holderOf, holdersOf, peopleAt, type Table } from '@safehouse/table';
import type { MatchChangedMessage } from '../bus/bus.ts';
import type { SpectatorCounts } from '../live/spectator-counts.ts';
import { NO_SUCH_MATCH } from '../match/refusals.ts';
import { MissingRulesError } from '../match/rooms.ts';
import { liveDelayOf } from '../store/match-rows.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { isDealShared, type MatchVisibility, type VisibleMatch } from '../visibility/visibility.ts';
import type { HubServices } from './hub-services.ts';
import { MatchAudience } from './match-audience.ts';
import { PlayerPresence } from './player-presence.ts';
import { currentViewer, sendUpdate, type ViewerState, type ViewerUpdate } from './send-update.ts';
import type { MatchSubscription } from './subscription.ts';
import { ViewerStream } from './viewer-stream.ts';

export type BroadcastServices = Pick<
  HubServices,
  'rooms' | 'directory' | 'visibility' | 'log' | 'bus' | 'presence' | 'claimDelayMs' | 'now'
>;

/**
 * All subscriptions to one match. After every change the table is read once and everybody is sent their update: nothing
 * is sent before it is stored, and no subscriber's version decreases.
 */
export class Broadcast {
  readonly #id: MatchId;
  readonly #services: BroadcastServices;
  readonly #viewers = new Map<MatchSubscription, ViewerState>();
  /** Those of signed-in users, so that players are found without checking all spectators. */
  readonly #byUser = new Map<UserId, Set<MatchSubscription>>();
  readonly presence: PlayerPresence;
  readonly #streams = new Map<Viewer, ViewerStream>();
  readonly #visibility: MatchVisibility;
  /** The chairs whose names are loaded. */
  #preloadedChairs: readonly Chair[] | null = null;
  readonly #audience = new MatchAudience();
  #isListed = false;
  #hasClock = false;
  #isBehind = false;
  #targetVersion = 0;
  #isRefreshing = false;

  constructor(id: MatchId, services: BroadcastServices) {
    this.#id = id;
    this.#services = services;
    this.#visibility = services.visibility.follow(id);
    const { bus, presence = null, now } = services;
    this.presence = new PlayerPresence(id, { bus, presence, now, isHere: (user) => this.isWatching(user) });
  }

  get isEmpty(): boolean {
    return this.#viewers.size === 0;
  }

  /** Did the last refresh fail? */
  get isBehind(): boolean {
    return this.#isBehind && !this.#isRefreshing;
  }

  get subscriptions(): readonly MatchSubscription[] {
    return [...this.#viewers.keys()];
  }

  /** When spectators will see more although nothing happens. */
  get nextRefreshAt(): number | null {
    return this.#streams.has('spectator') ? this.#visibility.nextChangeAt : null;
  }

  isWatching(user: UserId): boolean {
    return this.#byUser.has(user);
  }

  /** Does this user watch the match as one of its players? */
  isPlayedBy(user: UserId): boolean {
    return this.isWatching(user) && (this.#preloadedChairs ?? []).some((chair) => holderOf(chair) === user);
  }

  /** Also true while it is unknown who sits at the table. */
  mayBePlayedBy(user: UserId): boolean {
    return this.#preloadedChairs === null || this.isPlayedBy(user);
  }

  add(subscription: MatchSubscription): void {
    this.#viewers.set(subscription, { stream: null, version: 0, viewer: null, chairs: null, user: null });
    this.#audience.add(subscription);
    const { userId } = subscription.subscriber;
    if (userId !== null) this.#byUser.set(userId, (this.#byUser.get(userId) ?? new Set()).add(subscription));
    this.refresh();
  }

  remove(subscription: MatchSubscription): void {
    this.#viewers.delete(subscription);
    this.#audience.remove(subscription);
    const { userId } = subscription.subscriber;
    const own = userId === null ? undefined : this.#byUser.get(userId);
    if (userId !== null && own?.delete(subscription) && own.size === 0) this.#byUser.delete(userId);
  }

  /** Counts the spectators in this process, and sends everybody the number on all servers. */
  updateAudience(counts: SpectatorCounts): void {
    const chairs = this.#preloadedChairs;
    if (!chairs) return;
    counts.setLocal(this.#id, { ...this.#audience.count(chairs), isListed: this.#isListed });
    this.#audience.tell(counts.total(this.#id), this.#services.now());
  }

  /** Tells the players which of them are away. Not sent to spectators, of whom there may be very many. */
  updatePresence(): void {
    const chairs = this.#preloadedChairs;
    if (!chairs || !this.presence.update(holdersOf(chairs))) return;
    for (const player of holdersOf(chairs)) {
      for (const subscription of this.#byUser.get(player) ?? []) {
        subscription.subscriber.sendText(this.#presenceText(subscription, chairs));
      }
    }
  }

  #presenceText({ on }: MatchSubscription, chairs: readonly Chair[]): string {
    const away = this.presence.away.flatMap(({ user, since }) =>
      chairs.flatMap((chair, seat) => (holderOf(chair) === user ? [{ seat, since }] : [])),
    );
    const claimAfterMs = this.#hasClock ? null : this.#services.claimDelayMs;
    return JSON.stringify({ type: 'presence', on, away, claimAfterMs } satisfies PresenceMessage);
  }

  /** If the message contains the table, updates are sent at once, without another read. */
  onMatchChanged({ table, entries, version }: MatchChangedMessage): void {
    if (!table || this.#isRefreshing || this.#preloadedChairs !== table.chairs) this.refresh(entries && version);
    else this.#sendAll(table);
  }

  /** A user was renamed or deleted. */
  onUserChanged(user: UserId): void {
    if (!this.#preloadedChairs?.some((chair) => holderOf(chair) === user)) return;
    this.#preloadedChairs = null;
    for (const stream of this.#streams.values()) stream.onNamesChanged();
    this.refresh();
  }

  /** Up to a version that is known to be in memory, otherwise to the newest stored one. */
  refresh(upTo = Number.POSITIVE_INFINITY): void {
    this.#targetVersion = this.#isBehind ? Math.max(this.#targetVersion, upTo) : upTo;
    this.#isBehind = true;
    if (!this.#isRefreshing) void this.#refreshUntilCurrent();
  }

  async #refreshUntilCurrent(): Promise<void> {
    this.#isRefreshing = true;
    try {
      while (this.#isBehind) {
        this.#isBehind = false;
        await this.#refreshOnce(this.#targetVersion);
      }
    } catch (error) {
      this.#handleError(error);
    } finally {
      this.#isRefreshing = false;
    }
  }

  /** If the database is unavailable, the refresh is retried. A broken match stays broken. */
  #handleError(error: unknown): void {
    if (error instanceof NotStoredError) {
      this.#isBehind = true;
      this.#targetVersion = Number.POSITIVE_INFINITY;
      return;
    }
    if (error instanceof MissingRulesError) {
      this.#refuseAll(error.refusal);
      return;
    }
    this.#services.log.error('a match cannot be watched', { match: this.#id, error: String(error) });
    this.#refuseAll(refusal('broken', 'this match cannot be shown'));
  }

  async #refreshOnce(upTo: number): Promise<void> {
    const { rooms, directory } = this.#services;
    // One read is enough if all names are loaded; otherwise each may need a query.
    const sendOrFindChairs = (table: Table): readonly Chair[] => {
      if (!this.#isPreloaded(table)) return table.chairs;
      this.#sendAll(table);
      return [];
    };
    const unknown =
      rooms.readNow(this.#id, sendOrFindChairs, upTo) ?? (await rooms.read(this.#id, sendOrFindChairs, upTo));
    if (!unknown) this.#refuseAll(NO_SUCH_MATCH);
    if (!unknown || unknown.length === 0) return;
    await directory.preload(peopleAt(unknown));
    this.#preloadedChairs = unknown;
    await this.#visibility.refresh();
    await rooms.read(this.#id, (table) => this.#sendAll(table), upTo);
  }

  /** Are all names loaded, and is the deal not shared with other matches? */
  #isPreloaded({ chairs, header }: Table): boolean {
    if (isDealShared(header)) return false;
    if (this.#preloadedChairs !== chairs && this.#services.directory.isLoaded(peopleAt(chairs)))
      this.#preloadedChairs = chairs;
    return this.#preloadedChairs === chairs;
  }

  /** One update per viewer, shared by all subscriptions of that viewer. */
  #sendAll(table: Table): void {
    this.#hasClock = table.header.clock.type !== 'none';
    this.#isListed = liveDelayOf(table.header) !== null;
    const updates = new Map<Viewer, ViewerUpdate>();
    let hasNewViewer = false;
    for (const [subscription, state] of this.#viewers) {
      const viewer = currentViewer(table, subscription, state);
      let update = updates.get(viewer);
      if (!update) {
        update = this.#updateFor(this.#visibility.visibleTo(viewer, table));
        updates.set(viewer, update);
      }
      const isFirst = state.stream !== update.stream;
      if (!sendUpdate(subscription, state, update)) continue;
      hasNewViewer ||= isFirst;
      if (isFirst && viewer !== 'spectator' && this.presence.away.length > 0)
        subscription.subscriber.sendText(this.#presenceText(subscription, table.chairs));
    }
    if (hasNewViewer && table.botsToAct.length > 0) this.#services.bus.publish({ type: 'watched', id: this.#id });
    if (this.#streams.size === updates.size) return;
    for (const viewer of this.#streams.keys()) if (!updates.has(viewer)) this.#closeStream(viewer);
  }

  #closeStream(viewer: Viewer): void {
    this.#streams.get(viewer)?.close();
    this.#streams.delete(viewer);
  }

  /** Nobody watches any more. */
  close(): void {
    for (const viewer of this.#streams.keys()) this.#closeStream(viewer);
  }

  #updateFor({ viewer, table }: VisibleMatch): ViewerUpdate {
    const { nameOf } = this.#services.directory;
    const existing = this.#streams.get(viewer);
    if (existing?.canUpdate(table)) return { table, stream: existing, update: existing.update(table, nameOf) };
    existing?.close();
    const stream = new ViewerStream(table, viewer, nameOf);
    this.#streams.set(viewer, stream);
    return { table, stream, update: null };
  }

  #refuseAll(reason: ServerRefusal): void {
    for (const { subscriber, on } of this.#viewers.keys()) {
      subscriber.sendText(JSON.stringify({ type: 'refused', on, refusal: reason }));
    }
    this.#viewers.clear();
    this.#audience.clear();
    this.#byUser.clear();
  }
}
