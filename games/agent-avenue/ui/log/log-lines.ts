import { isHiddenCards } from '@safehouse/contract';
import type { Lang } from '@safehouse/ui';
import type { AgentName } from '../../data/cards.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/facts.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';

/** A fact as a line of the log; null for what the next line tells anyway. */
export function logLine(
  fact: Fact,
  words: GameTranslations,
  names: readonly string[],
  _lang?: Lang,
  view: View | null = null,
): string | null {
  const { told, agents, market } = words;
  // Both sides have the seat of their own number, however many play.
  const isTeam = (side: number) => (view ? view.sides[side].seats.length > 1 : names.length > 2);
  const side = (number: number) => (isTeam(number) ? words.team(names[number]) : names[number]);
  switch (fact.type) {
    case 'swapped':
      return swapLine(fact, words, names[fact.seat]);
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
        : told.votedOwn(names[fact.seat], nameMove(fact.vote, words));
    case 'picked':
      return fact.card === 'up' ? told.pickedUp(side(fact.side)) : told.pickedDown(side(fact.side));
    case 'recruited':
      return told.recruited(side(fact.side), agents[fact.agent], fact.copies);
    case 'moved':
      return told.moved(side(fact.side), fact.by, fact.to + 1);
    case 'took':
      return told.took(side(fact.side), market[fact.card].name);
    case 'no-effect':
      return told.noEffect(market[fact.card].name);
    case 'shown':
      return told.shown(names[fact.seat], agents[fact.agent]);
    case 'to-hand':
      return told.toHand(names[fact.seat], agents[fact.agent]);
    case 'kept':
      return told.kept(names[fact.seat], agents[fact.agent]);
    case 'ended':
      return told.ended(side(fact.result.winners[0]), words.endings[fact.result.reason] ?? '');
    default:
      return null;
  }
}

function swapLine(fact: Fact & { readonly type: 'swapped' }, words: GameTranslations, who: string): string {
  const { away, drawn } = fact;
  return isHiddenCards(away) || isHiddenCards(drawn)
    ? words.told.swapped(who)
    : words.told.swappedOwn(who, words.agents[away], words.agents[drawn]);
}

export function nameMove(move: AgentAvenueMove, { moves, agents, market }: GameTranslations): string {
  const agent = (name: AgentName) => agents[name];
  switch (move.type) {
    case 'offer':
      return moves.offer(agent(move.up), agent(move.down));
    case 'recruit':
      return move.card === 'up' ? moves.recruitUp : moves.recruitDown;
    case 'take':
      return moves.take(market[move.card].name);
    case 'resolve':
      return move.agent === null ? moves.keep : moves.resolve(agent(move.agent));
    default:
      return moves[move.type](agent(move.card));
  }
}
