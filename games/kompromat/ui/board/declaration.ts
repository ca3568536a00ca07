import type { Seat } from '@safehouse/contract';
import type { GameTranslations } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { computeColumnTotal, knownCards, totalWithElevens } from './column-total.ts';

export type DeclareMove = Extract<KompromatMove, { type: 'declare' }>;

interface DeclarationContext {
  readonly view: View;
  readonly seat: Seat;
  readonly translations: GameTranslations;
}

/** KO-13: the total that a move declares, and how it is composed. */
export function declaration(
  move: DeclareMove,
  { view, seat, translations }: DeclarationContext,
  mission: number,
): { readonly total: number; readonly note: string } {
  const cards = knownCards(view.columns[seat][mission]) ?? [];
  const { aces } = computeColumnTotal(cards);
  const total = totalWithElevens(cards, move.elevens) + view.newspaper[seat][mission] + (move.martini ?? 0);
  const asRead = move.martini !== undefined && aces === 0 ? '' : translations.acesAs(move.elevens, aces);
  return { total, note: translations.list([asRead, martiniText(move, translations)].filter(Boolean)) };
}

export function martiniText({ martini, via }: DeclareMove, translations: GameTranslations): string {
  const parts = martini === undefined ? [] : [translations.withMartini(martini)];
  return translations.list(via === undefined ? parts : [...parts, translations.missions[via]]);
}
