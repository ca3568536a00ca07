import type { HiddenCards, Result, ScopedFact, Seat } from '@safehouse/contract';
import type { EquipmentId } from '../data/equipment.ts';
import type { CounterId, ItemId, MissionId } from '../data/missions.ts';

/** A mission in the row, with the counter-intelligence under it. */
export interface LaidOutMission {
  readonly card: MissionId;
  readonly counter: CounterId | null;
}

type TokenCause = 'failure' | 'ci';

/** What can happen in a match. For viewers who may not know a card, the fact contains a closed card instead. */
export type Fact =
  | { readonly type: 'round-began'; readonly round: number; readonly starter: Seat }
  | {
      readonly type: 'laid-out';
      readonly missions: readonly LaidOutMission[];
      /** Counter-intelligence drawn on top of other counter-intelligence, which went back into the deck (KO-6). */
      readonly setAside: readonly CounterId[];
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: EquipmentId | HiddenCards }
  | { readonly type: 'placed'; readonly seat: Seat; readonly mission: number; readonly card: EquipmentId }
  | {
      readonly type: 'hit';
      readonly seat: Seat;
      readonly mission: number;
      readonly card: EquipmentId | HiddenCards;
    }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly mission: number }
  | { readonly type: 'reveal-began' }
  /** `window`: only in the second one (KO-30). */
  | { readonly type: 'passed'; readonly seat: Seat; readonly mission: number; readonly window?: 'second' }
  /** `again`: the item that the usb-stick repeats. */
  | { readonly type: 'used'; readonly seat: Seat; readonly item: ItemId; readonly again: ItemId | null }
  | {
      readonly type: 'turned-up';
      readonly seat: Seat;
      readonly mission: number;
      readonly cards: readonly EquipmentId[];
    }
  | {
      readonly type: 'put-back';
      readonly seat: Seat;
      readonly mission: number;
      readonly card: EquipmentId | HiddenCards;
    }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'burdened'; readonly seat: Seat; readonly mission: number; readonly points: number }
  | { readonly type: 'looked'; readonly seat: Seat; readonly cards: readonly EquipmentId[] | HiddenCards }
  | {
      readonly type: 'stunned';
      readonly seat: Seat;
      readonly mission: number;
      readonly position: number;
      readonly card: EquipmentId | HiddenCards;
    }
  | {
      readonly type: 'declared';
      readonly seat: Seat;
      readonly mission: number;
      readonly elevens: number;
      readonly martini: number;
      readonly total: number;
    }
  | { readonly type: 'got-tokens'; readonly seat: Seat; readonly tokens: number; readonly cause: TokenCause }
  | { readonly type: 'gave-back'; readonly seat: Seat; readonly tokens: number }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly mission: number; readonly card: MissionId }
  | { readonly type: 'untaken'; readonly mission: number; readonly card: MissionId }
  | { readonly type: 'counter-left'; readonly mission: number; readonly counter: CounterId }
  | { readonly type: 'resolved'; readonly mission: number }
  /** At the end of a match with face-down won cards: all of them, by seat. */
  | { readonly type: 'piles-opened'; readonly won: readonly (readonly MissionId[])[] }
  | { readonly type: 'ended'; readonly result: Result };

/** Collects the facts of a move; null in playouts, which need none. */
export type FactSink = ScopedFact<Fact>[] | null;

export const CLOSED_CARD: HiddenCards = { closed: 1 };
