import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Bus, localBus } from './bus/bus.ts';
import { natsBus } from './bus/nats.ts';
import { NatsLine } from './bus/nats-line.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { SharedClock } from './store/postgres/clock.ts';
import { openPostgres } from './store/postgres/open.ts';
import type { Shared } from './store/postgres/shared.ts';
import { DATABASE_FILE } from './store/sqlite/backup.ts';
import { openSqlite } from './store/sqlite/open.ts';
import type { Store } from './store/store.ts';

/** Where a house keeps things, and how it hears of other processes of the same house. */
export interface Outside {
  readonly store: Store;
  readonly bus: Bus;
  /** The way to other processes; null where this is the only one. */
  readonly line: NatsLine | null;
  /** What processes on one database share; null where the database is a file of this process. */
  readonly shared: Shared | null;
  now(): number;
  close(): Promise<void>;
}

export async function openOutside(config: Config, log: Log): Promise<Outside> {
  const failed = (error: unknown) => log.error('a listener failed', { why: String(error) });
  const own = () => Date.now() + config.clockOffset;
  const { store, shared } = await openStore(config);
  const clock = shared && new SharedClock(shared, log, own);
  await clock?.start();
  const line = config.natsUrl === null ? null : await NatsLine.open(config.natsUrl, log);
  return {
    store,
    shared,
    line,
    bus: line ? natsBus(line, failed) : localBus(failed),
    now: steady(clock ? () => clock.now() : own),
    async close() {
      clock?.stop();
      await line?.close();
      await store.close();
    },
  };
}

async function openStore(config: Config): Promise<{ readonly store: Store; readonly shared: Shared | null }> {
  if (config.databaseUrl !== null) {
    const store = await openPostgres(config.databaseUrl);
    return { store, shared: store.shared };
  }
  mkdirSync(config.dataDir, { recursive: true });
  return { store: openSqlite(join(config.dataDir, DATABASE_FILE)), shared: null };
}

/** Time never goes back within one process, whatever is done to the machine's clock. */
function steady(clock: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(last, clock());
    return last;
  };
}
