import { type GameLoader, loadGame } from '@safehouse/games/registry';
import { type MatchId, refusal, type ServerRefusal } from '@safehouse/protocol';
import { type Entry, rulesVersionOfTable, Table } from '@safehouse/table';
import type { MatchStore, NewMatch, StoredMatch } from '../store/match-store.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { RecentlyUsed } from './recently-used.ts';
import { type CommandResult, type CommandSource, type Decide, type Outcome, Room, type RoomDeps } from './room.ts';
import { defaultMaxBytes, RoomMemory } from './room-memory.ts';

/** How often another writer may be faster before the command fails. */
const MAX_ATTEMPTS = 50;
const TOO_MANY_WRITERS = 'too many concurrent writers';

/** Rooms kept in memory; the least recently used is evicted first. */
const MAX_ROOMS = 20_000;
/** Finished matches among them: they are rarely read, and every room makes garbage collection slower. */
const MAX_OVER_ROOMS = 200;

/** Estimated, for matches with their own editions: anybody can make them large, and they are rare. */
const MAX_EDITION_ROOM_BYTES = 64 * 1024 * 1024;

/** The entries of a match cannot be replayed: this match stops, the others continue. */
export class BrokenMatchError extends Error {}

/**
 * The match uses rules that this process does not have, but an earlier or later release does. It is left unchanged for
 * servers that can continue it.
 */
export class MissingRulesError extends Error {
  readonly refusal: ServerRefusal = refusal(
    'other-rules',
    'this server does not have the rules of this match; another one does: ask again',
  );
}

/** A command to a match. */
export interface RoomCommand {
  readonly match: MatchId;
  readonly source: CommandSource;
  readonly decide: Decide;
}

/** A match to be stored, and its table after its entries. */
export interface BuiltMatch extends NewMatch {
  readonly table: Table;
}

/** A room in memory, or being loaded. While requests use it, it is not evicted. */
interface CachedRoom {
  /** Null until it is loaded. */
  room: Room | null;
  readonly loading: Promise<Room | null>;
  userCount: number;
  /** Was it used since the last eviction? */
  isRecentlyUsed: boolean;
  /** Estimated after each use. */
  bytes: number;
}

/**
 * All matches, each loaded when first used. Memory is only a cache of the store; where other processes write to the same
 * store, it is checked before it is shown.
 */
export class Rooms {
  readonly #store: MatchStore;
  readonly #deps: RoomDeps;
  readonly #maxRooms: number;
  readonly #maxBytes: number;
  readonly #memory = new RoomMemory();
  readonly #rooms = new Map<MatchId, CachedRoom>();
  readonly #overMatches = new RecentlyUsed<MatchId>(MAX_OVER_ROOMS);
  readonly #editionMatches = new RecentlyUsed<MatchId>(MAX_EDITION_ROOM_BYTES);
  #bytes = 0;
  #pendingCommands = 0;

  constructor(deps: RoomDeps) {
    this.#store = deps.store;
    this.#deps = deps;
    this.#maxRooms = deps.maxRooms ?? MAX_ROOMS;
    this.#maxBytes = deps.maxBytes ?? defaultMaxBytes();
  }

  get count(): number {
    return this.#rooms.size;
  }

  /** Is it in memory? Otherwise it has to be read and replayed first. */
  isLoaded(id: MatchId): boolean {
    return this.#rooms.has(id);
  }

  /** Estimated. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Commands not answered yet. */
  get pendingCommands(): number {
    return this.#pendingCommands;
  }

  /** Stores new matches, all or none, and announces them. */
  async create(matches: readonly BuiltMatch[]): Promise<void> {
    await this.#store.create(matches);
    for (const { table } of matches) this.#keep(table);
    for (const { table, entries } of matches) this.#deps.onStored(table, entries);
  }

  /** A new match is used at once, so it is not read back. One with an edition is, to share the edition with others. */
  #keep(table: Table): void {
    const { id, edition } = table.header;
    if (edition !== undefined || this.#rooms.has(id)) return;
    this.#evictUnused(this.#maxRooms - 1);
    const room = new Room(table, this.#deps);
    const cached = { room, loading: Promise.resolve(room), userCount: 0, isRecentlyUsed: true, bytes: 0 };
    this.#rooms.set(id, cached);
    this.#afterUse(id, cached);
  }

  /** Null if there is no such match. Throws NotStoredError, BrokenMatchError and MissingRulesError. */
  execute(match: MatchId, source: CommandSource, decide: Decide): Promise<CommandResult | null> {
    return new Promise((resolve, reject) => this.submit({ match, source, decide }, { resolve, reject }));
  }

  /** The same without a promise. */
  submit(command: RoomCommand, outcome: Outcome<CommandResult | null>): void {
    this.#pendingCommands++;
    this.#visit(command, outcome, 1);
  }

  #visit(command: RoomCommand, outcome: Outcome<CommandResult | null>, attempt: number): void {
    const { match, source, decide } = command;
    const cached = this.#enter(match);
    const reject = (error: unknown) => {
      this.#leave(match, cached);
      this.#pendingCommands--;
      outcome.reject(error);
    };
    const resolve = (result: CommandResult | 'rival' | null) => {
      if (result === 'rival' && attempt >= MAX_ATTEMPTS) {
        reject(new NotStoredError(TOO_MANY_WRITERS));
        return;
      }
      this.#leave(match, cached);
      if (result === 'rival') {
        this.#visit(command, outcome, attempt + 1);
        return;
      }
      this.#pendingCommands--;
      outcome.resolve(result);
    };
    const start = (room: Room | null) => (room ? room.execute(source, decide, { resolve, reject }) : resolve(null));
    if (cached.room) start(cached.room);
    else loadedRoom(cached).then(start, reject);
  }

  /** `version`: a version that is known and recent enough for the caller; without it the newest is loaded. */
  async read<T>(id: MatchId, reader: (table: Table) => T, version?: number): Promise<T | null> {
    const table = this.#tableNow(id, version);
    return table ? reader(table) : this.#withRoom(id, (room) => room.read(reader, version));
  }

  /** As `read` if it need not wait, for a command or for the store; otherwise undefined. */
  readNow<T>(id: MatchId, reader: (table: Table) => T, version?: number): T | undefined {
    const table = this.#tableNow(id, version);
    return table ? reader(table) : undefined;
  }

  /** Not for rooms that are counted separately with every use. */
  #tableNow(id: MatchId, version?: number): Table | null {
    const cached = this.#rooms.get(id);
    if (!cached?.room || cached.room.isOver || cached.room.hasEdition) return null;
    cached.isRecentlyUsed = true;
    return cached.room.tableNow(version);
  }

  /** Applies entries stored by another process, if the match is in memory. */
  applyRemote(id: MatchId, entries: readonly Entry[]): void {
    const cached = this.#rooms.get(id);
    // A loaded room applies them at once, so that every later read sees them.
    const applied = cached?.room
      ? cached.room.applyRemote(entries)
      : cached?.loading.then((room) => room?.applyRemote(entries));
    // Entries that cannot be applied make the room invalid; the next use loads it again.
    applied?.catch(() => undefined);
  }

  async #withRoom<T>(id: MatchId, visit: (room: Room) => Promise<T | 'rival'>): Promise<T | null> {
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const cached = this.#enter(id);
      try {
        const room = cached.room ?? (await loadedRoom(cached));
        const result = room && (await visit(room));
        if (result !== 'rival') return result;
      } finally {
        this.#leave(id, cached);
      }
    }
    throw new NotStoredError(TOO_MANY_WRITERS);
  }

  #enter(id: MatchId): CachedRoom {
    const cached = this.#getOrLoad(id);
    cached.userCount++;
    return cached;
  }

  #leave(id: MatchId, cached: CachedRoom): void {
    cached.userCount--;
    // Another request may have replaced the room.
    if (this.#rooms.get(id) === cached) this.#afterUse(id, cached);
  }

  #afterUse(id: MatchId, cached: CachedRoom): void {
    const { room } = cached;
    if (!room || room.isInvalid) {
      this.#drop(id, cached);
      return;
    }
    const bytes = room.estimateBytes(this.#memory);
    this.#bytes += bytes - cached.bytes;
    cached.bytes = bytes;
    if (room.isOver) this.#evict(this.#overMatches.touch(id, 1));
    if (room.hasEdition) this.#evict(this.#editionMatches.touch(id, bytes));
    this.#evictUnused(this.#maxRooms);
  }

  #drop(id: MatchId, cached: CachedRoom): void {
    this.#rooms.delete(id);
    this.#bytes -= cached.bytes;
    this.#overMatches.delete(id);
    this.#editionMatches.delete(id);
  }

  #evict(ids: readonly MatchId[]): void {
    for (const id of ids) {
      const cached = this.#rooms.get(id);
      // Otherwise it is counted again after its current use.
      if (cached?.userCount === 0) this.#drop(id, cached);
    }
  }

  #getOrLoad(id: MatchId): CachedRoom {
    const cached = this.#rooms.get(id);
    if (cached) {
      cached.isRecentlyUsed = true;
      return cached;
    }
    this.#evictUnused(this.#maxRooms - 1);
    const loading = { room: null, loading: this.#load(id), userCount: 0, isRecentlyUsed: false, bytes: 0 };
    this.#rooms.set(id, loading);
    return loading;
  }

  async #load(id: MatchId): Promise<Room | null> {
    const stored = await this.#store.load(id);
    if (!stored) return null;
    const match = { ...stored, header: this.#memory.shareEdition(stored.header) };
    return new Room(await replayTable(match, this.#deps.loadGame ?? loadGame), this.#deps);
  }

  /** Maps keep insertion order: rooms used since the last eviction move to the end, the first other is dropped. */
  #evictUnused(maxRooms: number): void {
    if (this.#rooms.size <= maxRooms && this.#bytes <= this.#maxBytes) return;
    // Each is checked at most twice: what is left then is in use.
    let looks = 2 * this.#rooms.size;
    for (const [id, cached] of this.#rooms) {
      if (looks-- === 0 || (this.#rooms.size <= maxRooms && this.#bytes <= this.#maxBytes)) return;
      if (!cached.isRecentlyUsed && cached.userCount === 0) this.#drop(id, cached);
      else {
        cached.isRecentlyUsed = false;
        this.#rooms.delete(id);
        this.#rooms.set(id, cached);
      }
    }
  }
}

async function loadedRoom(cached: CachedRoom): Promise<Room | null> {
  cached.room ??= await cached.loading;
  return cached.room;
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
