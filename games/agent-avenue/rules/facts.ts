import type { HiddenCards, Result, ScopedFact, Seat } from '@safehouse/contract';
import type { AgentName, MarketName } from '../data/cards.ts';
import type { AgentAvenueMove } from './moves.ts';
import type { Side } from './sides.ts';

/** What can happen in a match. For viewers who may not know a card, the fact contains a closed card instead. */
export type Fact =
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly away: AgentName | HiddenCards;
      readonly drawn: AgentName | HiddenCards;
    }
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly up: AgentName;
      readonly down: AgentName | HiddenCards;
    }
  | { readonly type: 'led'; readonly seat: Seat; readonly up: AgentName }
  | { readonly type: 'followed'; readonly seat: Seat; readonly down: AgentName | HiddenCards }
  | { readonly type: 'refilled'; readonly seat: Seat; readonly cards: readonly AgentName[] | HiddenCards }
  | { readonly type: 'voted'; readonly seat: Seat; readonly vote: AgentAvenueMove | HiddenCards }
  | { readonly type: 'picked'; readonly side: Side; readonly card: 'up' | 'down' }
  | { readonly type: 'recruited'; readonly side: Side; readonly agent: AgentName; readonly copies: number }
  | {
      readonly type: 'moved';
      readonly side: Side;
      readonly by: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'took';
      readonly side: Side;
      readonly card: MarketName;
      readonly hand: Seat;
      readonly next: MarketName | null;
    }
  | { readonly type: 'asked'; readonly card: MarketName; readonly side: Side; readonly hand: Seat }
  | { readonly type: 'no-effect'; readonly card: MarketName; readonly side: Side }
  | { readonly type: 'shown'; readonly seat: Seat; readonly agent: AgentName }
  | { readonly type: 'to-hand'; readonly from: Side; readonly seat: Seat; readonly agent: AgentName }
  | { readonly type: 'kept'; readonly seat: Seat; readonly agent: AgentName }
  | { readonly type: 'spent'; readonly card: MarketName }
  | { readonly type: 'turn'; readonly side: Side }
  | { readonly type: 'ended'; readonly result: Result };

/** Collects the facts of a move; null in playouts, which need none. */
export type FactSink = ScopedFact<Fact>[] | null;

export const CLOSED_CARD: HiddenCards = { closed: 1 };
