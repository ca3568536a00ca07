import type { UserId } from '@safehouse/protocol';
import type { MatchOutcome } from './rating-store.ts';

type Increment<Key> = Key & { readonly matches: 1; readonly wins: number };

/** What a finished match adds to the tallies. */
export function tallyIncrements({ placements }: MatchOutcome): Increment<{ readonly what: string }>[] {
  const seats = placements.map(({ seat, won }) => ({ what: `seat ${seat}`, won }));
  const bots = placements.flatMap(({ chair, won }) =>
    chair.type === 'bot' ? [{ what: `bot ${chair.level}`, won }] : [],
  );
  const match = { what: 'match', won: placements.some(({ won }) => won) };
  return [match, ...seats, ...bots].map(({ what, won }) => ({ what, matches: 1, wins: Number(won) }));
}

/** What a finished match adds to the counts of its players. */
export function playedIncrements({
  placements,
}: MatchOutcome): Increment<{ readonly user: UserId; readonly draws: number }>[] {
  const draws = placements.some(({ won }) => won) ? 0 : 1;
  return placements.flatMap(({ chair, won }) =>
    chair.type === 'person' ? [{ user: chair.user, matches: 1, wins: Number(won), draws }] : [],
  );
}

/** Who has beaten which bots: every person who won has beaten all levels that did not win. */
export function beatenIncrements({ placements }: MatchOutcome): { readonly user: UserId; readonly level: string }[] {
  const beaten = new Set(placements.flatMap(({ chair, won }) => (chair.type === 'bot' && !won ? [chair.level] : [])));
  const winners = new Set(placements.flatMap(({ chair, won }) => (chair.type === 'person' && won ? [chair.user] : [])));
  return [...winners].flatMap((user) => [...beaten].map((level) => ({ user, level })));
}
