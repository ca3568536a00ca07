import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bus, localBus } from '../bus/bus.ts';
import { jsonLog } from '../log.ts';
import { MatchCommands } from '../match/commands.ts';
import { Rooms } from '../match/rooms.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Identity } from './identity.ts';
import { NameCache } from './name-cache.ts';
import { PassphraseHasher } from './passphrase-hasher.ts';
import { UserAdministration } from './user-administration.ts';

/** Fast enough for hundreds of hashes in a test. */
export const CHEAP_COST = { n: 2, r: 1, p: 1 } as const;

/** Identity on its own database, with a clock that the test sets. */
export interface IdentityFixture {
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly commands: MatchCommands;
  readonly directory: NameCache;
  readonly identity: Identity;
  readonly administration: UserAdministration;
  readonly log: ReturnType<typeof jsonLog>;
  readonly logged: string[];
  readonly clock: { now: number };
  now(): number;
  close(): Promise<void>;
}

export function createIdentityFixture(): IdentityFixture {
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
    onStored: ({ header, version }) => bus.publish({ type: 'match', id: header.id, version }),
  });
  const commands = new MatchCommands(rooms, store.people);
  const directory = new NameCache(store.users);
  const passphrases = new PassphraseHasher(CHEAP_COST);
  const identity = new Identity({ store, bus, directory, commands, log, now, passphrases });
  const administration = new UserAdministration({ store, bus, commands, log });
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { store, bus, rooms, commands, directory, identity, administration, log, logged, clock, now, close };
}
