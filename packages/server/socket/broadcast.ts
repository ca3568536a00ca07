import type { Viewer } from '@safehouse/contract';
import { type MatchId, refusal, type ServerRefusal } from '@safehouse/protocol';
import { type Chair, holderOf, type Table } from '@safehouse/table';
import type { MatchChangedMessage } from '../bus/bus.ts';
import { NO_SUCH_MATCH } from '../match/refusals.ts';
import { MissingRulesError } from '../match/rooms.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { isDealShared, type MatchVisibility, type VisibleMatch, viewerOf } from '../visibility/visibility.ts';
import type { HubServices } from './hub.ts';
import type { MatchSubscription } from './subscription.ts';
import { type SharedUpdate, ViewerStream } from './viewer-stream.ts';

/** What a watcher looks at, and the last version they were told of. */
interface ViewerState {
  stream: ViewerStream | null;
  version: number;
}

/** The table at this moment as one viewer sees it, and what is new to those who saw it before. */
interface ViewerUpdate {
  readonly table: Table;
  readonly stream: ViewerStream;
  readonly update: SharedUpdate | null;
}

type OutgoingText = readonly [MatchSubscription, text: string];

export type BroadcastServices = Pick<HubServices, 'rooms' | 'directory' | 'visibility' | 'log'>;

/**
 * All who watch one match. Whenever it may have changed they are told, one look at the table at a time: so nobody hears
 * of what is not stored yet, and for nobody the version goes back.
 */
export class Broadcast {
  readonly #id: MatchId;
  readonly #services: BroadcastServices;
  readonly #viewers = new Map<MatchSubscription, ViewerState>();
  readonly #streams = new Map<Viewer, ViewerStream>();
  readonly #visibility: MatchVisibility;
  /** Those at the table whose names are known. */
  #preloadedChairs: readonly Chair[] | null = null;
  #isBehind = false;
  #targetVersion = 0;
  #isRefreshing = false;

  constructor(id: MatchId, house: BroadcastServices) {
    this.#id = id;
    this.#services = house;
    this.#visibility = house.visibility.follow(id);
  }

  get isEmpty(): boolean {
    return this.#viewers.size === 0;
  }

  /** Could the last look not be taken? */
  get isBehind(): boolean {
    return this.#isBehind && !this.#isRefreshing;
  }

  get subscriptions(): readonly MatchSubscription[] {
    return [...this.#viewers.keys()];
  }

  /** When onlookers have more to see although nothing happens. */
  get nextRefreshAt(): number | null {
    return this.#streams.has('spectator') ? this.#visibility.nextChangeAt : null;
  }

  add(watcher: MatchSubscription): void {
    this.#viewers.set(watcher, { stream: null, version: 0 });
    this.refresh();
  }

  remove(watcher: MatchSubscription): void {
    this.#viewers.delete(watcher);
  }

  /** The match has gone on. A table that is at hand is looked at here and now: no waiting, and nobody in between. */
  onMatchChanged({ table, entries, version }: MatchChangedMessage): void {
    if (!table || this.#isRefreshing || this.#preloadedChairs !== table.chairs)
      this.refresh(entries && version);
    else this.#send(this.#textsFor(table));
  }

  /** Up to a version that is in memory already, or else to the newest there is. */
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

  /** A database that is away comes back, and then they see what they have missed; a broken match stays broken. */
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
    // Where everybody is known already one look is enough: each may be a question to the database.
    const first = await rooms.read(
      this.#id,
      (table) => (this.#isPreloaded(table) ? { letters: this.#textsFor(table) } : { chairs: table.chairs }),
      upTo,
    );
    if (!first) {
      this.#refuseAll(NO_SUCH_MATCH);
      return;
    }
    if ('letters' in first) {
      this.#send(first.letters);
      return;
    }
    const { chairs } = first;
    await directory.preload(chairs.map(holderOf).filter((holder) => holder !== null));
    this.#preloadedChairs = chairs;
    await this.#visibility.refresh();
    this.#send((await rooms.read(this.#id, (table) => this.#textsFor(table), upTo)) ?? []);
  }

  /** Is nothing about this table to be found out first: no name, and not whether its deal is played elsewhere? */
  #isPreloaded({ chairs, header }: Table): boolean {
    return this.#preloadedChairs === chairs && !isDealShared(header);
  }

  #send(letters: readonly OutgoingText[]): void {
    for (const [watcher, text] of letters) {
      if (this.#viewers.has(watcher)) watcher.subscriber.sendText(text);
    }
  }

  /** What is to be said to whom: one message for all who look with the same eyes. */
  #textsFor(table: Table): OutgoingText[] {
    const looks = new Map<Viewer, ViewerUpdate>();
    const letters: OutgoingText[] = [];
    for (const [watcher, place] of this.#viewers) {
      const viewer = viewerOf(table, watcher.subscriber.userId, watcher.seat);
      const look = looks.get(viewer) ?? this.#updateFor(this.#visibility.visibleTo(viewer, table));
      looks.set(viewer, look);
      const text = textForViewer(watcher, place, look);
      if (text !== null) letters.push([watcher, text]);
    }
    for (const viewer of this.#streams.keys()) if (!looks.has(viewer)) this.#streams.delete(viewer);
    return letters;
  }

  #updateFor({ viewer, table }: VisibleMatch): ViewerUpdate {
    const { nameOf } = this.#services.directory;
    const known = this.#streams.get(viewer);
    if (known) return { table, stream: known, update: known.update(table, nameOf) };
    const sight = new ViewerStream(table, viewer, nameOf);
    this.#streams.set(viewer, sight);
    return { table, stream: sight, update: null };
  }

  #refuseAll(why: ServerRefusal): void {
    for (const { subscriber, on } of this.#viewers.keys()) {
      subscriber.sendText(JSON.stringify({ type: 'refused', on, refusal: why }));
    }
    this.#viewers.clear();
  }
}

function textForViewer(
  watcher: MatchSubscription,
  place: ViewerState,
  { table, stream, update }: ViewerUpdate,
): string | null {
  // Who has left a seat at a delayed table has seen more than onlookers may: they wait until those have caught up.
  if (stream.version < place.version) return null;
  const { stream: before, version } = place;
  place.stream = stream;
  place.version = stream.version;
  if (before === stream) return update?.textFor(watcher.on) ?? null;
  return stream.snapshot(table, watcher.on, before ? version : watcher.since);
}
