import { publicFact, type ScopedFact, type Seat } from '@safehouse/contract';

/** The kind of a turn: the next in order, one gained with a mission (SC-25), or the last of a seat (SC-26). */
export type TurnKind = 'regular' | 'extra' | 'last';

export type EndReason = 'points' | 'exhaustion';

/** What can happen in a match. Nothing here is secret: only the order of the deck is hidden, and it never changes. */
export type SpyFact =
  | { readonly type: 'start-chosen'; readonly seat: Seat; readonly card: string; readonly city: string }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: TurnKind }
  | {
      readonly type: 'accepted';
      readonly seat: Seat;
      readonly mission: string;
      readonly place: number;
      readonly planning: number;
    }
  | { readonly type: 'revealed'; readonly mission: string; readonly place: number }
  | { readonly type: 'travelled'; readonly seat: Seat; readonly from: string; readonly to: string }
  | {
      readonly type: 'connected';
      readonly seat: Seat;
      readonly via: string;
      readonly from: string;
      readonly to: string;
      readonly placed: readonly { readonly space: string; readonly agents: number }[];
    }
  | { readonly type: 'recalled'; readonly seat: Seat; readonly space: string; readonly agents: number }
  | { readonly type: 'marked'; readonly seat: Seat; readonly mission: string; readonly city: string }
  | { readonly type: 'unmarked'; readonly seat: Seat; readonly mission: string; readonly city: string }
  | {
      readonly type: 'completed';
      readonly seat: Seat;
      readonly mission: string;
      readonly agents: number;
      readonly points: number;
      readonly extraTurn: boolean;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly mission: string; readonly agents: number }
  | { readonly type: 'last-turns'; readonly seat: Seat; readonly others: readonly Seat[] }
  | {
      readonly type: 'match-ended';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly scores: readonly (number | null)[];
    };

export type FactSink = ScopedFact<SpyFact>[] | null;

export function addFact(facts: ScopedFact<SpyFact>[], fact: SpyFact): void {
  facts.push(publicFact(fact));
}
