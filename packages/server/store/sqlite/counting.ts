import type { Outcome, Placed } from '../../ratings/outcome.ts';
import type { RatingKept } from '../ratings.ts';
import type { Statement } from './writer.ts';

/** All that is written when a match is counted. The first statement fails if it was counted before. */
export function countStatements(outcome: Outcome, at: number, ratings: readonly RatingKept[]): Statement[] {
  const { match, game, mode } = outcome;
  return [
    ['INSERT INTO outcomes (match, game, mode, at) VALUES (?, ?, ?, ?)', match, game, mode, at],
    ...tallyStatements(outcome),
    ...playedStatements(outcome),
    ...ratings.flatMap((rating) => ratingStatements(outcome, rating)),
  ];
}

const TALLY = `INSERT INTO tallies (game, mode, what, matches, wins, moves) VALUES (?, ?, ?, 1, ?, ?)
  ON CONFLICT DO UPDATE
  SET matches = matches + 1, wins = wins + excluded.wins, moves = moves + excluded.moves`;

function tallyStatements({ game, mode, moves, placed }: Outcome): Statement[] {
  const tally = (what: string, won: boolean): Statement => [TALLY, game, mode, what, Number(won), moves];
  return [
    tally(
      'match',
      placed.some(({ won }) => won),
    ),
    ...placed.map(({ seat, won }) => tally(`seat ${seat}`, won)),
    ...placed.flatMap(({ chair, won }) => (chair.type === 'bot' ? [tally(`bot ${chair.level}`, won)] : [])),
  ];
}

const PLAYED = `INSERT INTO played (user, game, matches, wins, draws) VALUES (?, ?, 1, ?, ?)
  ON CONFLICT DO UPDATE SET matches = matches + 1, wins = wins + excluded.wins, draws = draws + excluded.draws`;

function playedStatements({ game, placed }: Outcome): Statement[] {
  const isDraw = !placed.some(({ won }) => won);
  const countOf = ({ chair, won }: Placed): Statement[] =>
    chair.type === 'person' ? [[PLAYED, chair.user, game, Number(won), Number(isDraw)]] : [];
  return placed.flatMap(countOf);
}

const RATING = `INSERT INTO ratings (user, game, mode, rating, deviation, volatility, matches, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, matches = excluded.matches, at = excluded.at`;

const STEP = `INSERT INTO rating_steps (user, game, mode, n, match, rating, deviation, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** Every step of a rating has its number: whoever started from an old rating finds the number taken. */
function ratingStatements({ match, game, mode }: Outcome, kept: RatingKept): Statement[] {
  const { user, rating, deviation, volatility, matches, at } = kept;
  return [
    [STEP, user, game, mode, matches, match, rating, deviation, at],
    [RATING, user, game, mode, rating, deviation, volatility, matches, at],
  ];
}
