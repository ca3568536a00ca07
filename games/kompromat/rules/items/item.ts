import type { Refusal, Seat } from '@safehouse/contract';
import type { ItemId } from '../../data/missions.ts';
import type { FactSink } from '../facts.ts';
import type { State } from '../state.ts';

/** The fields that name an item's target in a written move. */
export interface TargetFields {
  readonly mission?: number;
  readonly card?: number;
  readonly from?: number;
  readonly to?: number;
}

/** An item that is used by its own move, in a turn or in an items window (KO-25). */
export interface Item {
  readonly id: ItemId;
  /** The number of possible targets. A target is a number below this. */
  readonly targetCount: number;
  targetFields(target: number): TargetFields;
  /** Bit t: the item can be used on target t now. Only called in the own turn or window. */
  targetMask(state: State, seat: Seat): number;
  /** Why a target is not in the mask. */
  explain(state: State, seat: Seat, target: number): Refusal;
  use(state: State, seat: Seat, target: number, facts: FactSink): void;
}
