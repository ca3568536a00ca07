import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bus, localBus } from '../bus/bus.ts';
import { jsonLog } from '../log.ts';
import { Rooms } from '../match/rooms.ts';
import { Wishes } from '../match/wishes.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { Identity } from './identity.ts';
import { Names } from './names.ts';
import { Passphrases } from './passphrases.ts';

/** Costs nothing, so that a test can have a hundred. */
export const CHEAP = { n: 2, r: 1, p: 1 } as const;

/** A house with people in it and a clock that is set by hand, on a database of its own. */
export interface Settlement {
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly wishes: Wishes;
  readonly directory: Names;
  readonly identity: Identity;
  readonly log: ReturnType<typeof jsonLog>;
  readonly logged: string[];
  readonly clock: { now: number };
  now(): number;
  close(): Promise<void>;
}

export function settle(): Settlement {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-identity-'));
  const store = openSqlite(join(folder, 'test.sqlite'));
  const clock = { now: 1_800_000_000_000 };
  const now = () => clock.now;
  const logged: string[] = [];
  const log = jsonLog('debug', (line) => logged.push(line), now);
  const bus = localBus((error) => log.error('bus', { error: String(error) }));
  const rooms = new Rooms({
    store: store.matches,
    now,
    settled: ({ header, version }) => bus.publish({ type: 'match', id: header.id, version }),
  });
  const wishes = new Wishes(rooms);
  const directory = new Names(store.users);
  const passphrases = new Passphrases(CHEAP);
  const identity = new Identity({ store, bus, directory, wishes, log, now, passphrases });
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { store, bus, rooms, wishes, directory, identity, log, logged, clock, now, close };
}
