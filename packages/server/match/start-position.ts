import { type Table, tableAtVersion } from '@safehouse/table';

/** The table as it was just before the match started: the players, and nothing of the deal. */
export function asBeforeStart(table: Table): Table {
  const start = table.entries.findIndex(({ event }) => event.type === 'started');
  return start < 0 ? table : tableAtVersion(table, start);
}
