import type { Move, Seat } from '@safehouse/contract';
import { agentAvenue as rules } from '../rules/index.ts';
import { type AgentAvenueMove, MOVE_CODEC, RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { NO_VOTE, type State } from '../rules/state.ts';
import { NO_CHANCE, playForAllVoters } from './market-playout.ts';
import { isDecided } from './mixed-strategy.ts';
import type { MoveEvaluation } from './move-statistics.ts';
import type { AgentAvenueTurn } from './search-context.ts';

/** Sampled worlds in which a move must win at once before the win counts as certain. */
const DETERMINIZATIONS = 200;

/**
 * In advanced mode several moves may be evaluated as certain wins, some of them only if the playout was right. Those
 * that end the match at once in every sampled world, whichever card is recruited, come first.
 */
export function certainWinsFirst(
  turn: AgentAvenueTurn,
  evaluations: readonly MoveEvaluation[],
): readonly MoveEvaluation[] {
  const candidates = evaluations.filter((evaluation) => evaluation.win > 0 && isDecided(evaluation));
  if (turn.view.mode === 'simple' || candidates.length < 2) return evaluations;
  const moves = certainWins(
    turn,
    candidates.map(({ move }) => move),
  );
  const isCertain = ({ move }: MoveEvaluation) => moves.includes(move);
  return [...evaluations.filter(isCertain), ...evaluations.filter((evaluation) => !isCertain(evaluation))];
}

/** The moves that win at once in every sampled world, whichever card is then recruited. */
export function certainWins(turn: AgentAvenueTurn, moves: readonly AgentAvenueMove[]): readonly AgentAvenueMove[] {
  let certain = moves;
  for (let i = 0; i < DETERMINIZATIONS && certain.length > 0; i++) {
    const world = rules.redeal(turn.view, turn.random);
    world.votes.fill(NO_VOTE);
    certain = certain.filter((move) => winsAtOnce(world, turn.seat, MOVE_CODEC.parse(move)));
  }
  return certain;
}

function winsAtOnce(world: State, seat: Seat, move: Move | null): boolean {
  if (move === null) return false;
  const state = stateAfterMove(world, seat, move);
  const outcomes =
    state.phase === 'recruit' ? [RECRUIT_UP, RECRUIT_DOWN].map((recruit) => stateAfterChoice(state, recruit)) : [state];
  return outcomes.every(({ result }) => result?.winners.includes(seat));
}

function stateAfterMove(before: State, seat: Seat, move: Move): State {
  if (before.phase !== 'play') return stateAfterChoice(before, move);
  const state = rules.clone(before);
  rules.play(state, seat, move, NO_CHANCE, null);
  return state;
}

function stateAfterChoice(before: State, choice: Move): State {
  const state = rules.clone(before);
  playForAllVoters(state, choice);
  return state;
}
