import { loadGame } from '@safehouse/games/registry';
import { rulesVersionOfTable } from '@safehouse/table';
import { summarizeLocal } from './local-summary.ts';
import { restoreTable } from './local-table.ts';
import type { MatchDb, StoredMatch } from './match-db.ts';

/** Adds the summary to a match stored by an earlier release, when it is first listed. */
export async function addSummary(match: StoredMatch, database: MatchDb): Promise<StoredMatch> {
  const { header } = match;
  const module = await loadGame(header.game, rulesVersionOfTable(header));
  if (!module) return match;
  const summarized = { ...match, summary: summarizeLocal(restoreTable(match, module.rules)) };
  await database.put(summarized);
  return summarized;
}
