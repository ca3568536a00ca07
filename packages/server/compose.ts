import { type Adapters, openAdapters } from './adapters.ts';
import { createBackgroundJobs } from './background-jobs.ts';
import type { Config } from './config.ts';
import { createServices } from './create-services.ts';
import { createSetupCode } from './identity/setup-code.ts';
import type { Log } from './log.ts';
import type { Services } from './services.ts';
import { Leadership } from './store/postgres/leadership.ts';

/** Stored in the database and the same in every release, because servers of two releases must agree on one leader. */
const LEASE_NAME = 'house';

/** The services with their background jobs. */
export interface Composition {
  readonly services: Services;
  /**
   * Null unless this start created it. It is not stored in plain text: called only once the server is running, because
   * a start that fails would leave a code that nobody has seen.
   */
  createSetupCode(): Promise<string | null>;
  /** From now on `/readyz` fails, so that balancers send no more requests. */
  startDraining(): void;
  /** Closes sockets, streams and waiting requests. */
  closeConnections(): void;
  /** Stops the jobs, then closes the store. */
  close(): Promise<void>;
}

export async function compose(config: Config, log: Log): Promise<Composition> {
  const adapters = await openAdapters(config, log);
  try {
    return await startServices(config, log, adapters);
  } catch (error) {
    await adapters.close();
    throw error;
  }
}

async function startServices(config: Config, log: Log, adapters: Adapters): Promise<Composition> {
  const leadership = adapters.shared && new Leadership(adapters.shared, LEASE_NAME, log);
  let isDraining = false;
  const services = await createServices({ config, log, adapters, leadership, isDraining: () => isDraining });
  const jobs = createBackgroundJobs(services, adapters, leadership);
  await leadership?.start();
  await jobs.start();
  const startDraining = () => {
    isDraining = true;
  };
  const closeConnections = () => {
    startDraining();
    services.hub.close();
    services.matchmaker.close();
  };
  return {
    services,
    createSetupCode: () => createSetupCode(adapters.store.users),
    startDraining,
    closeConnections,
    async close() {
      closeConnections();
      await leadership?.stop();
      await jobs.stop();
      await adapters.close();
    },
  };
}
