import { ACE, CARD_HALF_POINTS } from '../data/equipment.ts';

/** The sums of a player's cards at one mission. The cards themselves are in the kit. */
export interface Column {
  count: number;
  /** In half points, aces as 1. */
  total: number;
  aces: number;
  /** Were the cards after the first turned up? The first is always face up. */
  isRevealed: boolean;
}

export function newColumn(): Column {
  return { count: 0, total: 0, aces: 0, isRevealed: false };
}

export function cloneColumn({ count, total, aces, isRevealed }: Column): Column {
  return { count, total, aces, isRevealed };
}

export function clearColumn(column: Column): void {
  column.count = 0;
  column.total = 0;
  column.aces = 0;
  column.isRevealed = false;
}

export function addCard(column: Column, card: number): void {
  column.count++;
  column.total += CARD_HALF_POINTS[card];
  if (card === ACE) column.aces++;
}

export function removeCard(column: Column, card: number): void {
  column.count--;
  column.total -= CARD_HALF_POINTS[card];
  if (card === ACE) column.aces--;
}

export function isEmpty({ count }: Column): boolean {
  return count === 0;
}

export function faceDownCount(column: Column): number {
  return column.count === 0 || column.isRevealed ? 0 : column.count - 1;
}
