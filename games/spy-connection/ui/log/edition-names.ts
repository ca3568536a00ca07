import type { Lang } from '@safehouse/ui';
import type { Edition } from '../../rules/edition-document.ts';
import type { SpyView } from '../../rules/view.ts';
import { defaultEdition, editionForView, findCard } from '../board/rules-queries.ts';

/** The names in an edition, in one language. */
export interface EditionNames {
  cityName(id: string): string;
  /** A mission is named after its cities. */
  missionName(id: string): string;
  /** The two ends of a connection, `from` first. */
  connectionEnds(via: string, from?: string | null): readonly [string, string];
  spaceName(id: string): string;
  missionPoints(mission: string): number;
}

const namesCache = new WeakMap<Edition, Map<Lang, EditionNames>>();

/** Cached by edition, because every line of the log needs them. */
export function editionNamesFor(lang: Lang, edition: Edition): EditionNames {
  const byLang = namesCache.get(edition) ?? new Map<Lang, EditionNames>();
  namesCache.set(edition, byLang);
  const names = byLang.get(lang) ?? createEditionNames(lang, edition);
  byLang.set(lang, names);
  return names;
}

/** Without a view, the names of the default map. */
export function editionNamesForView(lang: Lang, view: SpyView | null): EditionNames {
  return editionNamesFor(lang, view ? editionForView(view) : defaultEdition());
}

function createEditionNames(lang: Lang, edition: Edition): EditionNames {
  const cities = new Map(edition.cities.map(({ id, name }) => [id, name]));
  const cityName = (id: string) => {
    const name = cities.get(id);
    return name?.[lang] ?? name?.en ?? Object.values(name ?? {})[0] ?? id;
  };
  const between = (a: string, b: string) => `${cityName(a)} – ${cityName(b)}`;
  return {
    cityName,
    missionName: (id) => findCard(edition, id).cities.map(cityName).join(' – '),
    connectionEnds(via, from = null) {
      const found = edition.connections.find(({ id }) => id === via);
      if (!found) return [via, via];
      return found.b === from ? [cityName(found.b), cityName(found.a)] : [cityName(found.a), cityName(found.b)];
    },
    spaceName: (id) =>
      edition.connections
        .filter(({ spaces }) => spaces.includes(id))
        .map(({ a, b, spaces }) => `${between(a, b)} ${spaces.indexOf(id) + 1}/${spaces.length}`)
        .join(', '),
    missionPoints: (mission) => findCard(edition, mission).points,
  };
}
