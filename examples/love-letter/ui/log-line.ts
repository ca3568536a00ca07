import type { GameTranslations } from '../locales/en.ts';
import type { Fact } from '../rules/facts.ts';

interface LogContext {
  readonly translations: GameTranslations;
  readonly playerNames: readonly string[];
}

/** Null for a fact that needs no line. */
export function logLine(fact: Fact, { translations: { log, cards }, playerNames }: LogContext): string | null {
  const name = (seat: number) => playerNames[seat];
  switch (fact.type) {
    case 'played':
      return fact.target === null
        ? log.played(name(fact.seat), cards[fact.card])
        : log.playedOn(name(fact.seat), cards[fact.card], name(fact.target));
    case 'guessed':
      return fact.isRight ? log.right(cards[fact.guess]) : log.wrong(name(fact.target), cards[fact.guess]);
    case 'looked':
      return fact.card === null
        ? log.looked(name(fact.seat), name(fact.target))
        : log.saw(name(fact.target), cards[fact.card]);
    case 'compared':
      return log.compared(name(fact.seats[0]), name(fact.seats[1]));
    case 'swapped':
      return log.swapped(name(fact.seats[0]), name(fact.seats[1]));
    case 'discarded':
      return log.discarded(name(fact.seat), cards[fact.card]);
    case 'out':
      return log.out(name(fact.seat), cards[fact.card]);
    case 'round-won':
      return fact.winners.map((seat) => log.roundWon(name(seat))).join(' ');
    case 'round-began':
      return log.round(fact.round);
    case 'drew':
    case 'dealt':
    case 'ended':
      return null;
  }
}
