import type { Lang } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { SpyFact } from '../../rules/facts.ts';
import type { SpyMove } from '../../rules/move-encoding.ts';
import type { SpyView } from '../../rules/view.ts';
import { defaultEdition, editionForView } from '../board/rules-queries.ts';
import { type EditionNames, editionNamesFor } from './edition-names.ts';

/** An edition has names of its own; where there is no view they are those of the map that comes with the game. */
function editionNamesForView(lang: Lang, view: SpyView | null): EditionNames {
  return editionNamesFor(lang, view ? editionForView(view) : defaultEdition());
}

/** A fact as a line of the log. */
export function logLine(
  fact: SpyFact,
  words: GameTranslations,
  names: readonly string[],
  lang: Lang,
  view: SpyView | null = null,
): string | null {
  const naming = editionNamesForView(lang, view);
  const { log } = words;
  const who = 'seat' in fact ? names[fact.seat] : '';
  switch (fact.type) {
    case 'start-chosen':
      return log.startChosen(who, naming.missionName(fact.card), naming.cityName(fact.city));
    case 'turn-began':
      return fact.turn === 'regular' ? null : fact.turn === 'extra' ? log.extraTurn(who) : log.lastTurn(who);
    case 'accepted':
      return log.accepted(who, naming.missionName(fact.mission), fact.planning);
    case 'revealed':
      return log.revealed(naming.missionName(fact.mission), naming.missionPoints(fact.mission));
    case 'travelled':
      return log.travelled(who, naming.cityName(fact.from), naming.cityName(fact.to));
    case 'connected':
      return log.connected(
        who,
        naming.cityName(fact.from),
        naming.cityName(fact.to),
        countPlacedAgents(fact),
      );
    case 'recalled':
      return log.recalled(who, naming.spaceName(fact.space), fact.agents);
    case 'marked':
      return log.marked(who, naming.cityName(fact.city), naming.missionName(fact.mission));
    case 'unmarked':
      return log.unmarked(who, naming.cityName(fact.city), naming.missionName(fact.mission));
    case 'completed':
      return log.completed(who, naming.missionName(fact.mission), fact.points);
    case 'discarded':
      return log.discarded(who, naming.missionName(fact.mission), fact.agents);
    case 'last-turns':
      return log.lastTurns(who);
    case 'match-ended':
      return log.ended(fact.winners.map((seat) => names[seat]).join(', '));
  }
}

function countPlacedAgents({ placed }: Extract<SpyFact, { type: 'connected' }>): number {
  return placed.reduce((sum, { agents }) => sum + agents, 0);
}

/** A move in words. */
export function moveName(move: SpyMove, words: GameTranslations, view: SpyView | null = null): string {
  const naming = editionNamesForView(words.lang, view);
  const { moves } = words;
  switch (move.type) {
    case 'choose':
      return moves.choose(naming.missionName(move.card));
    case 'accept':
      return view
        ? moves.accept(naming.missionName(view.display[move.place]))
        : moves.acceptAt(move.place + 1);
    case 'travel':
      return moves.travel(naming.cityName(move.to));
    case 'connect':
      return moves.connect(...naming.connectionEnds(move.via));
    case 'mark':
      return moves.mark(naming.missionName(move.mission));
    case 'recall':
      return moves.recall(naming.spaceName(move.space));
    case 'unmark':
      return moves.unmark(naming.cityName(move.city), naming.missionName(move.mission));
    case 'discard':
      return moves.discard(naming.missionName(move.mission));
    case 'end':
      return moves.end;
  }
}
