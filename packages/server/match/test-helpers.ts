import { readFileSync } from 'node:fs';
import { quickRandom, SEATS } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { commands, type TableHeader } from '@safehouse/table';
import { ANN, applyDecision, randomMove, runningTable, toStored } from '@safehouse/table/test-helpers';
import type { MatchStore } from '../store/match-store.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { Store } from '../store/store.ts';
import { Rooms } from './rooms.ts';

/** A store whose writing waits, or fails, as the test says. */
export class GatedMatchStore implements MatchStore {
  readonly #inner: MatchStore;
  gate: Promise<unknown> = Promise.resolve();
  /** So many of the next fail. */
  failuresLeft = 0;
  /** How often it was asked for what others have written. */
  entriesSinceCalls = 0;
  constructor(inner: MatchStore) {
    this.#inner = inner;
  }
  async append(...given: Parameters<MatchStore['append']>) {
    await this.gate;
    if (this.failuresLeft-- > 0) throw new NotStoredError('full');
    return this.#inner.append(...given);
  }
  create = (...given: Parameters<MatchStore['create']>) => this.#inner.create(...given);
  load = (id: MatchId) => this.#inner.load(id);
  entriesSince(id: MatchId, version: number) {
    this.entriesSinceCalls++;
    return this.#inner.entriesSince(id, version);
  }
  openTables = (most: number) => this.#inner.openTables(most);
  openTablesBefore = (...given: Parameters<MatchStore['openTablesBefore']>) => this.#inner.openTablesBefore(...given);
  liveTables = (...given: Parameters<MatchStore['liveTables']>) => this.#inner.liveTables(...given);
  runningSince = (...given: Parameters<MatchStore['runningSince']>) => this.#inner.runningSince(...given);
  countUnfinishedOf = (...given: Parameters<MatchStore['countUnfinishedOf']>) =>
    this.#inner.countUnfinishedOf(...given);
  matchesOf = (...given: Parameters<MatchStore['matchesOf']>) => this.#inner.matchesOf(...given);
  listedMatchesOf = (...given: Parameters<MatchStore['listedMatchesOf']>) => this.#inner.listedMatchesOf(...given);
  matchesBetween = (...given: Parameters<MatchStore['matchesBetween']>) => this.#inner.matchesBetween(...given);
  listedMatches = (ids: readonly MatchId[]) => this.#inner.listedMatches(ids);
  dueMatches = (now: number, most: number) => this.#inner.dueMatches(now, most);
  markBroken = (id: MatchId) => this.#inner.markBroken(id);
}

export function createRooms(matches: MatchStore, told: number[] = []): Rooms {
  return new Rooms({ store: matches, now: () => 0, onStored: ({ version }) => told.push(version) });
}

/** A match that has begun, on the disk. */
export async function storeRunningMatch({ matches }: Store, parts: Partial<TableHeader> = {}): Promise<MatchId> {
  const table = await runningTable(parts);
  await matches.create([toStored(table)]);
  return table.header.id;
}

/** A match with this many entries: questions for an undo by the first seat, each refused at once. */
export async function storeLongMatch({ matches }: Store, entries: number): Promise<MatchId> {
  const table = await runningTable();
  while (table.version < entries) {
    const isAsking = table.undoRequest === null;
    applyDecision(table, [
      isAsking ? { type: 'undo-asked', seat: SEATS[0], to: 1 } : { type: 'undo-refused', seat: SEATS[1] },
    ]);
  }
  await matches.create([toStored(table)]);
  return table.header.id;
}

/** Asks for any legal move at the version at hand. */
export function playAnyMove(rooms: Rooms, id: MatchId, key: string | null = null) {
  const random = quickRandom(1);
  return rooms.execute(id, { author: ANN, key }, (table, now) => {
    const { seat, move } = randomMove(table, random);
    return commands.move(table, seat, { version: table.version, move, measuredLag: 0, now });
  });
}

export const readVersion = (rooms: Rooms, id: MatchId) => rooms.read(id, ({ version }) => version);

const BUILT_IN_EDITION = new URL('../../../games/spy-connection/data/reconstructed.json', import.meta.url);

/** Of Spy Connection, under the id `mine`. */
export function editionWith(changes: object): { readonly [key: string]: unknown } {
  return { ...JSON.parse(readFileSync(BUILT_IN_EDITION, 'utf8')), id: 'mine', ...changes };
}
