import { type GameLoader, loadGame } from '@safehouse/games/registry';
import { type MatchId, refusal, type ServerRefusal } from '@safehouse/protocol';
import { type Decision, type Entry, rulesVersionOfTable, Table } from '@safehouse/table';
import type { MatchStore, StoredMatch } from '../store/match-store.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { type CommandResult, type CommandSource, Room, type RoomDeps } from './room.ts';

/** How often a rival writer may be faster before we give up. Whoever has the match in memory often is. */
const MAX_ATTEMPTS = 50;

/** Rooms that are kept in memory; one that nobody has touched for long goes first. */
const MAX_ROOMS = 20_000;
/** Of those that are over. They are seldom looked at, and whatever is kept is gone through when memory is cleaned up. */
const MAX_OVER_ROOMS = 200;

/** The entries of a match cannot be played: this match stops, the others go on. */
export class BrokenMatchError extends Error {}

/**
 * The match is played by rules that this process does not have: a release before or after it does. It is left as it is,
 * for those who can go on with it.
 */
export class MissingRulesError extends Error {
  readonly refusal: ServerRefusal = refusal(
    'other-rules',
    'this server does not have the rules of this match; another one does: ask again',
  );
}

/** A room in memory, or on its way there, and how many are in it. One with people in it is not cleared away. */
interface CachedRoom {
  readonly room: Promise<Room | null>;
  userCount: number;
  /** Has anybody been here since somebody last looked for a room to clear away? */
  isRecentlyUsed: boolean;
}

/**
 * All matches, each loaded when first touched. What is in memory is only a copy of what is stored; where others write to
 * the same store, it is checked before anybody sees it.
 */
export class Rooms {
  readonly #store: MatchStore;
  readonly #deps: RoomDeps;
  readonly #rooms = new Map<MatchId, CachedRoom>();
  /** Those that are over, the longest untouched first. */
  readonly #overMatches = new Set<MatchId>();
  #pendingCommands = 0;

  constructor(parts: RoomDeps) {
    this.#store = parts.store;
    this.#deps = parts;
  }

  get count(): number {
    return this.#rooms.size;
  }

  /** How many wait for an answer. */
  get pendingCommands(): number {
    return this.#pendingCommands;
  }

  /** Null where there is no such match. Throws NotStored, BrokenMatch and OtherRules. */
  async execute(
    id: MatchId,
    asker: CommandSource,
    decide: (table: Table, now: number) => Decision,
  ): Promise<CommandResult | null> {
    this.#pendingCommands++;
    try {
      return await this.#withRoom(id, (room) => room.execute(asker, decide));
    } finally {
      this.#pendingCommands--;
    }
  }

  /** `version`: whoever has been told of it is content with it; others want the newest there is. */
  async read<T>(id: MatchId, see: (table: Table) => T, version?: number): Promise<T | null> {
    return this.#withRoom(id, (room) => room.read(see, version));
  }

  /** Another process has written this, and it is stored: a table that is in memory goes on without asking for it. */
  applyRemote(id: MatchId, entries: readonly Entry[]): void {
    const kept = this.#rooms.get(id);
    // One that cannot be played spoils the room, and whoever looks next gets a fresh one.
    void kept?.room.then((room) => room?.applyRemote(entries)).catch(() => undefined);
  }

  async #withRoom<T>(id: MatchId, visit: (room: Room) => Promise<T | 'rival'>): Promise<T | null> {
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const kept = this.#getOrLoad(id);
      const answer = await this.#useRoom(id, kept, visit);
      if (answer !== 'rival') return answer;
    }
    throw new NotStoredError('too many rivals');
  }

  async #useRoom<T>(
    id: MatchId,
    kept: CachedRoom,
    visit: (room: Room) => Promise<T | 'rival'>,
  ): Promise<T | 'rival' | null> {
    kept.userCount++;
    let room: Room | null = null;
    try {
      room = await kept.room;
      return room && (await visit(room));
    } finally {
      kept.userCount--;
      // By now another visitor may have put a fresh room here: two of one match would not hear of each other.
      if ((!room || room.isInvalid) && this.#rooms.get(id) === kept) this.#rooms.delete(id);
      else if (room?.isOver) this.#evictOver(id);
    }
  }

  #evictOver(touched: MatchId): void {
    this.#overMatches.delete(touched);
    this.#overMatches.add(touched);
    if (this.#overMatches.size <= MAX_OVER_ROOMS) return;
    const [oldest] = this.#overMatches;
    this.#overMatches.delete(oldest);
    // Whoever is in it comes out again, and then it is counted anew.
    if (this.#rooms.get(oldest)?.userCount === 0) this.#rooms.delete(oldest);
  }

  #getOrLoad(id: MatchId): CachedRoom {
    const known = this.#rooms.get(id);
    if (known) {
      known.isRecentlyUsed = true;
      return known;
    }
    this.#evictUnused();
    const kept = { room: this.#load(id), userCount: 0, isRecentlyUsed: false };
    this.#rooms.set(id, kept);
    return kept;
  }

  async #load(id: MatchId): Promise<Room | null> {
    const stored = await this.#store.load(id);
    return stored && new Room(await replayTable(stored, this.#deps.loadGame ?? loadGame), this.#deps);
  }

  /** The map keeps its order. Whoever was touched goes once more to its end; the first that was not leaves. */
  #evictUnused(): void {
    const { maxRooms = MAX_ROOMS } = this.#deps;
    if (this.#rooms.size < maxRooms) return;
    // Twice around at most: whatever is left then has people in it.
    let looks = 2 * this.#rooms.size;
    for (const [id, kept] of this.#rooms) {
      this.#rooms.delete(id);
      if (!kept.isRecentlyUsed && kept.userCount === 0) return;
      kept.isRecentlyUsed = false;
      this.#rooms.set(id, kept);
      if (--looks === 0) return;
    }
  }
}

async function replayTable({ header, entries }: StoredMatch, load: GameLoader): Promise<Table> {
  const module = await load(header.game, rulesVersionOfTable(header));
  if (!module) throw new MissingRulesError(`no version ${rulesVersionOfTable(header)} of ${header.game}`);
  try {
    const table = new Table(header, module.rules);
    for (const entry of entries) table.apply(entry);
    return table;
  } catch (cause) {
    throw new BrokenMatchError(String(cause), { cause });
  }
}
