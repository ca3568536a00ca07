import type { ServerRefusal } from '@safehouse/protocol';
import { Tournament, type TournamentEntry, type TournamentEvent } from '@safehouse/tournament';
import type { Bus } from '../bus/bus.ts';
import { RecentlyUsed } from '../match/recently-used.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { TournamentId, TournamentStore, TournamentSummary } from '../store/tournament-store.ts';

export interface TournamentRoomsDeps {
  readonly store: TournamentStore;
  readonly bus: Bus;
  /** Do other processes write to the same store? Then the memory may be outdated. */
  readonly isShared: boolean;
  /** Called by the process that started it. */
  onStarted(id: TournamentId, tournament: Tournament): void;
  now(): number;
}

interface Room {
  readonly entries: TournamentEntry[];
  readonly tournament: Tournament;
}

type Decide = (tournament: Tournament) => readonly TournamentEvent[] | ServerRefusal;

/** How often another writer may be faster before a command fails. */
const MAX_ATTEMPTS = 20;
/** Of the tournaments in memory, in entries of about 600 bytes; each counts as this many more. */
const MAX_WEIGHT = 200_000;
const BASE_WEIGHT = 1000;

/** Tournaments in memory, each used by one command at a time. Of two concurrent writers, the store accepts one. */
export class TournamentRooms {
  readonly #deps: TournamentRoomsDeps;
  readonly #rooms = new Map<TournamentId, Room>();
  readonly #recency = new RecentlyUsed<TournamentId>(MAX_WEIGHT);
  readonly #queues = new Map<TournamentId, Promise<unknown>>();

  constructor(deps: TournamentRoomsDeps) {
    this.#deps = deps;
  }

  /** The tournament after the command, or the refusal; null if there is none. Rejects with NotStoredError. */
  execute(id: TournamentId, decide: Decide): Promise<Tournament | ServerRefusal | null> {
    return this.#enqueue(id, async () => {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const room = await this.#freshRoom(id);
        if (!room) return null;
        const decision = decide(room.tournament);
        if ('code' in decision) return decision;
        if (decision.length === 0 || (await this.#commit(id, room, decision))) return room.tournament;
      }
      throw new NotStoredError('too many concurrent writers');
    });
  }

  read<T>(
    id: TournamentId,
    reader: (tournament: Tournament, entries: readonly TournamentEntry[]) => T,
  ): Promise<T | null> {
    return this.#enqueue(id, async () => {
      const room = await this.#freshRoom(id);
      return room && reader(room.tournament, room.entries);
    });
  }

  #enqueue<T>(id: TournamentId, job: () => Promise<T>): Promise<T> {
    const turn = (this.#queues.get(id) ?? Promise.resolve()).then(job);
    const done = turn
      .catch(() => undefined)
      .then(() => {
        if (this.#queues.get(id) === done) this.#queues.delete(id);
      });
    this.#queues.set(id, done);
    return turn;
  }

  async #freshRoom(id: TournamentId): Promise<Room | null> {
    const known = this.#rooms.get(id);
    const room = known ? await this.#catchUp(known, id) : await this.#load(id);
    if (!room) return null;
    this.#keep(id, room);
    return room;
  }

  #keep(id: TournamentId, room: Room): void {
    this.#rooms.set(id, room);
    for (const old of this.#recency.touch(id, BASE_WEIGHT + room.entries.length)) this.#rooms.delete(old);
  }

  async #load(id: TournamentId): Promise<Room | null> {
    const entries = await this.#deps.store.entriesSince(id, 0);
    return entries.length === 0 ? null : { entries, tournament: new Tournament(entries) };
  }

  async #catchUp(room: Room, id: TournamentId): Promise<Room> {
    if (!this.#deps.isShared) return room;
    for (const entry of await this.#deps.store.entriesSince(id, room.tournament.version)) applyEntry(room, entry);
    return room;
  }

  /** False: another process has written first. What is not stored is not kept in memory either. */
  async #commit(id: TournamentId, room: Room, events: readonly TournamentEvent[]): Promise<boolean> {
    const { store, bus, now } = this.#deps;
    const at = now();
    const entries = events.map((event, i) => ({ version: room.tournament.version + 1 + i, at, event }));
    this.#rooms.delete(id);
    for (const entry of entries) applyEntry(room, entry);
    const summary = summarizeTournament(room.tournament, at);
    const isRenamed = events.some(({ type }) => type === 'renamed');
    const changed = isRenamed ? { ...summary, settings: room.tournament.settings } : summary;
    if ((await store.append(id, entries, changed)) === 'conflict') return false;
    this.#keep(id, room);
    bus.publish({ type: 'tournament', id, version: room.tournament.version });
    const { club } = room.tournament.settings;
    if (club) bus.publish({ type: 'club', id: club });
    if (events.some(({ type }) => type === 'started')) this.#deps.onStarted(id, room.tournament);
    return true;
  }
}

function applyEntry({ entries, tournament }: Room, entry: TournamentEntry): void {
  tournament.apply(entry);
  entries.push(entry);
}

function summarizeTournament({ status, version, rounds, players }: Tournament, updatedAt: number): TournamentSummary {
  const running = rounds.findIndex(({ endedAt }) => endedAt === null);
  const endedRounds = running < 0 ? rounds.length : running;
  return { status, version, updatedAt, endedRounds, playerCount: players.size };
}
