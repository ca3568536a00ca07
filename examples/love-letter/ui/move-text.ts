import type { MoveTextContext } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import type { PlayCard } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export function moveText(
  { card, target, guess }: PlayCard,
  { translations: { moves, cards }, playerNames, seat }: MoveTextContext<View, GameTranslations>,
): string {
  if (target === null) return moves.plain(cards[card]);
  if (target === seat) return moves.onYourself(cards[card]);
  const name = playerNames[target];
  return guess === null ? moves.on(cards[card], name) : moves.guess(name, cards[guess]);
}
