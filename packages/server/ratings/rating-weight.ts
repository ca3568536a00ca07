import type { UserId } from '@safehouse/protocol';
import type { Rating, RatingStep } from '../store/rating-store.ts';
import { INITIAL_RATING } from './rating-systems.ts';

const DAY_MS = 86_400_000;

/** Earlier matches of the same opponents count within this time. */
export const PAIRING_WINDOW_MS = 7 * DAY_MS;
/** How much the first, second and later matches of two opponents within the window change ratings; then not at all. */
const PAIRING_WEIGHTS = [1, 1, 1, 0.5, 0.25, 0.125];
/** Opponents who share an address get rated for at most this many matches a day, in all games together. */
const MAX_SHARED_ADDRESS_MATCHES = 3;
/** The maximum gain of a rating in a day. */
const MAX_DAILY_GAIN = 300;

interface MatchPlayer {
  readonly user: UserId;
  readonly side: number;
}

export interface WeighedMatch {
  readonly game: string;
  readonly mode: string;
  readonly at: number;
  readonly players: readonly MatchPlayer[];
  /** The players who share an address. */
  readonly sharing: readonly UserId[];
}

/** How much the match changes ratings, from 0 (not at all) to 1. `steps`: those of all players in the window. */
export function weightOfMatch(match: WeighedMatch, steps: readonly RatingStep[]): number {
  const { players, sharing } = match;
  const suspects = players.filter(({ user }) => sharing.includes(user));
  const today = steps.filter(({ at }) => at > match.at - DAY_MS);
  if (mostMeetings(suspects, today) >= MAX_SHARED_ADDRESS_MATCHES) return 0;
  const ofMode = steps.filter(({ game, mode }) => game === match.game && mode === match.mode);
  return PAIRING_WEIGHTS[mostMeetings(players, ofMode)] ?? 0;
}

/** The largest number of earlier matches of any pair of opponents. */
function mostMeetings(players: readonly MatchPlayer[], steps: readonly RatingStep[]): number {
  const matches = players.map(
    ({ user }) => new Set(steps.filter((step) => step.user === user).map(({ match }) => match)),
  );
  const meetings = players.flatMap((one, i) =>
    players.map((other, j) => (one.side === other.side ? 0 : matches[i].intersection(matches[j]).size)),
  );
  return Math.max(0, ...meetings);
}

/** The remaining weight if the rating has already gained a lot within a day. `steps`: the person's, in this mode. */
export function weightAfterGains(
  weight: number,
  { before, after, at }: { readonly before: Rating; readonly after: Rating; readonly at: number },
  steps: readonly RatingStep[],
): number {
  const gain = weight * (after.rating - before.rating);
  const [first] = steps.filter((step) => step.at > at - DAY_MS);
  const start = first ? (first.n === 1 ? INITIAL_RATING.rating : first.rating) : before.rating;
  const left = Math.max(0, start + MAX_DAILY_GAIN - before.rating);
  return gain <= left ? weight : (weight * left) / gain;
}

/** The rating between both, by weight. What does not count does not make a rating more certain either. */
export function weightedRating(before: Rating, after: Rating, weight: number): Rating {
  const between = (field: keyof Rating) => before[field] + weight * (after[field] - before[field]);
  return {
    rating: between('rating'),
    deviation: between('deviation'),
    volatility: between('volatility'),
  };
}
