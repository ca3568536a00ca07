import type { Move, Seat } from '@safehouse/contract';
import { agentAvenue as rules } from '../rules/index.ts';
import { MOVE_CODEC, RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { NO_VOTE, type State } from '../rules/state.ts';
import { playForAllVoters } from './market-playout.ts';
import { isDecided } from './mixed-strategy.ts';
import type { MoveEvaluation } from './move-statistics.ts';
import type { AgentAvenueTurn } from './search-context.ts';

/** Worlds in which a move must end the match before it counts as the end of it. */
const DETERMINIZATIONS = 200;

/**
 * With a market, several moves may seem to win for sure, some of them only if all goes on as foreseen. Those that end
 * the match at once, whatever is hidden and whichever card is taken, come first.
 */
export function certainWinsFirst(
  turn: AgentAvenueTurn,
  thoughts: readonly MoveEvaluation[],
): readonly MoveEvaluation[] {
  const seeming = thoughts.filter((thought) => thought.win > 0 && isDecided(thought));
  if (turn.view.mode === 'simple' || seeming.length < 2) return thoughts;
  let sure = seeming;
  for (let i = 0; i < DETERMINIZATIONS && sure.length > 0; i++) {
    const world = rules.redeal(turn.view, turn.random);
    world.votes.fill(NO_VOTE);
    sure = sure.filter(({ move }) => winsAtOnce(world, turn.seat, MOVE_CODEC.parse(move)));
  }
  return [...sure, ...thoughts.filter((thought) => !sure.includes(thought))];
}

function winsAtOnce(world: State, seat: Seat, move: Move | null): boolean {
  if (move === null) return false;
  const state = rules.clone(world);
  playForAllVoters(state, move);
  const ends =
    state.phase === 'recruit'
      ? [RECRUIT_UP, RECRUIT_DOWN].map((card) => stateAfterRecruit(state, card))
      : [state];
  return ends.every(({ result }) => result?.winners.includes(seat));
}

function stateAfterRecruit(laid: State, card: Move): State {
  const state = rules.clone(laid);
  playForAllVoters(state, card);
  return state;
}
