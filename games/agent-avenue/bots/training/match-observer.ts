import {
  factsFor,
  type Move,
  MoveList,
  type Random,
  type ScopedFact,
  type Seat,
  unrecordedChance,
} from '@safehouse/contract';
import type { Fact } from '../../rules/facts.ts';
import { agentAvenue as rules } from '../../rules/index.ts';
import { type AgentAvenueMove, MOVE_CODEC } from '../../rules/moves.ts';
import type { Mode } from '../../rules/options.ts';
import { otherSide } from '../../rules/sides.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { netFeatures } from '../net/net-features.ts';
import { playingHistory } from '../net/opponent-history.ts';
import { publicDecisions } from '../net/public-decisions.ts';
import { seatPosition } from '../net/seat-position.ts';

/** A position of a two-player match, as the seat to act knows it. */
export interface ObservedPosition {
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly legal: readonly AgentAvenueMove[];
  features(): number[];
}

export function setupTwoPlayers(mode: Mode, random: Random): State {
  const options = rules.parseOptions({ options: { mode }, players: 2, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  return rules.setup(options.value, 2, unrecordedChance(random));
}

/** Plays a match to its end. `choose` is called before every move and returns it. */
export function playObservedMatch(state: State, random: Random, choose: (position: ObservedPosition) => Move): void {
  const facts: ScopedFact<Fact>[] = [];
  const chance = unrecordedChance(random);
  while (state.result === null) {
    const position = observe(state, facts);
    rules.play(state, position.seat, choose(position), chance, facts);
  }
}

function observe(state: State, facts: readonly ScopedFact<Fact>[]): ObservedPosition {
  const [seat] = rules.toAct(state);
  const view = rules.view(state, seat);
  const list = new MoveList();
  rules.legal(state, seat, list);
  const moves = list.toArray();
  const opponent = otherSide(seat === 0 ? 0 : 1);
  return {
    seat,
    view,
    moves,
    legal: moves.map((move) => MOVE_CODEC.write(move)),
    features: () =>
      netFeatures(seatPosition(view, seat), playingHistory(publicDecisions(factsFor(seat, facts), opponent))),
  };
}
