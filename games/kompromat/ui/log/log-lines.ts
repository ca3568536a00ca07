import { isHiddenCards } from '@safehouse/contract';
import { type MatchTextContext, type Person, personAt } from '@safehouse/ui/headless';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import { COUNTER_TOKENS, missionCard } from '../../data/missions.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { Fact, LaidOutMission } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { cardText, formatPoints } from '../board/card-text.ts';
import { missionName } from '../board/mission-info.ts';

type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

/** A fact as a line of the log. Face-down cards are not named even for their owner (KO-10). */
export function logLine(
  fact: Fact,
  context: Pick<MatchTextContext<View, GameTranslations>, 'translations' | 'playerNames' | 'seat'>,
): string | null {
  const { translations } = context;
  const { log } = translations;
  switch (fact.type) {
    case 'round-began':
      return log.roundBegan(fact.round, personAt(fact.starter, context));
    case 'laid-out':
      return log.laidOut(translations.list(fact.missions.map((laid) => laidOutMissionText(laid, translations))));
    case 'reveal-began':
      return log.revealBegan;
    case 'untaken':
      return log.untaken(fact.mission, missionName(fact.card, translations));
    case 'drew':
    case 'resolved':
    case 'counter-left':
    case 'ended':
    case 'piles-opened':
      return null;
    default:
      return seatLogLine(fact, translations, personAt(fact.seat, context));
  }
}

type UnattributedFactType =
  | 'round-began'
  | 'laid-out'
  | 'reveal-began'
  | 'untaken'
  | 'drew'
  | 'resolved'
  | 'counter-left'
  | 'ended'
  | 'piles-opened';

function seatLogLine(
  fact: Exclude<Fact, { type: UnattributedFactType }>,
  translations: GameTranslations,
  who: Person,
): string {
  const { log } = translations;
  switch (fact.type) {
    case 'placed':
      return log.placed(who, cardText(fact.card, translations), fact.mission);
    case 'hit':
      return log.hit(who, fact.mission);
    case 'stopped':
      return log.stopped(who, fact.mission);
    case 'passed':
      return fact.window === 'second' ? log.passedAgain(who, fact.mission) : log.passed(who, fact.mission);
    case 'declared':
      return fact.total > LIMIT_HALF_POINTS / 2
        ? log.failed(who, fact.mission, formatPoints(fact.total))
        : log.declared(who, fact.mission, formatPoints(fact.total));
    case 'got-tokens':
      return fact.cause === 'ci' ? log.counterTokens(who, fact.tokens) : log.failureTokens(who, fact.tokens);
    case 'gave-back':
      return log.gaveBack(who, fact.tokens);
    case 'kept':
      return log.kept(who);
    case 'took':
      return log.took(who, fact.mission, missionName(fact.card, translations));
    default:
      return itemLogLine(fact, translations, who);
  }
}

type ItemFact = FactOf<'used' | 'turned-up' | 'put-back' | 'moved' | 'burdened' | 'looked' | 'stunned'>;

function itemLogLine(fact: ItemFact, translations: GameTranslations, who: Person): string {
  const { log, missions } = translations;
  switch (fact.type) {
    case 'used':
      return fact.again === null ? log.used(who, missions[fact.item]) : log.usedAgain(who, missions[fact.again]);
    case 'turned-up':
      return log.turnedUp(who, fact.mission, translations.list(fact.cards.map((card) => cardText(card, translations))));
    case 'put-back':
      return log.putBack(who, fact.mission);
    case 'moved':
      return log.moved(who, fact.from, fact.to);
    case 'burdened':
      return log.burdened(who, fact.mission, fact.points);
    case 'looked':
      return log.looked(who, isHiddenCards(fact.cards) ? fact.cards.closed : fact.cards.length);
    case 'stunned':
      return log.stunned(who, fact.mission);
  }
}

function laidOutMissionText({ card, counter }: LaidOutMission, translations: GameTranslations): string {
  const name = missionName(card, translations);
  return counter === null ? name : translations.log.withCounter(name, COUNTER_TOKENS[missionCard(counter)]);
}
