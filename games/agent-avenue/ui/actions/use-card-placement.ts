import { isHiddenCards, type Refusal } from '@safehouse/contract';
import { useEffect, useState } from 'preact/hooks';
import type { AgentName } from '../../data/cards.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';

export type OfferSlot = 'up' | 'down';
type PlacementKind = 'offer' | 'lead' | 'follow' | null;

/** Cards of the own hand that lie ready, by their place in it. */
export interface CardPlacement {
  readonly kind: PlacementKind;
  readonly hand: readonly AgentName[];
  readonly up: number | null;
  readonly down: number | null;
  /** The move that the chosen cards make, once it is legal. */
  readonly move: AgentAvenueMove | null;
  tap(place: number): void;
  placeInSlot(place: number, slot: OfferSlot): void;
  switchSlots(): void;
}

interface PlacedCards {
  readonly up: number | null;
  readonly down: number | null;
}

const NO_CARDS_PLACED: PlacedCards = { up: null, down: null };

export function useCardPlacement(context: BoardContext, version: number): CardPlacement {
  const [chosen, choose] = useState(NO_CARDS_PLACED);
  useEffect(() => choose(NO_CARDS_PLACED), [version, context.seat]);
  const hand = ownHand(context);
  const kind = placementKind(context);
  const attempt = (next: PlacedCards) => {
    const refused = placementRefusal(context, kind, hand, next);
    if (refused) context.showRefusal(refused.code, refused.rule);
    else choose(next);
  };
  return {
    kind,
    hand,
    ...chosen,
    move: placementMove(context, kind, hand, chosen),
    tap: (place) => kind && attempt(afterTap(kind, chosen, place)),
    placeInSlot: (place, slot) => kind && attempt(afterDrop(kind, chosen, place, slot)),
    switchSlots: () => choose({ up: chosen.down, down: chosen.up }),
  };
}

function ownHand({ view, seat }: BoardContext): readonly AgentName[] {
  const hand = seat === null ? null : view.hands[seat];
  return hand && !isHiddenCards(hand) ? hand : [];
}

function placementKind(context: BoardContext): PlacementKind {
  return (
    (['offer', 'lead', 'follow'] as const).find((type) => legalMovesOfType(context, type).length > 0) ?? null
  );
}

/** The first card tapped lies face up, the second face down; tapped again it goes back. */
function afterTap(kind: PlacementKind, { up, down }: PlacedCards, place: number): PlacedCards {
  if (kind === 'lead') return { up: up === place ? null : place, down: null };
  if (kind === 'follow') return { up: null, down: down === place ? null : place };
  if (up === place) return { up: null, down };
  if (down === place) return { up, down: null };
  return up === null ? { up: place, down } : { up, down: place };
}

function afterDrop(
  kind: PlacementKind,
  { up, down }: PlacedCards,
  place: number,
  slot: OfferSlot,
): PlacedCards {
  if (kind === 'lead') return { up: place, down: null };
  if (kind === 'follow') return { up: null, down: place };
  return slot === 'up'
    ? { up: place, down: down === place ? null : down }
    : { up: up === place ? null : up, down: place };
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
    return (
      legalMovesOfType(context, 'offer').find((move) => move.up === upName && move.down === downName) ?? null
    );
  }
  if (kind === 'lead') return legalMovesOfType(context, 'lead').find(({ card }) => card === upName) ?? null;
  return legalMovesOfType(context, 'follow').find(({ card }) => card === downName) ?? null;
}

/** AA-7, AA-34: two complete cards that make no legal move have one name. */
function placementRefusal(
  context: BoardContext,
  kind: PlacementKind,
  hand: readonly AgentName[],
  next: PlacedCards,
): Refusal | null {
  const isWhole =
    kind === 'offer' ? next.up !== null && next.down !== null : kind === 'follow' && next.down !== null;
  if (!isWhole || placementMove(context, kind, hand, next)) return null;
  return kind === 'offer'
    ? { code: 'same-name', rule: 'AA-7' }
    : { code: 'same-name-as-mate', rule: 'AA-34' };
}
