import { quickRandom } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { asks, type TableHeader } from '@safehouse/table';
import { ANN, anyMove, asStored, running } from '@safehouse/table/testing';
import type { MatchStore } from '../store/matches.ts';
import { NotStored } from '../store/not-stored.ts';
import type { Store } from '../store/store.ts';
import { Rooms } from './rooms.ts';

/** A store whose writing waits, or fails, as the test says. */
export class Gate implements MatchStore {
  readonly #inner: MatchStore;
  wait: Promise<unknown> = Promise.resolve();
  /** So many of the next fail. */
  failures = 0;
  /** How often it was asked for what others have written. */
  questions = 0;
  constructor(inner: MatchStore) {
    this.#inner = inner;
  }
  async append(...given: Parameters<MatchStore['append']>) {
    await this.wait;
    if (this.failures-- > 0) throw new NotStored('full');
    return this.#inner.append(...given);
  }
  create = (...given: Parameters<MatchStore['create']>) => this.#inner.create(...given);
  load = (id: MatchId) => this.#inner.load(id);
  entriesSince(id: MatchId, version: number) {
    this.questions++;
    return this.#inner.entriesSince(id, version);
  }
  openTables = (most: number) => this.#inner.openTables(most);
  matchesOf = (...given: Parameters<MatchStore['matchesOf']>) => this.#inner.matchesOf(...given);
  due = (now: number, most: number) => this.#inner.due(now, most);
  setAside = (id: MatchId) => this.#inner.setAside(id);
}

export function roomsOn(matches: MatchStore, told: number[] = []): Rooms {
  return new Rooms({ store: matches, now: () => 0, settled: ({ version }) => told.push(version) });
}

/** A match that has begun, on the disk. */
export async function storedIn({ matches }: Store, parts: Partial<TableHeader> = {}): Promise<MatchId> {
  const table = await running(parts);
  await matches.create([asStored(table)]);
  return table.header.id;
}

/** Asks for any legal move at the version at hand. */
export function moveIn(rooms: Rooms, id: MatchId, key: string | null = null) {
  const random = quickRandom(1);
  return rooms.ask(id, { author: ANN, key }, (table, now) => {
    const { seat, move } = anyMove(table, random);
    return asks.move(table, seat, table.version, move, { measuredLag: 0, now });
  });
}

export const versionIn = (rooms: Rooms, id: MatchId) => rooms.look(id, ({ version }) => version);
