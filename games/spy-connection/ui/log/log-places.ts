import type { SpyFact } from '../../rules/facts.ts';
import type { BoardContext } from '../board/board-context.ts';
import type { MapHighlights } from '../board/map/map-highlights.ts';
import { findCard } from '../board/rules-queries.ts';

/** Parts of the board by their names, such as `city:LON`. */
type PlaceType = 'city' | 'space' | 'route' | 'mission';

const place = (type: PlaceType, id: string) => `${type}:${id}`;

/** The parts of the board that a fact is about. */
export function logPlaces(fact: SpyFact): readonly string[] {
  switch (fact.type) {
    case 'start-chosen':
      return [place('city', fact.city), place('mission', fact.card)];
    case 'travelled':
      return [place('city', fact.from), place('city', fact.to)];
    case 'connected':
      return [
        place('route', fact.via),
        place('city', fact.from),
        place('city', fact.to),
        ...fact.placed.map(({ space }) => place('space', space)),
      ];
    case 'recalled':
      return [place('space', fact.space)];
    case 'marked':
    case 'unmarked':
      return [place('city', fact.city), place('mission', fact.mission)];
    case 'accepted':
    case 'revealed':
    case 'completed':
    case 'discarded':
      return [place('mission', fact.mission)];
    default:
      return [];
  }
}

interface PlaceHighlights extends MapHighlights {
  readonly missions: readonly string[];
}

/** The highlights for these parts: for a mission without a city, all its cities. Null if there are none. */
export function placeHighlights(
  { rulesQueries }: Pick<BoardContext, 'rulesQueries'>,
  places: readonly string[],
): PlaceHighlights | null {
  if (places.length === 0) return null;
  const idsOf = (type: PlaceType) =>
    places.filter((name) => name.startsWith(`${type}:`)).map((name) => name.slice(type.length + 1));
  const [cities, missions] = [idsOf('city'), idsOf('mission')];
  return {
    cities: cities.length > 0 ? cities : missions.flatMap((id) => findCard(rulesQueries.edition, id).cities),
    spaces: idsOf('space'),
    routes: idsOf('route'),
    missions,
  };
}
