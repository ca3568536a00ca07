import type { Viewer } from '@safehouse/contract';
import { type MatchId, refusal, type ServerRefusal } from '@safehouse/protocol';
import { type Chair, holderOf, type Table } from '@safehouse/table';
import type { MatchNote } from '../bus/bus.ts';
import type { House } from '../house.ts';
import { isClosed } from '../lobby/closed.ts';
import { veiled } from '../lobby/veiled.ts';
import { OtherRules } from '../match/rooms.ts';
import { seatMeant } from '../match/wishes.ts';
import { NotStored } from '../store/not-stored.ts';
import { Delay } from './delay.ts';
import { type News, Sight } from './sight.ts';
import type { Watcher } from './watcher.ts';

/** What a watcher looks at, and the last version they were told of. */
interface Place {
  sight: Sight | null;
  version: number;
}

/** The table at this moment as one viewer sees it, and what is new to those who saw it before. */
interface Look {
  readonly table: Table;
  readonly sight: Sight;
  readonly news: News | null;
}

type Letter = readonly [Watcher, text: string];

export type AudienceHouse = Pick<House, 'rooms' | 'store' | 'directory' | 'log' | 'now'>;

/**
 * All who watch one match. Whenever it may have changed they are told, one look at the table at a time: so nobody hears
 * of what is not stored yet, and for nobody the version goes back.
 */
export class Audience {
  readonly #id: MatchId;
  readonly #house: AudienceHouse;
  readonly #places = new Map<Watcher, Place>();
  readonly #sights = new Map<Viewer, Sight>();
  readonly #delay = new Delay();
  /** Those at the table whose names are known. */
  #met: readonly Chair[] | null = null;
  /** Is the same deal played elsewhere? Then there is nothing for onlookers. */
  #isClosed = false;
  #isBehind = false;
  #upTo = 0;
  #isLooking = false;

  constructor(id: MatchId, house: AudienceHouse) {
    this.#id = id;
    this.#house = house;
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** Could the last look not be taken? */
  get isBehind(): boolean {
    return this.#isBehind && !this.#isLooking;
  }

  get watchers(): readonly Watcher[] {
    return [...this.#places.keys()];
  }

  /** When onlookers have more to see although nothing happens. */
  get dueAt(): number | null {
    return this.#delay.nextAt;
  }

  join(watcher: Watcher): void {
    this.#places.set(watcher, { sight: null, version: 0 });
    this.lookAgain();
  }

  leave(watcher: Watcher): void {
    this.#places.delete(watcher);
  }

  /** The match has gone on. A table that is at hand is looked at here and now: no waiting, and nobody in between. */
  hear({ table, entries, version }: MatchNote): void {
    if (!table || this.#isLooking || this.#met !== table.chairs) this.lookAgain(entries && version);
    else this.#send(this.#letters(table, this.#house.now()));
  }

  /** Up to a version that is in memory already, or else to the newest there is. */
  lookAgain(upTo = Number.POSITIVE_INFINITY): void {
    this.#upTo = this.#isBehind ? Math.max(this.#upTo, upTo) : upTo;
    this.#isBehind = true;
    if (!this.#isLooking) void this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    this.#isLooking = true;
    try {
      while (this.#isBehind) {
        this.#isBehind = false;
        await this.#look(this.#upTo);
      }
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isLooking = false;
    }
  }

  /** A database that is away comes back, and then they see what they have missed; a broken match stays broken. */
  #failed(error: unknown): void {
    if (error instanceof NotStored) {
      this.#isBehind = true;
      this.#upTo = Number.POSITIVE_INFINITY;
      return;
    }
    if (error instanceof OtherRules) {
      this.#dismiss(error.refusal);
      return;
    }
    this.#house.log.error('a match cannot be watched', { match: this.#id, error: String(error) });
    this.#dismiss(refusal('broken', 'this match cannot be shown'));
  }

  async #look(upTo: number): Promise<void> {
    const { rooms, directory, now } = this.#house;
    // Where everybody is known already one look is enough: each may be a question to the database.
    const first = await rooms.look(
      this.#id,
      (table) => (this.#knows(table) ? { letters: this.#letters(table, now()) } : { chairs: table.chairs }),
      upTo,
    );
    if (!first) {
      this.#dismiss(refusal('not-found', 'there is no such match'));
      return;
    }
    if ('letters' in first) {
      this.#send(first.letters);
      return;
    }
    const { chairs } = first;
    await directory.meet(chairs.map(holderOf).filter((holder) => holder !== null));
    this.#met = chairs;
    this.#isClosed = await isClosed(this.#house, this.#id);
    this.#send((await rooms.look(this.#id, (table) => this.#letters(table, now()), upTo)) ?? []);
  }

  /** Is nothing about this table to be found out first: no name, and not whether its deal is played elsewhere? */
  #knows({ chairs, header }: Table): boolean {
    return this.#met === chairs && !header.challenge && !header.pair;
  }

  #send(letters: readonly Letter[]): void {
    for (const [watcher, text] of letters) {
      if (this.#places.has(watcher)) watcher.listener.tell(text);
    }
  }

  /** What is to be said to whom: one message for all who look with the same eyes. */
  #letters(table: Table, now: number): Letter[] {
    const seenOutside = this.#delay.seen(this.#isClosed ? veiled(table) : table, now);
    const looks = new Map<Viewer, Look>();
    const letters: Letter[] = [];
    for (const [watcher, place] of this.#places) {
      const viewer = viewerOf(table, watcher);
      const look = looks.get(viewer) ?? this.#lookOf(viewer, viewer === 'spectator' ? seenOutside : table);
      looks.set(viewer, look);
      const text = textFor(watcher, place, look);
      if (text !== null) letters.push([watcher, text]);
    }
    for (const viewer of this.#sights.keys()) if (!looks.has(viewer)) this.#sights.delete(viewer);
    return letters;
  }

  #lookOf(viewer: Viewer, table: Table): Look {
    const { nameOf } = this.#house.directory;
    const known = this.#sights.get(viewer);
    if (known) return { table, sight: known, news: known.update(table, nameOf) };
    const sight = new Sight(table, viewer, nameOf);
    this.#sights.set(viewer, sight);
    return { table, sight, news: null };
  }

  #dismiss(why: ServerRefusal): void {
    for (const { listener, on } of this.#places.keys()) {
      listener.tell(JSON.stringify({ type: 'refused', on, refusal: why }));
    }
    this.#places.clear();
  }
}

function textFor(watcher: Watcher, place: Place, { table, sight, news }: Look): string | null {
  // Who has left a seat at a delayed table has seen more than onlookers may: they wait until those have caught up.
  if (sight.version < place.version) return null;
  const { sight: before, version } = place;
  place.sight = sight;
  place.version = sight.version;
  if (before === sight) return news?.text(watcher) ?? null;
  return sight.page(table, watcher, before ? version : watcher.since);
}

/** The seat wished for if they hold it; everybody else looks on. */
function viewerOf(table: Table, { listener: { userId }, seat }: Watcher): Viewer {
  return (userId === null ? null : seatMeant(table, { user: userId, seat })) ?? 'spectator';
}
