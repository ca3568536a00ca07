import { type MatchSummary, summarize } from '@safehouse/table';
import type { MatchWithSummary } from '../store/match-store.ts';
import { type DealDeps, isDealShared } from './deal-in-play.ts';
import { MatchVisibility } from './match-visibility.ts';

/** What a list may show spectators of a match. The match itself is read only if they see it delayed or not at all. */
export async function spectatorSummary(
  deps: DealDeps,
  { header, summary }: MatchWithSummary,
): Promise<MatchSummary | null> {
  if (header.delay === 0 && !isDealShared(header)) return summary;
  const visibility = new MatchVisibility(deps, header.id);
  await visibility.refresh();
  return deps.rooms.read(header.id, (live) => {
    const { table } = visibility.visibleTo('spectator', live);
    return summarize(table, table.entries.at(-1)?.at ?? header.createdAt);
  });
}
