import type { MatchOutcome, StoredRating } from '../rating-store.ts';

/**
 * All that is written when a match is counted, in one statement: so it is all or nothing. It fails where the match was
 * counted before, and where one of the steps of a rating is taken: then somebody started from an old rating.
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
  const { match, game, mode, moves, placements } = outcome;
  const isDraw = !placements.some(({ won }) => won);
  const tally = (what: string, won: boolean) => ({ what, matches: 1, wins: Number(won) });
  const tallies = [
    tally('match', !isDraw),
    ...placements.map(({ seat, won }) => tally(`seat ${seat}`, won)),
    ...placements.flatMap(({ chair, won }) =>
      chair.type === 'bot' ? [tally(`bot ${chair.level}`, won)] : [],
    ),
  ];
  const played = placements.flatMap(({ chair, won }) =>
    chair.type === 'person'
      ? [{ user: chair.user, matches: 1, wins: Number(won), draws: Number(isDraw) }]
      : [],
  );
  return [match, game, mode, at, moves, ...[tallies, played, ratings].map((rows) => JSON.stringify(rows))];
}
