import type { HeuristicPlayer } from '@safehouse/bots';
import { type Evaluator, roundsBudget, type ScoredMove, type Seat, type Turn } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { redeal } from '../rules/redeal.ts';
import { score } from '../rules/score.ts';
import { clone, type State } from '../rules/state.ts';
import { beamSearch, type SearchLimits, type SearchResult } from './beam-search.ts';
import { scoreDraftMoves } from './draft.ts';
import { findLastTurnWin } from './last-turn-win.ts';
import { countRepetitions } from './repeated-position.ts';
import { type PositionWeights, SCORE_AND_TEMPO, WinEstimator } from './win-estimator.ts';

/** Found by evolution (training/spy_connection/evolve.py), except for the tempo. */
const WEIGHTS: PositionWeights = { ...SCORE_AND_TEMPO, denial: 0.5, mission: -0.2, agentOnBoard: 0.05 };

type SpyTurn = Turn<SpyView, SpyMove>;

/**
 * Beam search over its own turns; the opponents are assumed not to move. Missions still in the deck are never used. The
 * beam is exhausted after a few hundred nodes, so that strength does not depend on the machine.
 */
export const master: Evaluator<SpyView, SpyMove> & HeuristicPlayer<SpyView, SpyMove, State> = {
  ...createBeamSearchPlayer({ turns: 7, width: 8, weights: WEIGHTS }),
  estimateValue: estimateWinProbability,
};

/** In a repeated position it plays the next best move: otherwise two such players could repeat forever. */
export function createBeamSearchPlayer(limits: SearchLimits): Evaluator<SpyView, SpyMove> {
  const scoreMoves = (turn: SpyTurn) => scoreTurnMoves(turn, limits);
  return {
    choose(turn) {
      if (turn.legal.length === 1) return turn.legal[0];
      const scored = scoreMoves(turn);
      return scored[Math.min(countRepetitions(turn), scored.length - 1)].move;
    },
    scoreMoves,
  };
}

const UNLIMITED_BUDGET = roundsBudget(Number.POSITIVE_INFINITY);
/** A narrow beam is enough for an estimate. */
const VALUE_SEARCH_LIMITS = { turns: 7, width: 2, weights: WEIGHTS };

/** Only at the start of a turn of the seat. */
function estimateWinProbability(state: State, seat: Seat): number | null {
  if (state.active !== seat || state.phase !== 'action') return null;
  const { nodes } = beamSearch(new WinEstimator(state, WEIGHTS), state, UNLIMITED_BUDGET, VALUE_SEARCH_LIMITS);
  return Math.max(...nodes.map(({ value }) => value));
}

function scoreTurnMoves(turn: SpyTurn, limits: SearchLimits): ScoredMove<SpyMove>[] {
  const state = redeal(turn.view, turn.random);
  if (state.phase === 'draft') return scoreDraftMoves(state, turn.legal);
  const estimator = new WinEstimator(state, limits.weights);
  const result = beamSearch(estimator, state, turn.budget, limits);
  const scored = [...scorePlannedMoves(state, turn, result), ...scoreUnplannedMoves(state, turn, result, estimator)];
  return state.lastTurnsLeft === 0 && scored[0].win < 1 ? preferLastTurnWin(state, scored) : scored;
}

function preferLastTurnWin(state: State, scored: ScoredMove<SpyMove>[]): ScoredMove<SpyMove>[] {
  const win = findLastTurnWin(state);
  const { vocabulary } = state.board.moveEncoding;
  const index = scored.findIndex(({ move }) => vocabulary.parse(move) === win);
  return index < 0 ? scored : [{ ...scored[index], win: 1 }, ...scored.toSpliced(index, 1)];
}

/** Moves that start one of the searched turns, in the order of these turns. */
function scorePlannedMoves(state: State, { legal }: SpyTurn, { nodes, visits }: SearchResult): ScoredMove<SpyMove>[] {
  const { vocabulary } = state.board.moveEncoding;
  const planned = legal.flatMap((move) => {
    const code = vocabulary.parse(move);
    const index = nodes.findIndex(({ firstTurnMoves }) => firstTurnMoves[0] === code);
    return index < 0 ? [] : [{ move, index }];
  });
  planned.sort((a, b) => a.index - b.index);
  // The value of a turn that was pruned early may be too high.
  let upperBound = 1;
  return planned.map(({ move, index }) => {
    const node = nodes[index];
    upperBound = Math.min(upperBound, node.value);
    return { move, win: upperBound, visits: 1 + (visits.get(node.firstTurnMoves) ?? 0) };
  });
}

/** All other moves, evaluated by the position after them. */
function scoreUnplannedMoves(
  state: State,
  { legal }: SpyTurn,
  { nodes }: SearchResult,
  estimator: WinEstimator,
): ScoredMove<SpyMove>[] {
  const { vocabulary, decodedMoves } = state.board.moveEncoding;
  const starts = new Set(nodes.map(({ firstTurnMoves }) => firstTurnMoves[0]));
  const upperBound = Math.min(1, ...nodes.map(({ value }) => value));
  const before = score(state, state.players[estimator.seat]);
  return legal
    .flatMap((move) => {
      const code = vocabulary.parse(move);
      if (code === null || starts.has(code)) return [];
      const after = clone(state);
      decodedMoves[code].kind.play(after, decodedMoves[code].target, null);
      const gain = score(after, after.players[estimator.seat]) - before;
      return [{ move, win: Math.min(upperBound, estimator.winProbability(after, 1, gain)), visits: 0 }];
    })
    .sort((a, b) => b.win - a.win);
}
