import type { UserId } from '@safehouse/protocol';
import type { MatchOutcome } from './rating-store.ts';

/** What a finished match adds to one tally. */
interface TallyIncrement {
  readonly what: string;
  readonly matches: 1;
  readonly wins: number;
}

/** What a finished match adds to one person's counts. */
interface PlayedIncrement {
  readonly user: UserId;
  readonly matches: 1;
  readonly wins: number;
  readonly draws: number;
}

export function tallyIncrements({ placements }: MatchOutcome): TallyIncrement[] {
  const seats = placements.map(({ seat, won }) => ({ what: `seat ${seat}`, won }));
  const bots = placements.flatMap(({ chair, won }) =>
    chair.type === 'bot' ? [{ what: `bot ${chair.level}`, won }] : [],
  );
  const match = { what: 'match', won: placements.some(({ won }) => won) };
  return [match, ...seats, ...bots].map(({ what, won }) => ({ what, matches: 1, wins: Number(won) }));
}

export function playedIncrements({ placements }: MatchOutcome): PlayedIncrement[] {
  const draws = placements.some(({ won }) => won) ? 0 : 1;
  return placements.flatMap(({ chair, won }) =>
    chair.type === 'person' ? [{ user: chair.user, matches: 1, wins: Number(won), draws }] : [],
  );
}
