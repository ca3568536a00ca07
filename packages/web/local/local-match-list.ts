import { MatchDb, type StoredMatch } from './match-db.ts';

/** How long a match between bots is kept for replays. */
const WATCHED_LIFETIME_MS = 86_400_000;

/** The user's matches in this browser, the latest first; none if it has no IndexedDB. */
export async function listLocalMatches(): Promise<readonly StoredMatch[]> {
  try {
    const database = new MatchDb();
    const matches = await Promise.all((await database.getAll()).map((match) => withSummary(match, database)));
    const [own, watched] = [matches.filter(isOwn), matches.filter((match) => !isOwn(match))];
    for (const { id, updatedAt } of watched)
      if (updatedAt < Date.now() - WATCHED_LIFETIME_MS) await database.remove(id);
    return own.toSorted((a, b) => b.updatedAt - a.updatedAt);
  } catch {
    return [];
  }
}

/** False for matches of bots only. */
function isOwn({ summary }: StoredMatch): boolean {
  return summary === undefined || summary.seats.length > 0;
}

/** Making a summary replays the match, so the rules of its game are loaded only if they are needed. */
async function withSummary(match: StoredMatch, database: MatchDb): Promise<StoredMatch> {
  if (match.summary) return match;
  try {
    const { addSummary } = await import('./add-summary.ts');
    return await addSummary(match, database);
  } catch {
    // A match that cannot be replayed is listed without its players.
    return match;
  }
}
