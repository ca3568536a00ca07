import { isHiddenCards } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import { COUNTER_TOKENS, missionCard } from '../../data/missions.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { Fact, LaidOutMission } from '../../rules/facts.ts';
import type { BoardContext } from '../board/board-context.ts';
import { cardText, formatPoints } from '../board/card-text.ts';
import { missionName } from '../board/mission-info.ts';

type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

/** A fact as a line of the log. Face-down cards are not named even for their owner (KO-10). */
export function logLine(
  fact: Fact,
  { translations, playerNames }: Pick<BoardContext, 'translations' | 'playerNames'>,
): string | null {
  const { log } = translations;
  switch (fact.type) {
    case 'round-began':
      return log.roundBegan(fact.round, playerNames[fact.starter]);
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
      return seatLogLine(fact, translations, playerNames[fact.seat]);
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
  name: string,
): string {
  const { log } = translations;
  switch (fact.type) {
    case 'placed':
      return log.placed(name, cardText(fact.card, translations), fact.mission);
    case 'hit':
      return log.hit(name, fact.mission);
    case 'stopped':
      return log.stopped(name, fact.mission);
    case 'passed':
      return fact.window === 'second' ? log.passedAgain(name, fact.mission) : log.passed(name, fact.mission);
    case 'declared':
      return fact.total > LIMIT_HALF_POINTS / 2
        ? log.failed(name, fact.mission, formatPoints(fact.total))
        : log.declared(name, fact.mission, formatPoints(fact.total));
    case 'got-tokens':
      return fact.cause === 'ci' ? log.counterTokens(name, fact.tokens) : log.failureTokens(name, fact.tokens);
    case 'gave-back':
      return log.gaveBack(name, fact.tokens);
    case 'kept':
      return log.kept(name);
    case 'took':
      return log.took(name, fact.mission, missionName(fact.card, translations));
    default:
      return itemLogLine(fact, translations, name);
  }
}

type ItemFact = FactOf<'used' | 'turned-up' | 'put-back' | 'moved' | 'burdened' | 'looked' | 'stunned'>;

function itemLogLine(fact: ItemFact, translations: GameTranslations, name: string): string {
  const { log, missions } = translations;
  switch (fact.type) {
    case 'used':
      return fact.again === null ? log.used(name, missions[fact.item]) : log.usedAgain(name, missions[fact.again]);
    case 'turned-up':
      return log.turnedUp(
        name,
        fact.mission,
        translations.list(fact.cards.map((card) => cardText(card, translations))),
      );
    case 'put-back':
      return log.putBack(name, fact.mission);
    case 'moved':
      return log.moved(name, fact.from, fact.to);
    case 'burdened':
      return log.burdened(name, fact.mission, fact.points);
    case 'looked':
      return log.looked(name, isHiddenCards(fact.cards) ? fact.cards.closed : fact.cards.length);
    case 'stunned':
      return log.stunned(name, fact.mission);
  }
}

function laidOutMissionText({ card, counter }: LaidOutMission, translations: GameTranslations): string {
  const name = missionName(card, translations);
  return counter === null ? name : translations.log.withCounter(name, COUNTER_TOKENS[missionCard(counter)]);
}
