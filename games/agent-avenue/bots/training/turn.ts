import { type Random, roundsBudget } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { upOf } from '../hands.ts';
import { type SeatTable, seatTable } from '../seat-table.ts';
import type { Estimates, Splits } from '../splits.ts';
import { type Hand, mixed, type Solved } from '../turn-game.ts';

/** How both sides play. */
export interface Style {
  readonly estimates: Estimates;
  readonly random: Random;
  /** How often a choice is left to luck, so that odd positions are learned as well. */
  readonly carelessness: number;
}

/** A turn that has been thought over. */
export interface Turn {
  readonly state: State;
  readonly style: Style;
  readonly splits: Splits;
  readonly solved: Solved;
}

/** One round of thinking, with as little in it as still gives good play. */
export const EFFORT = { hands: 40, times: 30, mostRounds: 1 };

/** What the side to move has before its eyes. */
export function tableOf(state: State, { estimates, random }: Style): SeatTable {
  const [seat] = state.sides.seatsOf[state.side];
  const view = rules.view(state, seat);
  const table = seatTable({ view, seat, random, legal: [], budget: roundsBudget(0) }, EFFORT);
  return { ...table, estimates };
}

/** Unlike the bot, whoever learns expects a chooser without faults. */
export function worthsOf({ pairs, ifUp, ifDown }: Hand, { takesUp }: Solved): number[] {
  return pairs.map((pair, i) => mixed(ifUp[i], ifDown[i], takesUp[upOf(pair)]));
}

export const bestOf = (hand: Hand, solved: Solved) => Math.max(...worthsOf(hand, solved));
