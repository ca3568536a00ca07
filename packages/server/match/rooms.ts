import { type GameLoader, loadGame } from '@safehouse/games/registry';
import { type MatchId, refusal, type ServerRefusal } from '@safehouse/protocol';
import { type Decision, type Entry, rulesVersionOfTable, Table } from '@safehouse/table';
import type { MatchStore, StoredMatch } from '../store/match-store.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { type CommandResult, type CommandSource, Room, type RoomDeps } from './room.ts';
import { defaultMaxBytes, RoomMemory } from './room-memory.ts';

/** How often a rival writer may be faster before we give up. Whoever has the match in memory often is. */
const MAX_ATTEMPTS = 50;

/** Rooms kept in memory; the least recently used is evicted first. */
const MAX_ROOMS = 20_000;
/** Finished matches among them: they are seldom asked for, and every room kept makes garbage collection slower. */
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

/** A room in memory, or being loaded. While requests use it, it is not evicted. */
interface CachedRoom {
  readonly room: Promise<Room | null>;
  userCount: number;
  /** Was it used since the last eviction looked at it? */
  isRecentlyUsed: boolean;
  /** Estimated after each use. */
  bytes: number;
}

/**
 * All matches, each loaded when first touched. What is in memory is only a copy of what is stored; where others write to
 * the same store, it is checked before anybody sees it.
 */
export class Rooms {
  readonly #store: MatchStore;
  readonly #deps: RoomDeps;
  readonly #maxRooms: number;
  readonly #maxBytes: number;
  readonly #memory = new RoomMemory();
  readonly #rooms = new Map<MatchId, CachedRoom>();
  /** Finished matches, the least recently used first. */
  readonly #overMatches = new Set<MatchId>();
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

  /** Estimated. */
  get bytes(): number {
    return this.#bytes;
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
      // Another request may have put a new room in its place.
      if (this.#rooms.get(id) === kept) this.#afterUse(id, kept, room);
    }
  }

  #afterUse(id: MatchId, kept: CachedRoom, room: Room | null): void {
    if (!room || room.isInvalid) {
      this.#drop(id, kept);
      return;
    }
    const bytes = room.estimateBytes(this.#memory);
    this.#bytes += bytes - kept.bytes;
    kept.bytes = bytes;
    if (room.isOver) this.#evictOver(id);
    this.#evictUnused(this.#maxRooms);
  }

  #drop(id: MatchId, kept: CachedRoom): void {
    this.#rooms.delete(id);
    this.#bytes -= kept.bytes;
  }

  #evictOver(touched: MatchId): void {
    this.#overMatches.delete(touched);
    this.#overMatches.add(touched);
    if (this.#overMatches.size <= MAX_OVER_ROOMS) return;
    const [oldest] = this.#overMatches;
    this.#overMatches.delete(oldest);
    const kept = this.#rooms.get(oldest);
    // After its present use it is counted again.
    if (kept?.userCount === 0) this.#drop(oldest, kept);
  }

  #getOrLoad(id: MatchId): CachedRoom {
    const known = this.#rooms.get(id);
    if (known) {
      known.isRecentlyUsed = true;
      return known;
    }
    this.#evictUnused(this.#maxRooms - 1);
    const kept = { room: this.#load(id), userCount: 0, isRecentlyUsed: false, bytes: 0 };
    this.#rooms.set(id, kept);
    return kept;
  }

  async #load(id: MatchId): Promise<Room | null> {
    const stored = await this.#store.load(id);
    if (!stored) return null;
    const match = { ...stored, header: this.#memory.shareEdition(stored.header) };
    return new Room(await replayTable(match, this.#deps.loadGame ?? loadGame), this.#deps);
  }

  /** The map keeps its order: a room used since the last look moves to its end, the first other one is dropped. */
  #evictUnused(maxRooms: number): void {
    // Each is looked at twice at most: what is left then is in use.
    let looks = 2 * this.#rooms.size;
    for (const [id, kept] of this.#rooms) {
      if (looks-- === 0 || (this.#rooms.size <= maxRooms && this.#bytes <= this.#maxBytes)) return;
      if (!kept.isRecentlyUsed && kept.userCount === 0) this.#drop(id, kept);
      else {
        kept.isRecentlyUsed = false;
        this.#rooms.delete(id);
        this.#rooms.set(id, kept);
      }
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
