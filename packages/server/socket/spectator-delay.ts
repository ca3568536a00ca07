import { Table } from '@safehouse/table';

/** The match as onlookers may see it now: at tables with a delay, without what happened since then. */
export function tableForSpectators(table: Table, now: number): Table {
  const last = table.entries.at(-1);
  const hidesNothing = !last || last.at + 1000 * table.header.delay <= now;
  return hidesNothing ? table : new SpectatorDelay().visibleTable(table, now);
}

/** The same for one who looks again and again: what was folded once is kept. */
export class SpectatorDelay {
  #delayedTable: Table | null = null;
  /** When there will be more to see although nothing happens; null where nothing is held back. */
  nextVisibleAt: number | null = null;

  visibleTable(live: Table, now: number): Table {
    if (live.header.delay === 0) return live;
    const wait = 1000 * live.header.delay;
    this.#delayedTable ??= new Table(live.header, live.rules);
    const fresh = live.entries.slice(this.#delayedTable.version);
    const held = fresh.findIndex(({ at }) => at + wait > now);
    this.nextVisibleAt = held < 0 ? null : fresh[held].at + wait;
    for (const entry of held < 0 ? fresh : fresh.slice(0, held)) this.#delayedTable.apply(entry);
    return this.#delayedTable;
  }
}
