import { loadGame } from '@safehouse/games/registry';
import { rulesVersionOfTable, Table } from '@safehouse/table';
import type { StoredMatch } from '../server/store/match-store.ts';

/** The table at this version. Throws if the entries have a gap or cannot be played. */
export async function replayStoredMatch(
  { header, entries }: StoredMatch,
  version = Number.POSITIVE_INFINITY,
): Promise<Table> {
  const module = await loadGame(header.game, rulesVersionOfTable(header));
  if (!module) throw new Error(`no such game: ${header.game}`);
  const table = new Table(header, module.rules);
  for (const entry of entries) if (entry.version <= version) table.apply(entry);
  return table;
}
