import type { Lang } from '@safehouse/ui';
import type { Edition } from '../../rules/edition-document.ts';
import { findCard } from '../board/rules-queries.ts';

/** What the things of an edition are called in one language. */
export interface EditionNames {
  cityName(id: string): string;
  /** A mission is called by its cities. */
  missionName(id: string): string;
  /** The two ends of a connection, as the traveller goes who starts in `from`. */
  connectionEnds(via: string, from?: string | null): readonly [string, string];
  spaceName(id: string): string;
  missionPoints(mission: string): number;
}

const namesCache = new WeakMap<Edition, Map<Lang, EditionNames>>();

/** The same for the same edition: every line of the log asks for it. */
export function editionNamesFor(lang: Lang, edition: Edition): EditionNames {
  const inLangs = namesCache.get(edition) ?? new Map<Lang, EditionNames>();
  namesCache.set(edition, inLangs);
  const naming = inLangs.get(lang) ?? createEditionNames(lang, edition);
  inLangs.set(lang, naming);
  return naming;
}

function createEditionNames(lang: Lang, edition: Edition): EditionNames {
  const cities = new Map(edition.cities.map(({ id, name }) => [id, name]));
  const city = (id: string) => {
    const name = cities.get(id);
    return name?.[lang] ?? name?.en ?? Object.values(name ?? {})[0] ?? id;
  };
  const between = (a: string, b: string) => `${city(a)} – ${city(b)}`;
  return {
    cityName: city,
    missionName: (id) => findCard(edition, id).cities.map(city).join(' – '),
    connectionEnds(via, from = null) {
      const found = edition.connections.find(({ id }) => id === via);
      if (!found) return [via, via];
      return found.b === from ? [city(found.b), city(found.a)] : [city(found.a), city(found.b)];
    },
    spaceName: (id) =>
      edition.connections
        .filter(({ spaces }) => spaces.includes(id))
        .map(({ a, b, spaces }) => `${between(a, b)} ${spaces.indexOf(id) + 1}/${spaces.length}`)
        .join(', '),
    missionPoints: (mission) => findCard(edition, mission).points,
  };
}
