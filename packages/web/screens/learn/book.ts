import { signal } from '@preact/signals';
import { GAME_LESSONS } from '@safehouse/games/registry.web';
import type { Lesson, LessonBook, LessonWords } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { lang } from '../../state/words.ts';

/** A lesson with its words in the language on the screen. */
export interface ShownLesson {
  readonly game: string;
  readonly book: LessonBook;
  readonly lesson: Lesson;
  readonly words: LessonWords;
}

const come = signal<{ readonly [key: string]: readonly ShownLesson[] | null }>({});

/** The lessons of a game; undefined until they have come, null where there are none. */
export function useLessons(game: string): readonly ShownLesson[] | null | undefined {
  const key = `${game} ${lang()}`;
  useEffect(() => {
    if (come.value[key] === undefined) void load(game, key);
  }, [key]);
  return Object.hasOwn(GAME_LESSONS, game) ? come.value[key] : null;
}

async function load(game: string, key: string): Promise<void> {
  if (!Object.hasOwn(GAME_LESSONS, game)) return;
  const wanted = lang();
  const book = await GAME_LESSONS[game]();
  const words = await book.words[wanted]();
  const lessons = book.lessons.map((lesson) => ({ game, book, lesson, words: words[lesson.id] }));
  come.value = { ...come.value, [key]: lessons };
}
