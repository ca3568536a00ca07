import { isHiddenCards } from '@safehouse/contract';
import type { MatchTextContext } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { endingText } from './ending-text.ts';
import { moveText } from './move-text.ts';

/** Null for a fact that the next line contains. */
export function logLine(
  fact: Fact,
  { translations, playerNames: names, view }: Omit<MatchTextContext<View, GameTranslations>, 'lang'>,
): string | null {
  const { log, agents, market } = translations;
  // The first seat of a side has the side's number, however many play.
  const isTeam = (side: number) => (view ? view.sides[side].seats.length > 1 : names.length > 2);
  const sideName = (side: number) => (isTeam(side) ? translations.team(names[side]) : names[side]);
  switch (fact.type) {
    case 'swapped':
      return swapLine(fact, translations, names[fact.seat]);
    case 'offered':
      return isHiddenCards(fact.down)
        ? log.offered(names[fact.seat], agents[fact.up])
        : log.offeredOwn(names[fact.seat], agents[fact.up], agents[fact.down]);
    case 'led':
      return log.led(names[fact.seat], agents[fact.up]);
    case 'followed':
      return isHiddenCards(fact.down)
        ? log.followed(names[fact.seat])
        : log.followedOwn(names[fact.seat], agents[fact.down]);
    case 'voted':
      return isHiddenCards(fact.vote)
        ? log.voted(names[fact.seat])
        : log.votedOwn(names[fact.seat], moveText(fact.vote, { translations, playerNames: names, seat: fact.seat }));
    case 'picked':
      return fact.card === 'up' ? log.pickedUp(sideName(fact.side)) : log.pickedDown(sideName(fact.side));
    case 'recruited':
      return log.recruited(sideName(fact.side), agents[fact.agent], fact.copies);
    case 'moved':
      return log.moved(sideName(fact.side), fact.by, fact.to + 1);
    case 'took':
      return log.took(sideName(fact.side), market[fact.card].name);
    case 'no-effect':
      return log.noEffect(market[fact.card].name);
    case 'shown':
      return log.shown(names[fact.seat], agents[fact.agent]);
    case 'to-hand':
      return log.toHand(names[fact.seat], agents[fact.agent]);
    case 'kept':
      return log.kept(names[fact.seat], agents[fact.agent]);
    case 'ended':
      return log.ended(sideName(fact.result.winners[0]), endingText(fact.result.reason, translations));
    default:
      return null;
  }
}

function swapLine(fact: Fact & { readonly type: 'swapped' }, { log, agents }: GameTranslations, name: string): string {
  const { away, drawn } = fact;
  return isHiddenCards(away) || isHiddenCards(drawn)
    ? log.swapped(name)
    : log.swappedOwn(name, agents[away], agents[drawn]);
}
