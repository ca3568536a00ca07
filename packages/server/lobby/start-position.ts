import { Table } from '@safehouse/table';

/** A closed table as onlookers see it: who sits there, and nothing that has happened since the match began. */
export function asBeforeStart(table: Table): Table {
  const start = table.entries.findIndex(({ happening }) => happening.type === 'started');
  if (start < 0) return table;
  const outside = new Table(table.header, table.rules);
  for (const entry of table.entries.slice(0, start)) outside.apply(entry);
  return outside;
}
