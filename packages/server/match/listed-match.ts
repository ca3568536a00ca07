import type { ListedMatch, UserId } from '@safehouse/protocol';
import type { NameOf } from '@safehouse/table';
import type { MatchWithSummary } from '../store/match-store.ts';

/** A match in a list, as this person sees it there. */
export function toListedMatch({ header, summary }: MatchWithSummary, user: UserId | null, nameOf: NameOf): ListedMatch {
  return {
    id: header.id,
    game: header.game,
    options: header.options,
    status: summary.status,
    version: summary.version,
    updatedAt: summary.updatedAt,
    seats: header.chairs.length,
    people: summary.holders.map(nameOf),
    clockRule: header.clock,
    rated: header.rated,
    yourTurn: user !== null && summary.waiting.includes(user),
    result: summary.result,
    ...(header.challenge?.kind === 'daily' && { closedUntil: header.challenge.until }),
  };
}
