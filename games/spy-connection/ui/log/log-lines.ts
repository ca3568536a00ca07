import { formatList, type MatchTextContext } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { SpyFact } from '../../rules/facts.ts';
import type { SpyView } from '../../rules/view.ts';
import { editionNamesForView } from './edition-names.ts';

export function logLine(
  fact: SpyFact,
  { translations: { log }, playerNames, lang, view }: MatchTextContext<SpyView, GameTranslations>,
): string | null {
  const editionNames = editionNamesForView(lang, view);
  const name = 'seat' in fact ? playerNames[fact.seat] : '';
  switch (fact.type) {
    case 'start-chosen':
      return log.startChosen(name, editionNames.missionName(fact.card), editionNames.cityName(fact.city));
    case 'turn-began':
      return fact.turn === 'regular' ? null : fact.turn === 'extra' ? log.extraTurn(name) : log.lastTurn(name);
    case 'accepted':
      return log.accepted(name, editionNames.missionName(fact.mission), fact.planning);
    case 'revealed':
      return log.revealed(editionNames.missionName(fact.mission), editionNames.missionPoints(fact.mission));
    case 'travelled':
      return log.travelled(name, editionNames.cityName(fact.from), editionNames.cityName(fact.to));
    case 'connected':
      return log.connected(
        name,
        editionNames.cityName(fact.from),
        editionNames.cityName(fact.to),
        countPlacedAgents(fact),
      );
    case 'recalled':
      return log.recalled(name, editionNames.spaceName(fact.space), fact.agents);
    case 'marked':
      return log.marked(name, editionNames.cityName(fact.city), editionNames.missionName(fact.mission));
    case 'unmarked':
      return log.unmarked(name, editionNames.cityName(fact.city), editionNames.missionName(fact.mission));
    case 'completed':
      return log.completed(name, editionNames.missionName(fact.mission), fact.points);
    case 'discarded':
      return log.discarded(name, editionNames.missionName(fact.mission), fact.agents);
    case 'last-turns':
      return log.lastTurns(name);
    case 'match-ended':
      return log.ended(
        formatList(
          lang,
          fact.winners.map((seat) => playerNames[seat]),
        ),
      );
  }
}

function countPlacedAgents({ placed }: Extract<SpyFact, { type: 'connected' }>): number {
  return placed.reduce((sum, { agents }) => sum + agents, 0);
}
