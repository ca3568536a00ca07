import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { type Answer, Table } from '@safehouse/table';
import type { MatchStore, StoredMatch } from '../store/matches.ts';
import { NotStored } from '../store/not-stored.ts';
import { type Asked, type Asker, Room, type RoomParts } from './room.ts';

/** How often a rival writer may be faster before we give up. Whoever has the match in memory often is. */
const TRIES = 50;

/** Rooms that are kept in memory; the longest untouched goes first. */
const MOST_ROOMS = 20_000;

/** The entries of a match cannot be played: this match stops, the others go on. */
export class BrokenMatch extends Error {}

/** A room in memory, or on its way there, and how many are in it. One with people in it is not cleared away. */
interface Kept {
  readonly room: Promise<Room | null>;
  visitors: number;
}

/**
 * All matches, each loaded when first touched. What is in memory is only a copy of what is stored; where others write to
 * the same store, it is checked before anybody sees it.
 */
export class Rooms {
  readonly #store: MatchStore;
  readonly #parts: RoomParts;
  readonly #rooms = new Map<MatchId, Kept>();

  constructor(parts: RoomParts) {
    this.#store = parts.store;
    this.#parts = parts;
  }

  get count(): number {
    return this.#rooms.size;
  }

  /** Null where there is no such match. Throws NotStored, and BrokenMatch. */
  async ask(id: MatchId, asker: Asker, decide: (table: Table, now: number) => Answer): Promise<Asked | null> {
    return this.#enter(id, (room) => room.ask(asker, decide));
  }

  async look<T>(id: MatchId, see: (table: Table) => T): Promise<T | null> {
    return this.#enter(id, (room) => room.look(see));
  }

  async #enter<T>(id: MatchId, visit: (room: Room) => Promise<T | 'rival'>): Promise<T | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const kept = this.#kept(id);
      const answer = await this.#visit(id, kept, visit);
      if (answer !== 'rival') return answer;
    }
    throw new NotStored('too many rivals');
  }

  async #visit<T>(
    id: MatchId,
    kept: Kept,
    visit: (room: Room) => Promise<T | 'rival'>,
  ): Promise<T | 'rival' | null> {
    kept.visitors++;
    let room: Room | null = null;
    try {
      room = await kept.room;
      return room && (await visit(room));
    } finally {
      kept.visitors--;
      // By now another visitor may have put a fresh room here: two of one match would not hear of each other.
      if ((!room || room.isSpoilt) && this.#rooms.get(id) === kept) this.#rooms.delete(id);
    }
  }

  #kept(id: MatchId): Kept {
    const known = this.#rooms.get(id);
    // The map keeps its order: the first is the longest untouched.
    if (known) this.#rooms.delete(id);
    else this.#makePlace();
    const kept = known ?? { room: this.#load(id), visitors: 0 };
    this.#rooms.set(id, kept);
    return kept;
  }

  async #load(id: MatchId): Promise<Room | null> {
    const stored = await this.#store.load(id);
    return stored && new Room(await tableOf(stored), this.#parts);
  }

  #makePlace(): void {
    if (this.#rooms.size < MOST_ROOMS) return;
    for (const [id, { visitors }] of this.#rooms) {
      if (visitors > 0) continue;
      this.#rooms.delete(id);
      return;
    }
  }
}

async function tableOf({ header, entries }: StoredMatch): Promise<Table> {
  const module = await loadGame(header.game);
  if (!module) throw new BrokenMatch(`no such game: ${header.game}`);
  try {
    const table = new Table(header, module.rules);
    for (const entry of entries) table.apply(entry);
    return table;
  } catch (cause) {
    throw new BrokenMatch(String(cause), { cause });
  }
}
