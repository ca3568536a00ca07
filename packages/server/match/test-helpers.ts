import { readFileSync } from 'node:fs';
import { quickRandom, SEATS } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import { commands, type TableHeader } from '@safehouse/table';
import { ANN, applyDecision, randomMove, runningTable, toStored } from '@safehouse/table/test-helpers';
import type { MatchStore } from '../store/match-store.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { Store } from '../store/store.ts';
import { Rooms } from './rooms.ts';

/** The store, with some of its methods replaced. */
export function matchStoreWith(store: MatchStore, replaced: Partial<MatchStore>): MatchStore {
  return new Proxy(store, {
    get(target, name) {
      const method = Reflect.get(replaced, name) ?? Reflect.get(target, name);
      return typeof method === 'function' ? method.bind(target) : method;
    },
  });
}

/** A store whose writes wait or fail, as the test says. */
export class GatedMatchStore {
  readonly store: MatchStore;
  gate: Promise<unknown> = Promise.resolve();
  /** This many of the next writes fail. */
  failuresLeft = 0;
  /** How often it was asked for entries of other writers. */
  entriesSinceCalls = 0;

  constructor(inner: MatchStore) {
    this.store = matchStoreWith(inner, {
      append: async (...write) => {
        await this.gate;
        if (this.failuresLeft-- > 0) throw new NotStoredError('full');
        return inner.append(...write);
      },
      entriesSince: (id, version) => {
        this.entriesSinceCalls++;
        return inner.entriesSince(id, version);
      },
    });
  }
}

export function createRooms(matches: MatchStore, told: number[] = []): Rooms {
  return new Rooms({ store: matches, now: () => 0, onStored: ({ version }) => told.push(version) });
}

/** A stored match in progress. */
export async function storeRunningMatch({ matches }: Store, parts: Partial<TableHeader> = {}): Promise<MatchId> {
  const table = await runningTable(parts);
  await matches.create([toStored(table)]);
  return table.header.id;
}

/** A match with this many entries: undo requests by the first seat, each refused at once. */
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

/** Plays any legal move at the current version. */
export function playAnyMove(rooms: Rooms, id: MatchId, key: string | null = null) {
  const random = quickRandom(1);
  return rooms.execute(id, { author: ANN, key }, (table, now) => {
    const { seat, move } = randomMove(table, random);
    return commands.move(table, seat, { version: table.version, move, measuredLag: 0, now });
  });
}

export const readVersion = (rooms: Rooms, id: MatchId) => rooms.read(id, ({ version }) => version);

const BUILT_IN_EDITION = new URL('../../../games/spy-connection/data/reconstructed.json', import.meta.url);

/** An edition of Spy Connection with the id `mine`. */
export function editionWith(changes: object): { readonly [key: string]: unknown } {
  return { ...JSON.parse(readFileSync(BUILT_IN_EDITION, 'utf8')), id: 'mine', ...changes };
}
