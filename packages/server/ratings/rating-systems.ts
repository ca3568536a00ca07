import glicko from 'glicko2-lite';
import { rate as openskill } from 'openskill';
import type { Rating } from '../store/rating-store.ts';

export const INITIAL_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Rank 1 is the best; members of one side share a rank. */
export interface RatedPlayer {
  readonly before: Rating;
  readonly rank: number;
  readonly side: number;
}

/** With a lower deviation, a match would hardly change a rating. */
const MIN_DEVIATION = 45;

/** The ratings after a match: Glicko-2 for two, OpenSkill (Plackett-Luce) for more or for sides. */
export function ratingsAfter(players: readonly RatedPlayer[]): Rating[] {
  const after = players.length === 2 ? glickoRatings(players[0], players[1]) : openSkillRatings(players);
  return after.map((rating) => ({ ...rating, deviation: Math.max(MIN_DEVIATION, rating.deviation) }));
}

function glickoRatings(a: RatedPlayer, b: RatedPlayer): Rating[] {
  return [glickoRatingAfter(a, b), glickoRatingAfter(b, a)];
}

function glickoRatingAfter({ before, rank }: RatedPlayer, opponent: RatedPlayer): Rating {
  const score = rank === opponent.rank ? 0.5 : rank < opponent.rank ? 1 : 0;
  const opponentResult: [number, number, number] = [opponent.before.rating, opponent.before.deviation, score];
  const after = glicko(before.rating, before.deviation, before.volatility, [opponentResult]);
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

/** OpenSkill starts at 25 with a sigma of 25/3: one of its points is this many of ours. */
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
