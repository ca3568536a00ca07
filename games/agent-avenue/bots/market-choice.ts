import { type Budget, type Move, MoveList } from '@safehouse/contract';
import { agentAvenue as rules } from '../rules/index.ts';
import { NO_VOTE } from '../rules/state.ts';
import { winChance } from './judging.ts';
import { goesOn, type SeatTable } from './seat-table.ts';
import { agree, settle } from './settle.ts';
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
      tally.add(move, winChance(state, table.seat), 0);
    }
  }
  return tally.thoughts();
}
