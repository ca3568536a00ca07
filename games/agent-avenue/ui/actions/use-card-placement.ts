import { isHiddenCards, type Refusal } from '@safehouse/contract';
import { useEffect, useState } from 'preact/hooks';
import type { AgentName } from '../../data/cards.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import { type BoardContext, legalMovesOfType, type PlacementKind, placementKind } from '../board/board-context.ts';
import { refusalText } from '../log/refusal-text.ts';

export type OfferSlot = 'up' | 'down';

/** The cards of the viewer's hand that are placed in the slots, by their index in the hand. */
export interface CardPlacement {
  readonly kind: PlacementKind;
  readonly hand: readonly AgentName[];
  readonly up: number | null;
  readonly down: number | null;
  /** The move of the placed cards; null until it is legal. */
  readonly move: AgentAvenueMove | null;
  tap(index: number): void;
  placeInSlot(index: number, slot: OfferSlot): void;
  switchSlots(): void;
}

interface PlacedCards {
  readonly up: number | null;
  readonly down: number | null;
}

const NO_CARDS_PLACED: PlacedCards = { up: null, down: null };

export function useCardPlacement(context: BoardContext, version: number): CardPlacement {
  const [placed, place] = useState(NO_CARDS_PLACED);
  useEffect(() => place(NO_CARDS_PLACED), [version, context.seat]);
  const hand = ownHand(context);
  const kind = placementKind(context);
  const attempt = (next: PlacedCards) => {
    const refusal = placementRefusal(context, kind, hand, next);
    if (refusal) context.showRefusal({ text: refusalText(refusal.code, context.translations), rule: refusal.rule });
    else place(next);
  };
  return {
    kind,
    hand,
    ...placed,
    move: placementMove(context, kind, hand, placed),
    tap: (index) => kind && attempt(afterTap(kind, placed, index)),
    placeInSlot: (index, slot) => kind && attempt(afterDrop(kind, placed, index, slot)),
    switchSlots: () => place({ up: placed.down, down: placed.up }),
  };
}

function ownHand({ view, seat }: BoardContext): readonly AgentName[] {
  const hand = seat === null ? null : view.hands[seat];
  return hand && !isHiddenCards(hand) ? hand : [];
}

/** The first card tapped goes face up, the second face down. Another tap returns it to the hand. */
function afterTap(kind: PlacementKind, { up, down }: PlacedCards, index: number): PlacedCards {
  if (kind === 'lead') return { up: up === index ? null : index, down: null };
  if (kind === 'follow') return { up: null, down: down === index ? null : index };
  if (up === index) return { up: null, down };
  if (down === index) return { up, down: null };
  return up === null ? { up: index, down } : { up, down: index };
}

function afterDrop(kind: PlacementKind, { up, down }: PlacedCards, index: number, slot: OfferSlot): PlacedCards {
  if (kind === 'lead') return { up: index, down: null };
  if (kind === 'follow') return { up: null, down: index };
  return slot === 'up'
    ? { up: index, down: down === index ? null : down }
    : { up: up === index ? null : up, down: index };
}

function placementMove(
  context: BoardContext,
  kind: PlacementKind,
  hand: readonly AgentName[],
  { up, down }: PlacedCards,
) {
  const upName = up === null ? null : hand[up];
  const downName = down === null ? null : hand[down];
  if (kind === 'offer') {
    return legalMovesOfType(context, 'offer').find((move) => move.up === upName && move.down === downName) ?? null;
  }
  if (kind === 'lead') return legalMovesOfType(context, 'lead').find(({ card }) => card === upName) ?? null;
  return legalMovesOfType(context, 'follow').find(({ card }) => card === downName) ?? null;
}

/** AA-7, AA-34: two cards that make no legal move have the same name. */
function placementRefusal(
  context: BoardContext,
  kind: PlacementKind,
  hand: readonly AgentName[],
  next: PlacedCards,
): Refusal | null {
  const isComplete =
    kind === 'offer' ? next.up !== null && next.down !== null : kind === 'follow' && next.down !== null;
  if (!isComplete || placementMove(context, kind, hand, next)) return null;
  return kind === 'offer' ? { code: 'same-name', rule: 'AA-7' } : { code: 'same-name-as-mate', rule: 'AA-34' };
}
