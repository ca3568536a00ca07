import { isClosed, type Refusal } from '@safehouse/contract';
import { useEffect, useState } from 'preact/hooks';
import type { AgentName } from '../data/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { movesOf, type Table } from './table.ts';

export type Slot = 'up' | 'down';
type Kind = 'offer' | 'lead' | 'follow' | null;

/** Cards of the own hand that lie ready, by their place in it. */
export interface Laying {
  readonly kind: Kind;
  readonly hand: readonly AgentName[];
  readonly up: number | null;
  readonly down: number | null;
  /** The move that the chosen cards make, once it is legal. */
  readonly move: AgentAvenueMove | null;
  tap(place: number): void;
  put(place: number, slot: Slot): void;
  exchange(): void;
}

interface Chosen {
  readonly up: number | null;
  readonly down: number | null;
}

const NOTHING: Chosen = { up: null, down: null };

export function useLaying(table: Table, version: number): Laying {
  const [chosen, choose] = useState(NOTHING);
  useEffect(() => choose(NOTHING), [version, table.seat]);
  const hand = handOf(table);
  const kind = kindOf(table);
  const attempt = (next: Chosen) => {
    const refused = refusalOf(table, kind, hand, next);
    if (refused) table.impossible(refused.code, refused.rule);
    else choose(next);
  };
  return {
    kind,
    hand,
    ...chosen,
    move: moveOf(table, kind, hand, chosen),
    tap: (place) => kind && attempt(tapped(kind, chosen, place)),
    put: (place, slot) => kind && attempt(moved(kind, chosen, place, slot)),
    exchange: () => choose({ up: chosen.down, down: chosen.up }),
  };
}

function handOf({ view, seat }: Table): readonly AgentName[] {
  const hand = seat === null ? null : view.hands[seat];
  return hand && !isClosed(hand) ? hand : [];
}

function kindOf(table: Table): Kind {
  return (['offer', 'lead', 'follow'] as const).find((type) => movesOf(table, type).length > 0) ?? null;
}

/** The first card tapped lies face up, the second face down; tapped again it goes back. */
function tapped(kind: Kind, { up, down }: Chosen, place: number): Chosen {
  if (kind === 'lead') return { up: up === place ? null : place, down: null };
  if (kind === 'follow') return { up: null, down: down === place ? null : place };
  if (up === place) return { up: null, down };
  if (down === place) return { up, down: null };
  return up === null ? { up: place, down } : { up, down: place };
}

function moved(kind: Kind, { up, down }: Chosen, place: number, slot: Slot): Chosen {
  if (kind === 'lead') return { up: place, down: null };
  if (kind === 'follow') return { up: null, down: place };
  return slot === 'up'
    ? { up: place, down: down === place ? null : down }
    : { up: up === place ? null : up, down: place };
}

function moveOf(table: Table, kind: Kind, hand: readonly AgentName[], { up, down }: Chosen) {
  const upName = up === null ? null : hand[up];
  const downName = down === null ? null : hand[down];
  if (kind === 'offer') {
    return movesOf(table, 'offer').find((move) => move.up === upName && move.down === downName) ?? null;
  }
  if (kind === 'lead') return movesOf(table, 'lead').find(({ card }) => card === upName) ?? null;
  return movesOf(table, 'follow').find(({ card }) => card === downName) ?? null;
}

/** AA-7, AA-34: two complete cards that make no legal move have one name. */
function refusalOf(table: Table, kind: Kind, hand: readonly AgentName[], next: Chosen): Refusal | null {
  const isWhole =
    kind === 'offer' ? next.up !== null && next.down !== null : kind === 'follow' && next.down !== null;
  if (!isWhole || moveOf(table, kind, hand, next)) return null;
  return kind === 'offer'
    ? { code: 'same-name', rule: 'AA-7' }
    : { code: 'same-name-as-mate', rule: 'AA-34' };
}
