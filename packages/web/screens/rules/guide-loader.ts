import { signal } from '@preact/signals';
import { GAME_GUIDES } from '@safehouse/games/registry.web';
import type { GuideSection } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { currentLang } from '../../i18n/translations.ts';

const loadedGuides = signal<{ readonly [key: string]: readonly GuideSection[] }>({});

/** The guide of a game in the current language: undefined while loading, null if the game has none. */
export function useGuide(game: string): readonly GuideSection[] | null | undefined {
  const lang = currentLang();
  const key = `${game} ${lang}`;
  const load = Object.hasOwn(GAME_GUIDES, game) ? GAME_GUIDES[game] : null;
  useEffect(() => {
    if (!load || loadedGuides.value[key]) return;
    void load()
      .then((guide) => guide.sections(lang))
      .then((sections) => {
        loadedGuides.value = { ...loadedGuides.value, [key]: sections };
      });
  }, [key]);
  return load ? loadedGuides.value[key] : null;
}
