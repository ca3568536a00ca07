import { signal } from '@preact/signals';
import { GAME_COVERS, GAME_UIS } from '@safehouse/games/registry.web';
import { type CommonGameTranslations, type GameCover, type GameUi, type Lang, languageOf } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { currentLang } from '../i18n/translations.ts';
import { type LoadedCharacters, loadCharacters } from './characters.ts';

export interface LoadedGame {
  readonly ui: GameUi;
  readonly translations: CommonGameTranslations;
  readonly lang: Lang;
  /** The `lang` attribute for elements with the game's texts; undefined if it is the language of the app. */
  readonly textLang: Lang | undefined;
  /** Null if the game has none. */
  readonly characters: LoadedCharacters | null;
}

export interface LoadedCover extends GameCover, CommonGameTranslations {
  readonly id: string;
  readonly textLang: Lang | undefined;
}

function otherLanguage({ translations }: Pick<GameUi, 'translations'>, wanted: Lang): Lang | undefined {
  const lang = languageOf(translations, wanted);
  return lang === wanted ? undefined : lang;
}

const loadedGames = signal<{ readonly [id: string]: LoadedGame | null }>({});
const loadedCovers = signal<readonly LoadedCover[]>([]);

/** Undefined while loading, null if there is no such game. */
export function useGame(id: string): LoadedGame | null | undefined {
  const wanted = currentLang();
  useEffect(() => {
    if (id !== '') void loadGameUi(id, wanted);
  }, [id, wanted]);
  return loadedGames.value[id];
}

async function loadGameUi(id: string, wanted: Lang): Promise<void> {
  const characters = loadCharacters(id, wanted);
  const ui = Object.hasOwn(GAME_UIS, id) ? await GAME_UIS[id]() : null;
  const game = ui && {
    ui,
    translations: await ui.translations[wanted](),
    lang: wanted,
    textLang: otherLanguage(ui, wanted),
    characters: await characters,
  };
  // The user may have changed the language meanwhile.
  if (wanted !== currentLang()) return;
  loadedGames.value = { ...loadedGames.value, [id]: game };
}

/** The language in which a game's texts are shown: those in the app's language may be loading, or not exist. */
export function textLangOf(id: string): Lang {
  const game = loadedGames.value[id];
  if (game && game.lang !== currentLang()) return game.lang;
  return game?.textLang ?? currentLang();
}

/** The covers of all games in the current language. */
export function useGameCovers(): readonly LoadedCover[] {
  const wanted = currentLang();
  useEffect(() => {
    const loading = Object.entries(GAME_COVERS).map(async ([id, open]): Promise<LoadedCover> => {
      const cover = await open();
      return { ...cover, id, textLang: otherLanguage(cover, wanted), ...(await cover.translations[wanted]()) };
    });
    // A game from a package may be broken; the others must still be available.
    void Promise.allSettled(loading).then((covers) => {
      if (wanted !== currentLang()) return;
      loadedCovers.value = covers.flatMap((cover) => (cover.status === 'fulfilled' ? [cover.value] : []));
    });
  }, [wanted]);
  return loadedCovers.value;
}

/** Returns the id until the title is loaded. */
export function useGameTitle(): (game: string) => string {
  const covers = useGameCovers();
  return (game) => covers.find(({ id }) => id === game)?.title ?? game;
}
