import type { Lang } from '@safehouse/ui';
import type { Edition } from '../rules/edition-document.ts';
import { cardOf } from './position.ts';

/** What the things of an edition are called in one language. */
export interface Naming {
  city(id: string): string;
  /** A mission is called by its cities. */
  mission(id: string): string;
  /** The two ends of a connection, as the traveller goes who starts in `from`. */
  ends(via: string, from?: string | null): readonly [string, string];
  space(id: string): string;
  points(mission: string): number;
}

const known = new WeakMap<Edition, Map<Lang, Naming>>();

/** The same for the same edition: every line of the log asks for it. */
export function namingOf(lang: Lang, edition: Edition): Naming {
  const inLangs = known.get(edition) ?? new Map<Lang, Naming>();
  known.set(edition, inLangs);
  const naming = inLangs.get(lang) ?? makeNaming(lang, edition);
  inLangs.set(lang, naming);
  return naming;
}

function makeNaming(lang: Lang, edition: Edition): Naming {
  const cities = new Map(edition.cities.map(({ id, name }) => [id, name]));
  const city = (id: string) => {
    const name = cities.get(id);
    return name?.[lang] ?? name?.en ?? Object.values(name ?? {})[0] ?? id;
  };
  const between = (a: string, b: string) => `${city(a)} – ${city(b)}`;
  return {
    city,
    mission: (id) => cardOf(edition, id).cities.map(city).join(' – '),
    ends(via, from = null) {
      const found = edition.connections.find(({ id }) => id === via);
      if (!found) return [via, via];
      return found.b === from ? [city(found.b), city(found.a)] : [city(found.a), city(found.b)];
    },
    space: (id) =>
      edition.connections
        .filter(({ spaces }) => spaces.includes(id))
        .map(({ a, b, spaces }) => `${between(a, b)} ${spaces.indexOf(id) + 1}/${spaces.length}`)
        .join(', '),
    points: (mission) => cardOf(edition, mission).points,
  };
}
