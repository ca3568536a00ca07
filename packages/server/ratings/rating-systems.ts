import glicko from 'glicko2-lite';
import { rate as openskill } from 'openskill';
import type { Rating } from '../store/rating-store.ts';

export const INITIAL_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** One who has played: rank 1 is the best; those of one side share it. */
export interface RatedPlayer {
  readonly before: Rating;
  readonly rank: number;
  readonly side: number;
}

/** Nobody is ever so well known that a match would teach nothing. */
const MIN_DEVIATION = 45;

/** The ratings after a match: Glicko-2 for two, OpenSkill (Plackett-Luce) for more or for sides. */
export function ratingsAfter(players: readonly RatedPlayer[]): Rating[] {
  const after = players.length === 2 ? glickoRatings(players[0], players[1]) : openSkillRatings(players);
  return after.map((rating) => ({ ...rating, deviation: Math.max(MIN_DEVIATION, rating.deviation) }));
}

function glickoRatings(one: RatedPlayer, other: RatedPlayer): Rating[] {
  return [glickoRatingAfter(one, other), glickoRatingAfter(other, one)];
}

function glickoRatingAfter(own: RatedPlayer, other: RatedPlayer): Rating {
  const score = own.rank === other.rank ? 0.5 : own.rank < other.rank ? 1 : 0;
  const { rating, deviation, volatility } = own.before;
  const after = glicko(rating, deviation, volatility, [[other.before.rating, other.before.deviation, score]]);
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

/** OpenSkill's own numbers are small (25, give or take 25/3): this many of ours are one of theirs. */
const OPENSKILL_SCALE = INITIAL_RATING.deviation / (25 / 3);

function openSkillRatings(players: readonly RatedPlayer[]): Rating[] {
  const sides = [...new Set(players.map(({ side }) => side))];
  const members = sides.map((side) => players.filter((player) => player.side === side));
  const rated = openskill(
    members.map((team) => team.map(({ before }) => toSkill(before))),
    { rank: members.map(([{ rank }]) => rank) },
  );
  return players.map((player) => {
    const side = sides.indexOf(player.side);
    const skill = rated[side][members[side].indexOf(player)];
    return {
      ...player.before,
      rating: INITIAL_RATING.rating + OPENSKILL_SCALE * (skill.mu - 25),
      deviation: OPENSKILL_SCALE * skill.sigma,
    };
  });
}

function toSkill({ rating, deviation }: Rating): { mu: number; sigma: number } {
  return { mu: 25 + (rating - INITIAL_RATING.rating) / OPENSKILL_SCALE, sigma: deviation / OPENSKILL_SCALE };
}
