import type { Viewer } from '@safehouse/contract';
import { type MatchId, refusal, type ServerRefusal } from '@safehouse/protocol';
import { type Chair, holderOf, type Table } from '@safehouse/table';
import type { MatchNote } from '../bus/bus.ts';
import type { House } from '../house.ts';
import { seatMeant } from '../match/wishes.ts';
import { Delay } from './delay.ts';
import { type News, Sight } from './sight.ts';
import type { Watcher } from './watcher.ts';

/** What a watcher looks at, and the last version they were told of. */
interface Place {
  sight: Sight | null;
  version: number;
}

type Letter = readonly [Watcher, text: string];

export type AudienceHouse = Pick<House, 'rooms' | 'directory' | 'log' | 'now'>;

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
  #isBehind = false;
  #isLooking = false;

  constructor(id: MatchId, house: AudienceHouse) {
    this.#id = id;
    this.#house = house;
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
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
  hear({ table }: MatchNote): void {
    if (!table || this.#isLooking || this.#met !== table.chairs) this.lookAgain();
    else this.#send(this.#letters(table, this.#house.now()));
  }

  lookAgain(): void {
    this.#isBehind = true;
    if (!this.#isLooking) void this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    this.#isLooking = true;
    try {
      while (this.#isBehind) {
        this.#isBehind = false;
        await this.#look();
      }
    } catch (error) {
      this.#house.log.error('a match cannot be watched', { match: this.#id, error: String(error) });
      this.#dismiss(refusal('broken', 'this match cannot be shown'));
    } finally {
      this.#isLooking = false;
    }
  }

  async #look(): Promise<void> {
    const { rooms, directory, now } = this.#house;
    const chairs = await rooms.look(this.#id, (table) => table.chairs);
    if (!chairs) {
      this.#dismiss(refusal('not-found', 'there is no such match'));
      return;
    }
    await directory.meet(chairs.map(holderOf).filter((holder) => holder !== null));
    this.#met = chairs;
    this.#send((await rooms.look(this.#id, (table) => this.#letters(table, now()))) ?? []);
  }

  #send(letters: readonly Letter[]): void {
    for (const [watcher, text] of letters) {
      if (this.#places.has(watcher)) watcher.listener.tell(text);
    }
  }

  /** What is to be said to whom: one message for all who look with the same eyes. */
  #letters(table: Table, now: number): Letter[] {
    const seenOutside = this.#delay.seen(table, now);
    const groups = Map.groupBy(this.#places.keys(), (watcher) => viewerOf(table, watcher));
    for (const viewer of this.#sights.keys()) if (!groups.has(viewer)) this.#sights.delete(viewer);
    return [...groups].flatMap(([viewer, watchers]) =>
      this.#lettersFor(viewer, viewer === 'spectator' ? seenOutside : table, watchers),
    );
  }

  #lettersFor(viewer: Viewer, table: Table, watchers: readonly Watcher[]): Letter[] {
    const { nameOf } = this.#house.directory;
    const known = this.#sights.get(viewer);
    const sight = known ?? new Sight(table, viewer, nameOf);
    this.#sights.set(viewer, sight);
    const news = known?.update(table, nameOf) ?? null;
    return watchers.flatMap((watcher): Letter[] => {
      const text = this.#text(watcher, sight, table, news);
      return text === null ? [] : [[watcher, text]];
    });
  }

  #text(watcher: Watcher, sight: Sight, table: Table, news: News | null): string | null {
    const place = this.#places.get(watcher);
    // Who has left a seat at a delayed table has seen more than onlookers may: they wait until those have caught up.
    if (!place || sight.version < place.version) return null;
    const { sight: before, version } = place;
    place.sight = sight;
    place.version = sight.version;
    if (before === sight) return news?.text(watcher) ?? null;
    return sight.page(table, watcher, before ? version : watcher.since);
  }

  #dismiss(why: ServerRefusal): void {
    for (const { listener, on } of this.#places.keys()) {
      listener.tell(JSON.stringify({ type: 'refused', on, refusal: why }));
    }
    this.#places.clear();
  }
}

/** The seat wished for if they hold it; everybody else looks on. */
function viewerOf(table: Table, { listener: { userId }, seat }: Watcher): Viewer {
  return (userId === null ? null : seatMeant(table, { user: userId, seat })) ?? 'spectator';
}
