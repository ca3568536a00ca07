import { type LoadGame, loadGame } from '@safehouse/games/registry';
import { type MatchId, refusal, type ServerRefusal } from '@safehouse/protocol';
import { type Answer, type Entry, rulesOf, Table } from '@safehouse/table';
import type { MatchStore, StoredMatch } from '../store/matches.ts';
import { NotStored } from '../store/not-stored.ts';
import { type Asked, type Asker, Room, type RoomParts } from './room.ts';

/** How often a rival writer may be faster before we give up. Whoever has the match in memory often is. */
const TRIES = 50;

/** Rooms that are kept in memory; one that nobody has touched for long goes first. */
const MOST_ROOMS = 20_000;
/** Of those that are over. They are seldom looked at, and whatever is kept is gone through when memory is cleaned up. */
const MOST_OVER = 200;

/** The entries of a match cannot be played: this match stops, the others go on. */
export class BrokenMatch extends Error {}

/**
 * The match is played by rules that this process does not have: a release before or after it does. It is left as it is,
 * for those who can go on with it.
 */
export class OtherRules extends Error {
  readonly refusal: ServerRefusal = refusal(
    'other-rules',
    'this server does not have the rules of this match; another one does: ask again',
  );
}

/** A room in memory, or on its way there, and how many are in it. One with people in it is not cleared away. */
interface Kept {
  readonly room: Promise<Room | null>;
  visitors: number;
  /** Has anybody been here since somebody last looked for a room to clear away? */
  isTouched: boolean;
}

/**
 * All matches, each loaded when first touched. What is in memory is only a copy of what is stored; where others write to
 * the same store, it is checked before anybody sees it.
 */
export class Rooms {
  readonly #store: MatchStore;
  readonly #parts: RoomParts;
  readonly #rooms = new Map<MatchId, Kept>();
  /** Those that are over, the longest untouched first. */
  readonly #over = new Set<MatchId>();
  #underWay = 0;

  constructor(parts: RoomParts) {
    this.#store = parts.store;
    this.#parts = parts;
  }

  get count(): number {
    return this.#rooms.size;
  }

  /** How many wait for an answer. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Null where there is no such match. Throws NotStored, BrokenMatch and OtherRules. */
  async ask(id: MatchId, asker: Asker, decide: (table: Table, now: number) => Answer): Promise<Asked | null> {
    this.#underWay++;
    try {
      return await this.#enter(id, (room) => room.ask(asker, decide));
    } finally {
      this.#underWay--;
    }
  }

  /** `version`: whoever has been told of it is content with it; others want the newest there is. */
  async look<T>(id: MatchId, see: (table: Table) => T, version?: number): Promise<T | null> {
    return this.#enter(id, (room) => room.look(see, version));
  }

  /** Another process has written this, and it is stored: a table that is in memory goes on without asking for it. */
  hear(id: MatchId, entries: readonly Entry[]): void {
    const kept = this.#rooms.get(id);
    // One that cannot be played spoils the room, and whoever looks next gets a fresh one.
    void kept?.room.then((room) => room?.hear(entries)).catch(() => undefined);
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
      else if (room?.isOver) this.#clearOver(id);
    }
  }

  #clearOver(touched: MatchId): void {
    this.#over.delete(touched);
    this.#over.add(touched);
    if (this.#over.size <= MOST_OVER) return;
    const [oldest] = this.#over;
    this.#over.delete(oldest);
    // Whoever is in it comes out again, and then it is counted anew.
    if (this.#rooms.get(oldest)?.visitors === 0) this.#rooms.delete(oldest);
  }

  #kept(id: MatchId): Kept {
    const known = this.#rooms.get(id);
    if (known) {
      known.isTouched = true;
      return known;
    }
    this.#makePlace();
    const kept = { room: this.#load(id), visitors: 0, isTouched: false };
    this.#rooms.set(id, kept);
    return kept;
  }

  async #load(id: MatchId): Promise<Room | null> {
    const stored = await this.#store.load(id);
    return stored && new Room(await tableOf(stored, this.#parts.loadGame ?? loadGame), this.#parts);
  }

  /** The map keeps its order. Whoever was touched goes once more to its end; the first that was not leaves. */
  #makePlace(): void {
    const { most = MOST_ROOMS } = this.#parts;
    if (this.#rooms.size < most) return;
    // Twice around at most: whatever is left then has people in it.
    let looks = 2 * this.#rooms.size;
    for (const [id, kept] of this.#rooms) {
      this.#rooms.delete(id);
      if (!kept.isTouched && kept.visitors === 0) return;
      kept.isTouched = false;
      this.#rooms.set(id, kept);
      if (--looks === 0) return;
    }
  }
}

async function tableOf({ header, entries }: StoredMatch, load: LoadGame): Promise<Table> {
  const module = await load(header.game, rulesOf(header));
  if (!module) throw new OtherRules(`no version ${rulesOf(header)} of ${header.game}`);
  try {
    const table = new Table(header, module.rules);
    for (const entry of entries) table.apply(entry);
    return table;
  } catch (cause) {
    throw new BrokenMatch(String(cause), { cause });
  }
}
