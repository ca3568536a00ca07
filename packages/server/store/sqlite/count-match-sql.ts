import { beatenIncrements, playedIncrements, tallyIncrements } from '../outcome-rows.ts';
import type { MatchOutcome, StoredRating } from '../rating-store.ts';
import type { SqlStatement } from './writer.ts';

/** Everything that is written when a match is counted. The first statement fails if it was counted before. */
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
    ...beatenStatements(outcome, at),
    ...ratings.flatMap((rating) => ratingStatements(outcome, rating)),
  ];
}

const UPSERT_TALLY_SQL = `INSERT INTO tallies (game, mode, what, matches, wins, moves) VALUES (?, ?, ?, 1, ?, ?)
  ON CONFLICT DO UPDATE
  SET matches = matches + 1, wins = wins + excluded.wins, moves = moves + excluded.moves`;

function tallyStatements(outcome: MatchOutcome): SqlStatement[] {
  const { game, mode, moves } = outcome;
  return tallyIncrements(outcome).map(({ what, wins }) => [UPSERT_TALLY_SQL, game, mode, what, wins, moves]);
}

const UPSERT_PLAYED_SQL = `INSERT INTO played (user, game, matches, wins, draws) VALUES (?, ?, 1, ?, ?)
  ON CONFLICT DO UPDATE SET matches = matches + 1, wins = wins + excluded.wins, draws = draws + excluded.draws`;

function playedStatements(outcome: MatchOutcome): SqlStatement[] {
  return playedIncrements(outcome).map(({ user, wins, draws }) => [UPSERT_PLAYED_SQL, user, outcome.game, wins, draws]);
}

const UPSERT_BEATEN_SQL = `INSERT INTO beaten (user, game, level, wins, first_at) VALUES (?, ?, ?, 1, ?)
  ON CONFLICT DO UPDATE SET wins = wins + 1, first_at = min(first_at, excluded.first_at)`;

function beatenStatements(outcome: MatchOutcome, at: number): SqlStatement[] {
  return beatenIncrements(outcome).map(({ user, level }) => [UPSERT_BEATEN_SQL, user, outcome.game, level, at]);
}

const UPSERT_RATING_SQL = `INSERT INTO ratings (user, game, mode, rating, deviation, volatility, matches, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, matches = excluded.matches, at = excluded.at`;

const INSERT_RATING_STEP_SQL = `INSERT INTO rating_steps (user, game, mode, n, match, rating, deviation, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** Rating steps are numbered: an update based on an outdated rating finds its number taken. */
function ratingStatements({ match, game, mode }: MatchOutcome, next: StoredRating): SqlStatement[] {
  const { user, rating, deviation, volatility, matches, at } = next;
  return [
    [INSERT_RATING_STEP_SQL, user, game, mode, matches, match, rating, deviation, at],
    [UPSERT_RATING_SQL, user, game, mode, rating, deviation, volatility, matches, at],
  ];
}
