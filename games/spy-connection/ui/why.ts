import type { Seat } from '@safehouse/contract';
import type { Words } from '../locales/en.ts';
import type { SpyMove } from '../rules/language.ts';
import type { SpyView } from '../rules/view.ts';
import { namingOf } from './naming.ts';
import { cardOf, editionOf } from './position.ts';

/** What speaks for a move: the points it is on the way to. */
export function why(move: SpyMove, view: SpyView, seat: Seat, words: Words): string | null {
  const edition = editionOf(view);
  const { missions } = view.players[seat];
  const left = (id: string) => {
    const marked = missions.find((one) => one.id === id)?.marked ?? [];
    return cardOf(edition, id).cities.filter((city) => !marked.includes(city));
  };
  const said = words.why;
  switch (move.type) {
    case 'mark': {
      const rest = left(move.mission).length - 1;
      return rest === 0 ? said.completes(cardOf(edition, move.mission).points) : said.marks(rest);
    }
    case 'accept': {
      const { points, cities } = cardOf(edition, view.display[move.place]);
      return said.accepts(points, cities.length);
    }
    case 'travel': {
      const wanting = missions.find(({ id }) => left(id).includes(move.to));
      return wanting ? said.travels(namingOf(words.lang, edition).mission(wanting.id)) : null;
    }
    case 'connect': {
      const { a, b } = edition.connections.find(({ id }) => id === move.via) ?? { a: '', b: '' };
      const wanting = missions.find(({ id }) => left(id).some((city) => city === a || city === b));
      return wanting ? said.connects(namingOf(words.lang, edition).mission(wanting.id)) : null;
    }
    case 'end':
      return said.ends;
    default:
      return null;
  }
}
