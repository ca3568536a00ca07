import { SEATS, type Seat } from '@safehouse/contract';
import type { TerminalContext } from '@safehouse/ui/terminal';
import type { GameTranslations } from '../locales/en.ts';
import type { KompromatMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export type KompromatContext = TerminalContext<View, KompromatMove, GameTranslations>;

export function rivalOf({ seat }: KompromatContext): Seat {
  return SEATS[1 - seat];
}
