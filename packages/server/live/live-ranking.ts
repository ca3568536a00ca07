import type { LiveTable } from '@safehouse/protocol';

/** A live table, and when spectators last saw something happen there. */
export interface LiveEntry {
  readonly table: LiveTable;
  readonly activeAt: number;
}

/** People before bots, then by rating, by spectators, and the newest first. */
export function rankLiveTables(entries: readonly LiveEntry[]): LiveEntry[] {
  return entries.toSorted(
    ({ table: a }, { table: b }) =>
      botCount(a) - botCount(b) ||
      meanRating(b) - meanRating(a) ||
      b.spectators - a.spectators ||
      b.createdAt - a.createdAt ||
      (a.id < b.id ? -1 : 1),
  );
}

function botCount({ players }: LiveTable): number {
  return players.filter(({ type }) => type === 'bot').length;
}

/** No rating counts as 0: a match of two rated players comes before one of a rated and an unrated player. */
function meanRating({ players }: LiveTable): number {
  const people = players.filter(({ type }) => type !== 'bot');
  return people.reduce((sum, { rating = 0 }) => sum + rating, 0) / Math.max(1, people.length);
}

/** A table without activity for this long is not chosen if there is another one. */
const TV_IDLE_MS = 120_000;

/** The table for the front page: the best one with recent activity. */
export function bestForTv(ranked: readonly LiveEntry[], now: number): LiveTable | null {
  const active = ranked.find(({ activeAt }) => now - activeAt < TV_IDLE_MS);
  return (active ?? ranked[0])?.table ?? null;
}
