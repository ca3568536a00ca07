import type { MatchOutcome, Placement, StoredRating } from '../rating-store.ts';
import type { SqlStatement } from './writer.ts';

/** All that is written when a match is counted. The first statement fails if it was counted before. */
export function countMatchStatements(
  outcome: MatchOutcome,
  at: number,
  ratings: readonly StoredRating[],
): SqlStatement[] {
  const { match, game, mode } = outcome;
  return [
    ['INSERT INTO outcomes (match, game, mode, at) VALUES (?, ?, ?, ?)', match, game, mode, at],
    ...tallyStatements(outcome),
    ...playedStatements(outcome),
    ...ratings.flatMap((rating) => ratingStatements(outcome, rating)),
  ];
}

const UPSERT_TALLY_SQL = `INSERT INTO tallies (game, mode, what, matches, wins, moves) VALUES (?, ?, ?, 1, ?, ?)
  ON CONFLICT DO UPDATE
  SET matches = matches + 1, wins = wins + excluded.wins, moves = moves + excluded.moves`;

function tallyStatements({ game, mode, moves, placements }: MatchOutcome): SqlStatement[] {
  const tally = (what: string, won: boolean): SqlStatement => [
    UPSERT_TALLY_SQL,
    game,
    mode,
    what,
    Number(won),
    moves,
  ];
  return [
    tally(
      'match',
      placements.some(({ won }) => won),
    ),
    ...placements.map(({ seat, won }) => tally(`seat ${seat}`, won)),
    ...placements.flatMap(({ chair, won }) =>
      chair.type === 'bot' ? [tally(`bot ${chair.level}`, won)] : [],
    ),
  ];
}

const UPSERT_PLAYED_SQL = `INSERT INTO played (user, game, matches, wins, draws) VALUES (?, ?, 1, ?, ?)
  ON CONFLICT DO UPDATE SET matches = matches + 1, wins = wins + excluded.wins, draws = draws + excluded.draws`;

function playedStatements({ game, placements }: MatchOutcome): SqlStatement[] {
  const isDraw = !placements.some(({ won }) => won);
  const countOf = ({ chair, won }: Placement): SqlStatement[] =>
    chair.type === 'person' ? [[UPSERT_PLAYED_SQL, chair.user, game, Number(won), Number(isDraw)]] : [];
  return placements.flatMap(countOf);
}

const UPSERT_RATING_SQL = `INSERT INTO ratings (user, game, mode, rating, deviation, volatility, matches, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, matches = excluded.matches, at = excluded.at`;

const INSERT_RATING_STEP_SQL = `INSERT INTO rating_steps (user, game, mode, n, match, rating, deviation, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** Every step of a rating has its number: whoever started from an old rating finds the number taken. */
function ratingStatements({ match, game, mode }: MatchOutcome, kept: StoredRating): SqlStatement[] {
  const { user, rating, deviation, volatility, matches, at } = kept;
  return [
    [INSERT_RATING_STEP_SQL, user, game, mode, matches, match, rating, deviation, at],
    [UPSERT_RATING_SQL, user, game, mode, rating, deviation, volatility, matches, at],
  ];
}
