import { Table } from './table.ts';

/** The table as it was at a version: the same entries give the same table. */
export function tableAtVersion(table: Table, version: number): Table {
  if (version >= table.version) return table;
  const past = new Table(table.header, table.rules);
  for (const entry of table.entries.slice(0, version)) past.apply(entry);
  return past;
}
