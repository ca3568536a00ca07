import type { Move, Seat } from '@safehouse/contract';
import { agentAvenue as rules } from '../rules/index.ts';
import { RECRUIT_DOWN, RECRUIT_UP, words } from '../rules/moves.ts';
import { NO_VOTE, type State } from '../rules/state.ts';
import { isSettled } from './choosing.ts';
import type { AgentAvenueTurn } from './seat-table.ts';
import { agree } from './settle.ts';
import type { Thought } from './tally.ts';

/** Worlds in which a move must end the match before it counts as the end of it. */
const WORLDS = 200;

/**
 * With a market, several moves may seem to win for sure, some of them only if all goes on as foreseen. Those that end
 * the match at once, whatever is hidden and whichever card is taken, come first.
 */
export function surestFirst(turn: AgentAvenueTurn, thoughts: readonly Thought[]): readonly Thought[] {
  const seeming = thoughts.filter((thought) => thought.win > 0 && isSettled(thought));
  if (turn.view.mode === 'simple' || seeming.length < 2) return thoughts;
  let sure = seeming;
  for (let i = 0; i < WORLDS && sure.length > 0; i++) {
    const world = rules.redeal(turn.view, turn.random);
    world.votes.fill(NO_VOTE);
    sure = sure.filter(({ move }) => endsWell(world, turn.seat, words.read(move)));
  }
  return [...sure, ...thoughts.filter((thought) => !sure.includes(thought))];
}

function endsWell(world: State, seat: Seat, move: Move | null): boolean {
  if (move === null) return false;
  const state = rules.clone(world);
  agree(state, move);
  const ends =
    state.phase === 'recruit' ? [RECRUIT_UP, RECRUIT_DOWN].map((card) => taken(state, card)) : [state];
  return ends.every(({ result }) => result?.winners.includes(seat));
}

function taken(laid: State, card: Move): State {
  const state = rules.clone(laid);
  agree(state, card);
  return state;
}
