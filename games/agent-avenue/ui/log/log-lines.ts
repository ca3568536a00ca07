import { isHiddenCards } from '@safehouse/contract';
import { type MatchTextContext, type Person, peopleIn, personAt } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { endingText } from './ending-text.ts';
import { moveText } from './move-text.ts';

type LogContext = Omit<MatchTextContext<View, GameTranslations>, 'lang'>;

/** Null for a fact that the next line contains. */
export function logLine(fact: Fact, context: LogContext): string | null {
  const { translations } = context;
  const { log, agents, market } = translations;
  const player = (seat: number) => personAt(seat, context);
  switch (fact.type) {
    case 'swapped':
      return swapLine(fact, translations, player(fact.seat));
    case 'offered':
      return isHiddenCards(fact.down)
        ? log.offered(player(fact.seat), agents[fact.up])
        : log.offeredOwn(player(fact.seat), agents[fact.up], agents[fact.down]);
    case 'led':
      return log.led(player(fact.seat), agents[fact.up]);
    case 'followed':
      return isHiddenCards(fact.down)
        ? log.followed(player(fact.seat))
        : log.followedOwn(player(fact.seat), agents[fact.down]);
    case 'voted':
      return isHiddenCards(fact.vote)
        ? log.voted(player(fact.seat))
        : log.votedOwn(
            player(fact.seat),
            moveText(fact.vote, { translations, playerNames: peopleIn(context), seat: fact.seat }),
          );
    case 'picked':
      return fact.card === 'up' ? log.pickedUp(sideOf(fact.side, context)) : log.pickedDown(sideOf(fact.side, context));
    case 'recruited':
      return log.recruited(sideOf(fact.side, context), agents[fact.agent], fact.copies);
    case 'moved':
      return log.moved(sideOf(fact.side, context), fact.by, fact.to + 1);
    case 'took':
      return log.took(sideOf(fact.side, context), market[fact.card].name);
    case 'no-effect':
      return log.noEffect(market[fact.card].name);
    case 'shown':
      return log.shown(player(fact.seat), agents[fact.agent]);
    case 'to-hand':
      return log.toHand(player(fact.seat), agents[fact.agent]);
    case 'kept':
      return log.kept(player(fact.seat), agents[fact.agent]);
    case 'ended':
      return log.ended(sideOf(fact.result.winners[0], context), endingText(fact.result.reason, translations));
    default:
      return null;
  }
}

/** A lone player, or a team by the name of its first seat, which has the side's number. */
function sideOf(side: number, context: LogContext): Person {
  const { view, playerNames, seat, translations } = context;
  const isTeam = view ? view.sides[side].seats.length > 1 : playerNames.length > 2;
  if (!isTeam) return personAt(side, context);
  const isOwn = view?.sides[side].seats.some((member) => member === seat);
  return isOwn ? translations.yourTeam : translations.team(playerNames[side]);
}

function swapLine(fact: Fact & { readonly type: 'swapped' }, { log, agents }: GameTranslations, who: Person): string {
  const { away, drawn } = fact;
  return isHiddenCards(away) || isHiddenCards(drawn)
    ? log.swapped(who)
    : log.swappedOwn(who, agents[away], agents[drawn]);
}
