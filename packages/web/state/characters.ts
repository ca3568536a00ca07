import { signal } from '@preact/signals';
import { GAME_CHARACTERS } from '@safehouse/games/registry.web';
import type { Character, CharacterTexts, GameCharacters, Lang } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { currentLang, levelName, t } from '../i18n/translations.ts';

/** The characters of a game with their texts in one language. */
export interface LoadedCharacters extends Pick<GameCharacters, 'characters' | 'judgeMove'> {
  /** By character id. */
  readonly texts: { readonly [id: string]: CharacterTexts };
  readonly lang: Lang;
}

/** Null for a game without characters; missing until they are loaded. */
export const loadedCharacters = signal<{ readonly [game: string]: LoadedCharacters | null }>({});

/** Null if a game has no characters. */
export async function loadCharacters(game: string, lang: Lang): Promise<LoadedCharacters | null> {
  const known = loadedCharacters.value[game];
  if (known === null || known?.lang === lang) return known;
  const source = Object.hasOwn(GAME_CHARACTERS, game) ? await GAME_CHARACTERS[game]() : null;
  const loaded = source && { ...source, texts: await source.translations[lang](), lang };
  if (lang === currentLang()) loadedCharacters.value = { ...loadedCharacters.value, [game]: loaded };
  return loaded;
}

/** Undefined while loading, null if a game has no characters. */
export function useCharacters(game: string): LoadedCharacters | null | undefined {
  const lang = currentLang();
  useEffect(() => {
    void loadCharacters(game, lang);
  }, [game, lang]);
  return loadedCharacters.value[game];
}

type Cast = Pick<LoadedCharacters, 'characters'> | null | undefined;

export function characterOfLevel(cast: Cast, level: string): Character | null {
  return cast?.characters.find((character) => character.level === level) ?? null;
}

/** The character's name; without characters the name of the level. */
export function botName(cast: Cast, level: string): string {
  return characterOfLevel(cast, level)?.name ?? t().table.bot(levelName(level));
}
