import { beatenIncrements, playedIncrements, tallyIncrements } from '../outcome-rows.ts';
import type { MatchOutcome, StoredRating } from '../rating-store.ts';

/**
 * Everything that is written when a match is counted, in one atomic statement. It fails if the match was counted
 * before, or if the number of a rating step is taken: then the new rating is based on an outdated one.
 */
export const COUNT_MATCH_SQL = `
  WITH outcome AS (
    INSERT INTO outcomes (match, game, mode, at) VALUES ($1, $2, $3, $4)
  ), tally AS (
    INSERT INTO tallies (game, mode, what, matches, wins, moves)
    SELECT $2, $3, what, sum(matches), sum(wins), sum(matches) * $5::int
    FROM json_to_recordset($6::text::json) AS tally(what text, matches int, wins int)
    GROUP BY what ORDER BY what
    ON CONFLICT (game, mode, what) DO UPDATE SET matches = tallies.matches + excluded.matches,
      wins = tallies.wins + excluded.wins, moves = tallies.moves + excluded.moves
  ), count AS (
    INSERT INTO played ("user", game, matches, wins, draws)
    SELECT "user", $2, sum(matches), sum(wins), sum(draws)
    FROM json_to_recordset($7::text::json) AS count("user" text, matches int, wins int, draws int)
    GROUP BY "user" ORDER BY "user"
    ON CONFLICT ("user", game) DO UPDATE SET matches = played.matches + excluded.matches,
      wins = played.wins + excluded.wins, draws = played.draws + excluded.draws
  ), beat AS (
    INSERT INTO beaten ("user", game, level, wins, first_at)
    SELECT "user", $2, level, 1, $4::bigint
    FROM json_to_recordset($9::text::json) AS beat("user" text, level text) ORDER BY "user", level
    ON CONFLICT ("user", game, level) DO UPDATE SET wins = beaten.wins + 1,
      first_at = least(beaten.first_at, excluded.first_at)
  ), rated AS (
    SELECT * FROM json_to_recordset($8::text::json) AS rated("user" text, rating double precision,
      deviation double precision, volatility double precision, matches int, at bigint) ORDER BY "user"
  ), step AS (
    INSERT INTO rating_steps ("user", game, mode, n, match, rating, deviation, at)
    SELECT "user", $2, $3, matches, $1, rating, deviation, at FROM rated
  )
  INSERT INTO ratings ("user", game, mode, rating, deviation, volatility, matches, at)
  SELECT "user", $2, $3, rating, deviation, volatility, matches, at FROM rated
  ON CONFLICT ("user", game, mode) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, matches = excluded.matches, at = excluded.at`;

export function countMatchParams(
  outcome: MatchOutcome,
  at: number,
  ratings: readonly StoredRating[],
): (string | number)[] {
  const { match, game, mode, moves } = outcome;
  const rows = [tallyIncrements(outcome), playedIncrements(outcome), ratings, beatenIncrements(outcome)];
  return [match, game, mode, at, moves, ...rows.map((list) => JSON.stringify(list))];
}
