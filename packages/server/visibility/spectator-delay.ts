import { Table } from '@safehouse/table';

/** A match as spectators may see it at tables with a delay. Entries that were applied are kept for the next use. */
export class SpectatorDelay {
  #delayedTable: Table | null = null;
  /** When spectators will see more although nothing happens; null if nothing is withheld. */
  nextVisibleAt: number | null = null;

  visibleTable(live: Table, now: number): Table {
    const delayMs = 1000 * live.header.delay;
    const last = live.entries.at(-1);
    this.nextVisibleAt = null;
    if (delayMs === 0 || !last || last.at + delayMs <= now) return live;
    this.#delayedTable ??= new Table(live.header, live.rules);
    const fresh = live.entries.slice(this.#delayedTable.version);
    const hiddenFrom = fresh.findIndex(({ at }) => at + delayMs > now);
    if (hiddenFrom >= 0) this.nextVisibleAt = fresh[hiddenFrom].at + delayMs;
    for (const entry of hiddenFrom < 0 ? fresh : fresh.slice(0, hiddenFrom)) this.#delayedTable.apply(entry);
    return this.#delayedTable;
  }
}
