import { type MatchTextContext, personAt } from '@safehouse/ui';
import type { GameTranslations } from '../locales/en.ts';
import type { Fact } from '../rules/facts.ts';
import type { View } from '../rules/view.ts';

type LogContext = Pick<MatchTextContext<View, GameTranslations>, 'translations' | 'playerNames' | 'seat'>;

/** Null for a fact that needs no line. */
export function logLine(fact: Fact, context: LogContext): string | null {
  const { log, cards } = context.translations;
  const player = (seat: number) => personAt(seat, context);
  switch (fact.type) {
    case 'played':
      return fact.target === null
        ? log.played(player(fact.seat), cards[fact.card])
        : log.playedOn(player(fact.seat), cards[fact.card], player(fact.target));
    case 'guessed':
      return fact.isRight ? log.right(cards[fact.guess]) : log.wrong(player(fact.target), cards[fact.guess]);
    case 'looked':
      return fact.card === null
        ? log.looked(player(fact.seat), player(fact.target))
        : log.saw(player(fact.target), cards[fact.card]);
    case 'compared':
      return log.compared(player(fact.seats[0]), player(fact.seats[1]));
    case 'swapped':
      return log.swapped(player(fact.seats[0]), player(fact.seats[1]));
    case 'discarded':
      return log.discarded(player(fact.seat), cards[fact.card]);
    case 'out':
      return log.out(player(fact.seat), cards[fact.card]);
    case 'round-won':
      return fact.winners.map((seat) => log.roundWon(player(seat))).join(' ');
    case 'round-began':
      return log.round(fact.round);
    case 'drew':
    case 'dealt':
    case 'ended':
      return null;
  }
}
