import glicko from 'glicko2-lite';
import { rate as openskill } from 'openskill';

/** How strong somebody is taken to be, how unsure that is, and how unsteadily they play (matches of two only). */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** One who has played: rank 1 is the best; those of one side share it. */
export interface Rated {
  readonly before: Rating;
  readonly rank: number;
  readonly side: number;
}

/** Nobody is ever so well known that a match would teach nothing. */
const LEAST_DEVIATION = 45;

/** The ratings after a match: Glicko-2 for two, OpenSkill (Plackett-Luce) for more or for sides. */
export function ratingsAfter(players: readonly Rated[]): Rating[] {
  const after = players.length === 2 ? afterDuel(players[0], players[1]) : afterMany(players);
  return after.map((rating) => ({ ...rating, deviation: Math.max(LEAST_DEVIATION, rating.deviation) }));
}

function afterDuel(one: Rated, other: Rated): Rating[] {
  return [afterMeeting(one, other), afterMeeting(other, one)];
}

function afterMeeting(own: Rated, other: Rated): Rating {
  const score = own.rank === other.rank ? 0.5 : own.rank < other.rank ? 1 : 0;
  const { rating, deviation, volatility } = own.before;
  const after = glicko(rating, deviation, volatility, [[other.before.rating, other.before.deviation, score]]);
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

/** OpenSkill's own numbers are small (25, give or take 25/3): this many of ours are one of theirs. */
const SCALE = UNRATED.deviation / (25 / 3);

function afterMany(players: readonly Rated[]): Rating[] {
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
      rating: UNRATED.rating + SCALE * (skill.mu - 25),
      deviation: SCALE * skill.sigma,
    };
  });
}

function toSkill({ rating, deviation }: Rating): { mu: number; sigma: number } {
  return { mu: 25 + (rating - UNRATED.rating) / SCALE, sigma: deviation / SCALE };
}
