import { type Budget, type Move, MoveList } from '@safehouse/contract';
import { AGENT_COUNT } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { NO_VOTE, type State } from '../rules/state.ts';
import { likelihood, open } from './estimate.ts';
import { goesOn, type SeatTable } from './seat-table.ts';
import { agree, settle } from './settle.ts';
import { felt } from './splits.ts';
import { Tally, type Thought } from './tally.ts';

/** Worlds looked into even when there is no time to think: one alone says little about hidden cards. */
const LEAST_WORLDS = 8;

/** Weighs market cards and what to do with them by the positions they lead to in possible worlds. */
export function weighMarket(table: SeatTable, moves: readonly Move[], budget: Budget): Thought[] {
  const tally = new Tally();
  const legal = new MoveList();
  for (let round = 0; round < LEAST_WORLDS || goesOn(round, table, budget); round++) {
    const world = rules.redeal(table.view, table.random);
    world.votes.fill(NO_VOTE);
    tally.beginRound();
    for (const move of moves) {
      const state = rules.clone(world);
      agree(state, move);
      settle(state, legal);
      tally.add(move, prospect(table, state), 0);
    }
  }
  return tally.thoughts();
}

/** How likely the own side wins from the start of a turn. */
function prospect({ own, seat, estimates }: SeatTable, state: State): number {
  if (state.result) return state.result.winners.includes(seat) ? 1 : 0;
  const net = state.side === own ? estimates.moving : estimates.waiting;
  const part = new Float64Array(net.hidden);
  open(net, state, own, part, 0);
  return likelihood(net, part, 0, felt(net, state.hands.slice(AGENT_COUNT * seat, AGENT_COUNT * (seat + 1))));
}
