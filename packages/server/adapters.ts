import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bus, localBus } from './bus/bus.ts';
import { natsBus } from './bus/nats-bus.ts';
import type { NatsConnection } from './bus/nats-connection.ts';
import { openNats } from './bus/open-nats.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { StartupError } from './startup-error.ts';
import type { Coordination } from './store/postgres/coordination.ts';
import { DatabaseClock } from './store/postgres/database-clock.ts';
import { openPostgres } from './store/postgres/postgres-store.ts';
import { DATABASE_FILE } from './store/sqlite/backup.ts';
import { FolderInUseError, lockDataFolder } from './store/sqlite/data-folder-lock.ts';
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
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    const { store, shared, unlock } = await openStore(config);
    closers.push(unlock, () => store.close());
    const nats = config.natsUrl === null ? null : await openNats(config.natsUrl, log);
    closers.push(() => nats?.close());
    const clock = shared && new DatabaseClock(shared, log, ownClock);
    closers.push(() => clock?.stop());
    await clock?.start();
    const bus = nats ? natsBus(nats, failed) : localBus(failed);
    return { store, shared, nats, bus, now: monotonic(clock ? () => clock.now() : ownClock), close };
  } catch (error) {
    // What stays open would keep a process alive that does not serve.
    await close();
    throw error;
  }
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
  const unlock = await lockForServer(config.dataDir);
  try {
    return { store: openSqlite(join(config.dataDir, DATABASE_FILE)), shared: null, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

const LOCK_RETRY_MS = 100;
const MAX_LOCK_WAIT_MS = 5000;

/** Servers share a PostgreSQL database but not a file. Waits a moment for a server that is about to end. */
async function lockForServer(dataDir: string): Promise<() => void> {
  const until = performance.now() + MAX_LOCK_WAIT_MS;
  for (;;) {
    try {
      return lockDataFolder(dataDir);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      if (performance.now() >= until) {
        throw new StartupError(
          `another process uses ${dataDir}: stop that server or restore first, or set DATA_DIR to another folder`,
        );
      }
    }
    await sleep(LOCK_RETRY_MS);
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
