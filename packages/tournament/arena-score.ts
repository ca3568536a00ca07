import { type Outcome, outcomeAt } from './outcome.ts';
import type { PlayerState } from './tournament.ts';

/** A win in an arena. After two wins in a row, points are doubled until a match is not won, including that one. */
const WIN = 200;
const DRAW = 100;
const STREAK = 2;

/** A player's results in an arena. */
export interface ArenaScore {
  readonly points: number;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  /** The current number of consecutive wins. */
  readonly streak: number;
}

const NO_SCORE: ArenaScore = { points: 0, played: 0, wins: 0, draws: 0, streak: 0 };

/** An arena may have thousands of matches, so each result is added once. Results of a player come in order. */
const known = new WeakMap<PlayerState, ArenaScore>();

export function arenaScoreOf(player: PlayerState): ArenaScore {
  let score = known.get(player) ?? NO_SCORE;
  // In an arena nobody has a bye.
  for (const played of player.history.slice(score.played)) {
    if (played.type === 'match' && played.result) score = scoreAfter(score, outcomeAt(played.seat, played.result));
  }
  known.set(player, score);
  return score;
}

function scoreAfter({ points, played, wins, draws, streak }: ArenaScore, outcome: Outcome): ArenaScore {
  const base = outcome === 'won' ? WIN : outcome === 'drawn' ? DRAW : 0;
  return {
    points: points + base * (streak >= STREAK ? 2 : 1),
    played: played + 1,
    wins: wins + Number(outcome === 'won'),
    draws: draws + Number(outcome === 'drawn'),
    streak: outcome === 'won' ? streak + 1 : 0,
  };
}
