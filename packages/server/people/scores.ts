import type { OpponentScore, OpponentsView, Score, UserId } from '@safehouse/protocol';
import type { SeatedResult } from '@safehouse/table';
import type { MatchWithSummary } from '../store/match-store.ts';

const MAX_FAVOURITES = 5;
const MAX_RECENT = 10;

type StoredScore = Omit<OpponentScore, 'id' | 'name'> & { readonly id: UserId };

/** The opponents of a user in these matches: the most frequent and the latest. */
export function opponentsIn(
  matches: readonly MatchWithSummary[],
  user: UserId,
  isShown: (opponent: UserId) => boolean,
): { readonly [list in keyof OpponentsView]: readonly StoredScore[] } {
  const byOpponent = new Map<UserId, MatchWithSummary[]>();
  for (const match of matches)
    for (const other of match.summary.holders)
      if (other !== user && isShown(other)) byOpponent.set(other, [...(byOpponent.get(other) ?? []), match]);
  const scores = [...byOpponent].map(([id, played]) => ({ id, ...scoreIn(played, user, id), lastAt: lastOf(played) }));
  const byTime = scores.toSorted((a, b) => b.lastAt - a.lastAt);
  return {
    favourite: byTime.toSorted((a, b) => b.matches - a.matches).slice(0, MAX_FAVOURITES),
    recent: byTime.slice(0, MAX_RECENT),
  };
}

/** A user's score against another one, in finished matches of both. */
export function scoreIn(matches: readonly MatchWithSummary[], user: UserId, other: UserId): Score {
  const counts = { wins: 0, losses: 0, draws: 0 };
  // Old matches do not contain the players' seats.
  const results = matches.flatMap(({ summary: { result } }) => (result?.seats ? [result] : []));
  for (const result of results) counts[outcomeFor(result, user, other)]++;
  return { matches: results.length, ...counts };
}

function outcomeFor(result: SeatedResult, user: UserId, other: UserId): 'wins' | 'losses' | 'draws' {
  const isWon = hasWon(result, user);
  if (isWon === hasWon(result, other)) return 'draws';
  return isWon ? 'wins' : 'losses';
}

function hasWon({ seats, winners }: SeatedResult, user: UserId): boolean {
  return winners.some((seat) => seats?.[seat] === user);
}

function lastOf(matches: readonly MatchWithSummary[]): number {
  return Math.max(...matches.map(({ summary }) => summary.updatedAt));
}
