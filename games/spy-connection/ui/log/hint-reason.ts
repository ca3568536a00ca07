import type { Seat } from '@safehouse/contract';
import type { GameTranslations } from '../../locales/en.ts';
import type { SpyMove } from '../../rules/move-encoding.ts';
import type { SpyView } from '../../rules/view.ts';
import { editionForView, findCard } from '../board/rules-queries.ts';
import { editionNamesFor } from './edition-names.ts';

/** What speaks for a move: the points it is on the way to. */
export function hintReason(move: SpyMove, view: SpyView, seat: Seat, words: GameTranslations): string | null {
  const edition = editionForView(view);
  const { missions } = view.players[seat];
  const left = (id: string) => {
    const marked = missions.find((one) => one.id === id)?.marked ?? [];
    return findCard(edition, id).cities.filter((city) => !marked.includes(city));
  };
  const said = words.why;
  switch (move.type) {
    case 'mark': {
      const rest = left(move.mission).length - 1;
      return rest === 0 ? said.completes(findCard(edition, move.mission).points) : said.marks(rest);
    }
    case 'accept': {
      const { points, cities } = findCard(edition, view.display[move.place]);
      return said.accepts(points, cities.length);
    }
    case 'travel': {
      const wanting = missions.find(({ id }) => left(id).includes(move.to));
      return wanting ? said.travels(editionNamesFor(words.lang, edition).missionName(wanting.id)) : null;
    }
    case 'connect': {
      const { a, b } = edition.connections.find(({ id }) => id === move.via) ?? { a: '', b: '' };
      const wanting = missions.find(({ id }) => left(id).some((city) => city === a || city === b));
      return wanting ? said.connects(editionNamesFor(words.lang, edition).missionName(wanting.id)) : null;
    }
    case 'end':
      return said.ends;
    default:
      return null;
  }
}
