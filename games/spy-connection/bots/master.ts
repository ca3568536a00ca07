import type { HeuristicPlayer } from '@safehouse/bots';
import { type Evaluator, roundsBudget, type ScoredMove, type Seat, type Turn } from '@safehouse/contract';
import type { SpyMove, SpyView } from '../rules/index.ts';
import { redeal } from '../rules/redeal.ts';
import { score } from '../rules/score.ts';
import { clone, type State } from '../rules/state.ts';
import { beamSearch, type SearchLimits, type SearchResult } from './beam-search.ts';
import { scoreDraftMoves } from './draft.ts';
import { WinEstimator } from './win-estimator.ts';

type SpyTurn = Turn<SpyView, SpyMove>;

/**
 * Thinks in whole turns, several of its own ahead, the others standing still. Nothing depends on the order of the
 * deck: a mission that does not lie open yet is never counted on. A beam this wide ends by itself within a few
 * hundred positions, so that its strength is the same on any machine.
 */
export const master: Evaluator<SpyView, SpyMove> & HeuristicPlayer<SpyView, SpyMove, State> = {
  ...beamSearchPlayer({ turns: 7, width: 8 }),
  estimateValue: estimateWinProbability,
};

/** An adviser who looks so far and so wide. */
export function beamSearchPlayer(reach: SearchLimits): Evaluator<SpyView, SpyMove> {
  const weigh = (turn: SpyTurn) => scoreTurnMoves(turn, reach);
  return {
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : weigh(turn)[0].move),
    scoreMoves: weigh,
  };
}

const UNLIMITED_BUDGET = roundsBudget(Number.POSITIVE_INFINITY);
/** A narrow look ahead is enough to judge by. */
const VALUE_SEARCH_LIMITS = { turns: 7, width: 2 };

/** How likely a seat seems to win at the start of a turn of its own. */
function estimateWinProbability(state: State, seat: Seat): number | null {
  if (state.active !== seat || state.phase !== 'action') return null;
  const { nodes } = beamSearch(new WinEstimator(state), state, UNLIMITED_BUDGET, VALUE_SEARCH_LIMITS);
  return Math.max(...nodes.map(({ value }) => value));
}

function scoreTurnMoves(turn: SpyTurn, reach: SearchLimits): ScoredMove<SpyMove>[] {
  const state = redeal(turn.view, turn.random);
  if (state.phase === 'draft') return scoreDraftMoves(state, turn.legal);
  const prospect = new WinEstimator(state);
  const found = beamSearch(prospect, state, turn.budget, reach);
  return [...scorePlannedMoves(state, turn, found), ...scoreUnplannedMoves(state, turn, found, prospect)];
}

/** Moves that begin a turn worth a thought, in the order of the turns. */
function scorePlannedMoves(
  state: State,
  { legal }: SpyTurn,
  { nodes, visits }: SearchResult,
): ScoredMove<SpyMove>[] {
  const { vocabulary } = state.board.moveEncoding;
  const placed = legal.flatMap((move) => {
    const code = vocabulary.parse(move);
    const place = nodes.findIndex(({ firstTurnMoves }) => firstTurnMoves[0] === code);
    return place < 0 ? [] : [{ move, place }];
  });
  placed.sort((one, other) => one.place - other.place);
  // A turn that was given up early may look better than one that was followed to the end.
  let most = 1;
  return placed.map(({ move, place }) => {
    const node = nodes[place];
    most = Math.min(most, node.value);
    return { move, win: most, visits: 1 + (visits.get(node.firstTurnMoves) ?? 0) };
  });
}

/** All other moves: no plan needs them now, and a look at the position must do. */
function scoreUnplannedMoves(
  state: State,
  { legal }: SpyTurn,
  { nodes }: SearchResult,
  prospect: WinEstimator,
): ScoredMove<SpyMove>[] {
  const { vocabulary, decodedMoves } = state.board.moveEncoding;
  const starts = new Set(nodes.map(({ firstTurnMoves }) => firstTurnMoves[0]));
  const most = Math.min(1, ...nodes.map(({ value }) => value));
  const before = score(state, state.players[prospect.seat]);
  return legal
    .flatMap((move) => {
      const code = vocabulary.parse(move);
      if (code === null || starts.has(code)) return [];
      const after = clone(state);
      decodedMoves[code].kind.play(after, decodedMoves[code].target, null);
      const gain = score(after, after.players[prospect.seat]) - before;
      return [{ move, win: Math.min(most, prospect.winProbability(after, 1, gain)), visits: 0 }];
    })
    .sort((one, other) => other.win - one.win);
}
