import { type Chance, type Move, MoveList, type Seat } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import { type AgentAvenueMove, MOVE_CODEC, MOVES } from '../../rules/moves.ts';
import type { Mode } from '../../rules/options.ts';
import { isPair, teamMateOf } from '../../rules/sides.ts';
import { NO_VOTE, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { NO_CHANCE } from '../market-playout.ts';
import { seatPosition } from '../net/seat-position.ts';
import { teamFeatures } from '../net/team-features.ts';

/** Who plays with whom: three players with seat 0 or seat 1 alone, or two pairs. */
export const LINE_UPS = ['lone0', 'lone1', 'pairs'] as const;
export type LineUp = (typeof LINE_UPS)[number];

/** A position of a team match, as the seat that is asked knows it. */
export interface TeamPosition {
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly legal: readonly AgentAvenueMove[];
  features(): number[];
}

/** Decides which of two team mates is asked first. */
type SeatPicker = (seats: readonly Seat[]) => Seat;

export function setupTeams(mode: Mode, lineUp: LineUp, chance: Chance): State {
  const [players, lone] = lineUp === 'pairs' ? [4, {}] : [3, { lone: lineUp === 'lone0' ? 0 : 1 }];
  const options = rules.parseOptions({ options: { mode, ...lone }, players, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  return rules.setup(options.value, players, chance);
}

/**
 * Plays a match to its end. `choose` is called before every move and returns it, except where a seat must follow its
 * team mate's vote because both have voted differently.
 */
export function playTeamMatch(state: State, pickSeat: SeatPicker, choose: (position: TeamPosition) => Move): void {
  let swapper: Seat | null = null;
  while (state.result === null) {
    const seat = seatToAsk(state, swapper, pickSeat);
    const move = choose(observe(state, seat));
    rules.play(state, seat, move, NO_CHANCE, null);
    followSecondVote(state, seat, move);
    swapper = MOVES[move].type === 'swap' ? seat : null;
  }
}

/** After a first vote or a swap the team mate, if it may act; otherwise any of those to act. */
function seatToAsk(state: State, swapper: Seat | null, pickSeat: SeatPicker): Seat {
  const seats = rules.toAct(state);
  const waiting = seats.filter((seat) => seat !== swapper && state.votes[seat] === NO_VOTE);
  const [first = seats[0]] = waiting;
  return waiting.length > 1 ? pickSeat(waiting) : first;
}

/** Ends a disagreement: the seat that voted first follows. */
function followSecondVote(state: State, second: Seat, move: Move): void {
  const { sides, votes } = state;
  if (!isPair(sides, sides.sideOf[second]) || votes[second] === NO_VOTE) return;
  const first = teamMateOf(sides, second);
  if (votes[first] !== NO_VOTE) rules.play(state, first, move, NO_CHANCE, null);
}

function observe(state: State, seat: Seat): TeamPosition {
  const view = rules.view(state, seat);
  const list = new MoveList();
  rules.legal(state, seat, list);
  const moves = list.toArray();
  return {
    seat,
    view,
    moves,
    legal: moves.map((move) => MOVE_CODEC.write(move)),
    features: () => teamFeatures(seatPosition(view, seat)),
  };
}
