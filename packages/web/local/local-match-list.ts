import { MatchDb, type StoredMatch } from './match-db.ts';

/** The matches in this browser, the latest first; none if it has no IndexedDB. */
export async function listLocalMatches(): Promise<readonly StoredMatch[]> {
  try {
    const database = new MatchDb();
    const matches = await Promise.all((await database.getAll()).map((match) => withSummary(match, database)));
    return matches.toSorted((a, b) => b.updatedAt - a.updatedAt);
  } catch {
    return [];
  }
}

/** Replaying a match takes the rules of its game: they are loaded only where they are needed. */
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
