import { join } from 'node:path';
import { type Bus, localBus } from './bus/bus.ts';
import { natsBus } from './bus/nats-bus.ts';
import { NatsConnection } from './bus/nats-connection.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Coordination } from './store/postgres/coordination.ts';
import { DatabaseClock } from './store/postgres/database-clock.ts';
import { openPostgres } from './store/postgres/postgres-store.ts';
import { DATABASE_FILE } from './store/sqlite/backup.ts';
import { lockDataFolder } from './store/sqlite/data-folder-lock.ts';
import { makePrivateFolder } from './store/sqlite/private-files.ts';
import { openSqlite } from './store/sqlite/sqlite-store.ts';
import type { Store } from './store/store.ts';

/** Where a server stores its data, and how it communicates with the other servers of its cluster. */
export interface Adapters {
  readonly store: Store;
  readonly bus: Bus;
  /** The connection to other processes; null if this is the only one. */
  readonly nats: NatsConnection | null;
  /** What processes on one database share; null if the database is a file of this process. */
  readonly shared: Coordination | null;
  now(): number;
  close(): Promise<void>;
}

export async function openAdapters(config: Config, log: Log): Promise<Adapters> {
  const failed = (error: unknown) => log.error('a listener failed', { why: String(error) });
  const ownClock = () => Date.now() + config.clockOffset;
  const { store, shared, unlock } = await openStore(config);
  const clock = shared && new DatabaseClock(shared, log, ownClock);
  await clock?.start();
  const nats = config.natsUrl === null ? null : await NatsConnection.open(config.natsUrl, log);
  return {
    store,
    shared,
    nats,
    bus: nats ? natsBus(nats, failed) : localBus(failed),
    now: monotonic(clock ? () => clock.now() : ownClock),
    async close() {
      clock?.stop();
      await nats?.close();
      await store.close();
      unlock();
    },
  };
}

interface OpenedStore extends Pick<Adapters, 'store' | 'shared'> {
  unlock(): void;
}

async function openStore(config: Config): Promise<OpenedStore> {
  if (config.databaseUrl !== null) {
    const store = await openPostgres(config.databaseUrl);
    return { store, shared: store.coordination, unlock: () => undefined };
  }
  makePrivateFolder(config.dataDir);
  const unlock = lockDataFolder(config.dataDir, 'shared');
  try {
    return { store: openSqlite(join(config.dataDir, DATABASE_FILE)), shared: null, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Time never goes backwards within one process, whatever happens to the machine's clock. */
function monotonic(clock: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(last, clock());
    return last;
  };
}
