import { type MatchTextContext, personAt } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { SpyFact } from '../../rules/facts.ts';
import type { SpyView } from '../../rules/view.ts';
import { editionNamesForView } from './edition-names.ts';

export function logLine(fact: SpyFact, context: MatchTextContext<SpyView, GameTranslations>): string | null {
  const { log } = context.translations;
  const editionNames = editionNamesForView(context.lang, context.view);
  const who = 'seat' in fact ? personAt(fact.seat, context) : '';
  switch (fact.type) {
    case 'start-chosen':
      return log.startChosen(who, editionNames.missionName(fact.card), editionNames.cityName(fact.city));
    case 'turn-began':
      return fact.turn === 'regular' ? null : fact.turn === 'extra' ? log.extraTurn(who) : log.lastTurn(who);
    case 'accepted':
      return log.accepted(who, editionNames.missionName(fact.mission), fact.planning);
    case 'revealed':
      return log.revealed(editionNames.missionName(fact.mission), editionNames.missionPoints(fact.mission));
    case 'travelled':
      return log.travelled(who, editionNames.cityName(fact.from), editionNames.cityName(fact.to));
    case 'connected':
      return log.connected(
        who,
        editionNames.cityName(fact.from),
        editionNames.cityName(fact.to),
        countPlacedAgents(fact),
      );
    case 'recalled':
      return log.recalled(who, editionNames.spaceName(fact.space), fact.agents);
    case 'marked':
      return log.marked(who, editionNames.cityName(fact.city), editionNames.missionName(fact.mission));
    case 'unmarked':
      return log.unmarked(who, editionNames.cityName(fact.city), editionNames.missionName(fact.mission));
    case 'completed':
      return log.completed(who, editionNames.missionName(fact.mission), fact.points);
    case 'discarded':
      return fact.agents === 0
        ? log.discarded(who, editionNames.missionName(fact.mission))
        : log.discardedWithAgents(who, editionNames.missionName(fact.mission), fact.agents);
    case 'last-turns':
      return log.lastTurns(who);
    case 'match-ended':
      return log.ended(personAt(fact.winners[0], context));
  }
}

function countPlacedAgents({ placed }: Extract<SpyFact, { type: 'connected' }>): number {
  return placed.reduce((sum, { agents }) => sum + agents, 0);
}
