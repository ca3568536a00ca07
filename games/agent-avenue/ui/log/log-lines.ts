import { isHiddenCards } from '@safehouse/contract';
import type { Lang } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { endingText } from './ending-text.ts';
import { moveName } from './move-names.ts';

/** A fact as a line of the log; null for what the next line says anyway. */
export function logLine(
  fact: Fact,
  translations: GameTranslations,
  names: readonly string[],
  _lang?: Lang,
  view: View | null = null,
): string | null {
  const { told, agents, market } = translations;
  // The first seat of a side has the side's number, however many play.
  const isTeam = (side: number) => (view ? view.sides[side].seats.length > 1 : names.length > 2);
  const sideName = (side: number) => (isTeam(side) ? translations.team(names[side]) : names[side]);
  switch (fact.type) {
    case 'swapped':
      return swapLine(fact, translations, names[fact.seat]);
    case 'offered':
      return isHiddenCards(fact.down)
        ? told.offered(names[fact.seat], agents[fact.up])
        : told.offeredOwn(names[fact.seat], agents[fact.up], agents[fact.down]);
    case 'led':
      return told.led(names[fact.seat], agents[fact.up]);
    case 'followed':
      return isHiddenCards(fact.down)
        ? told.followed(names[fact.seat])
        : told.followedOwn(names[fact.seat], agents[fact.down]);
    case 'voted':
      return isHiddenCards(fact.vote)
        ? told.voted(names[fact.seat])
        : told.votedOwn(names[fact.seat], moveName(fact.vote, translations));
    case 'picked':
      return fact.card === 'up' ? told.pickedUp(sideName(fact.side)) : told.pickedDown(sideName(fact.side));
    case 'recruited':
      return told.recruited(sideName(fact.side), agents[fact.agent], fact.copies);
    case 'moved':
      return told.moved(sideName(fact.side), fact.by, fact.to + 1);
    case 'took':
      return told.took(sideName(fact.side), market[fact.card].name);
    case 'no-effect':
      return told.noEffect(market[fact.card].name);
    case 'shown':
      return told.shown(names[fact.seat], agents[fact.agent]);
    case 'to-hand':
      return told.toHand(names[fact.seat], agents[fact.agent]);
    case 'kept':
      return told.kept(names[fact.seat], agents[fact.agent]);
    case 'ended':
      return told.ended(sideName(fact.result.winners[0]), endingText(fact.result.reason, translations));
    default:
      return null;
  }
}

function swapLine(
  fact: Fact & { readonly type: 'swapped' },
  { told, agents }: GameTranslations,
  name: string,
): string {
  const { away, drawn } = fact;
  return isHiddenCards(away) || isHiddenCards(drawn)
    ? told.swapped(name)
    : told.swappedOwn(name, agents[away], agents[drawn]);
}
