import type { Result, Seat } from '@safehouse/contract';
import type { CardName } from '../data/cards.ts';

/** Null where the viewer may not know the card. */
type SeenCard = CardName | null;

export type Fact =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardName; readonly target: number | null }
  | { readonly type: 'guessed'; readonly target: number; readonly guess: CardName; readonly isRight: boolean }
  | { readonly type: 'looked'; readonly seat: Seat; readonly target: number; readonly card: SeenCard }
  | {
      readonly type: 'compared';
      readonly seats: readonly number[];
      readonly cards: readonly SeenCard[];
      readonly loser: number | null;
    }
  | { readonly type: 'swapped'; readonly seats: readonly number[]; readonly cards: readonly SeenCard[] }
  | { readonly type: 'discarded'; readonly seat: number; readonly card: CardName }
  | { readonly type: 'drew'; readonly seat: number; readonly card: SeenCard }
  | { readonly type: 'out'; readonly seat: number; readonly card: CardName }
  | { readonly type: 'round-won'; readonly winners: readonly number[]; readonly shown: readonly SeenCard[] }
  | { readonly type: 'round-began'; readonly round: number; readonly open: readonly CardName[] }
  | { readonly type: 'dealt'; readonly seat: number; readonly card: SeenCard }
  | { readonly type: 'ended'; readonly result: Result };
