import type { Seat } from '@safehouse/contract';
import type { GameTranslations } from '../../locales/en.ts';
import type { SpyMove } from '../../rules/move-encoding.ts';
import type { SpyView } from '../../rules/view.ts';
import { editionForView, findCard } from '../board/rules-queries.ts';
import { editionNamesFor } from './edition-names.ts';

/** Why a move is good: the points it leads to. */
export function hintReason(move: SpyMove, view: SpyView, seat: Seat, translations: GameTranslations): string | null {
  const edition = editionForView(view);
  const { missions } = view.players[seat];
  const unmarkedCities = (id: string) => {
    const marked = missions.find((mission) => mission.id === id)?.marked ?? [];
    return findCard(edition, id).cities.filter((city) => !marked.includes(city));
  };
  const { why } = translations;
  switch (move.type) {
    case 'mark': {
      const rest = unmarkedCities(move.mission).length - 1;
      return rest === 0 ? why.completes(findCard(edition, move.mission).points) : why.marks(rest);
    }
    case 'accept': {
      const { points, cities } = findCard(edition, view.display[move.place]);
      return why.accepts(points, cities.length);
    }
    case 'travel': {
      const mission = missions.find(({ id }) => unmarkedCities(id).includes(move.to));
      return mission ? why.travels(editionNamesFor(translations.lang, edition).missionName(mission.id)) : null;
    }
    case 'connect': {
      const { a, b } = edition.connections.find(({ id }) => id === move.via) ?? { a: '', b: '' };
      const mission = missions.find(({ id }) => unmarkedCities(id).some((city) => city === a || city === b));
      return mission ? why.connects(editionNamesFor(translations.lang, edition).missionName(mission.id)) : null;
    }
    case 'end':
      return why.ends;
    default:
      return null;
  }
}
