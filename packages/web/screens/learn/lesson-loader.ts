import { signal } from '@preact/signals';
import { GAME_LESSONS } from '@safehouse/games/registry.web';
import type { Lesson, LessonBook, LessonTranslations } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { currentLang } from '../../i18n/translations.ts';

/** A lesson with its texts in the current language. */
export interface LoadedLesson {
  readonly game: string;
  readonly book: LessonBook;
  readonly lesson: Lesson;
  readonly translations: LessonTranslations;
}

const loadedLessons = signal<{ readonly [key: string]: readonly LoadedLesson[] | null }>({});

/** Undefined while loading, null if the game has no lessons. */
export function useLessons(game: string): readonly LoadedLesson[] | null | undefined {
  const key = `${game} ${currentLang()}`;
  useEffect(() => {
    if (loadedLessons.value[key] === undefined) void loadLessons(game, key);
  }, [key]);
  return Object.hasOwn(GAME_LESSONS, game) ? loadedLessons.value[key] : null;
}

async function loadLessons(game: string, key: string): Promise<void> {
  if (!Object.hasOwn(GAME_LESSONS, game)) return;
  const wanted = currentLang();
  const book = await GAME_LESSONS[game]();
  const translations = await book.translations[wanted]();
  const lessons = book.lessons.map((lesson) => ({
    game,
    book,
    lesson,
    translations: translations[lesson.id],
  }));
  loadedLessons.value = { ...loadedLessons.value, [key]: lessons };
}
