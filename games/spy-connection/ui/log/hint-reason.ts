import type { Seat } from '@safehouse/contract';
import type { GameTranslations } from '../../locales/en.ts';
import type { Edition } from '../../rules/edition-document.ts';
import type { SpyMove } from '../../rules/move-encoding.ts';
import type { SpyView } from '../../rules/view.ts';
import { editionForView, findCard } from '../board/rules-queries.ts';
import { connectionsBetween } from './connections-between.ts';
import { editionNamesFor } from './edition-names.ts';

/** What the seat is working on. */
interface Outlook {
  readonly edition: Edition;
  readonly spy: string | null;
  /** Of unfinished missions, by mission. */
  readonly unmarkedCities: ReadonlyMap<string, readonly string[]>;
  readonly completedCount: number;
}

/** Why a move is good: the points it leads to, or what it makes possible. */
export function hintReason(move: SpyMove, view: SpyView, seat: Seat, translations: GameTranslations): string | null {
  const outlook = outlookOf(view, seat);
  const { edition } = outlook;
  const { why } = translations;
  switch (move.type) {
    case 'mark': {
      const rest = (outlook.unmarkedCities.get(move.mission)?.length ?? 0) - 1;
      return rest === 0 ? why.completes(findCard(edition, move.mission).points) : why.marks(rest);
    }
    case 'accept': {
      const { points, cities } = findCard(edition, view.display[move.place]);
      return isOnWay(cities, outlook) ? why.acceptsOnWay(points, cities.length) : why.accepts(points, cities.length);
    }
    case 'travel':
      return arrivalReason(move.to, outlook, translations, why.travels);
    case 'connect': {
      const { a, b } = edition.connections.find(({ id }) => id === move.via) ?? { a: '', b: '' };
      return arrivalReason(outlook.spy === a ? b : a, outlook, translations, why.connects);
    }
    case 'recall':
      return why.recalls;
    case 'unmark':
      return why.unmarks;
    case 'discard':
      return why.discards;
    case 'end':
      return endReason(outlook, translations);
    default:
      return null;
  }
}

function outlookOf(view: SpyView, seat: Seat): Outlook {
  const edition = editionForView(view);
  const { missions, spy, completed } = view.players[seat];
  const unmarked = missions.map(
    ({ id, marked }) => [id, findCard(edition, id).cities.filter((city) => !marked.includes(city))] as const,
  );
  return { edition, spy, unmarkedCities: new Map(unmarked), completedCount: completed.length };
}

/** A mission that includes the spy's city, or a city that another mission still needs. */
function isOnWay(cities: readonly string[], { spy, unmarkedCities }: Outlook): boolean {
  const needed = new Set([spy, ...[...unmarkedCities.values()].flat()]);
  return cities.some((city) => needed.has(city));
}

/** Why the spy should go to a city: a mission needs it, or a city of a mission is closer from there. */
function arrivalReason(
  city: string,
  { edition, spy, unmarkedCities }: Outlook,
  { why, lang }: GameTranslations,
  neededBy: (mission: string) => string,
): string | null {
  const names = editionNamesFor(lang, edition);
  const mission = [...unmarkedCities].find(([, cities]) => cities.includes(city));
  if (mission) return neededBy(names.missionName(mission[0]));
  const before = connectionsBetween(edition, spy);
  const after = connectionsBetween(edition, city);
  const distance = (goal: string) => after.get(goal) ?? Number.POSITIVE_INFINITY;
  const [nearest] = [...unmarkedCities.values()]
    .flat()
    .filter((goal) => distance(goal) < (before.get(goal) ?? Number.POSITIVE_INFINITY))
    .sort((a, b) => distance(a) - distance(b));
  return nearest === undefined ? null : why.closer(names.cityName(nearest));
}

/** If something could be marked, it would end the match, or the agent is needed elsewhere. */
function endReason(
  { edition, spy, unmarkedCities, completedCount }: Outlook,
  { why }: GameTranslations,
): string | null {
  const markable = [...unmarkedCities.values()].filter((cities) => spy !== null && cities.includes(spy));
  if (markable.length === 0) return why.ends;
  const endsMatch = completedCount + 1 === edition.missionsToEnd && markable.some(({ length }) => length === 1);
  return endsMatch ? why.holds : null;
}
