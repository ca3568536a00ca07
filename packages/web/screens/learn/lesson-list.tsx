import { PageLayout } from '../../components/page-layout.tsx';
import { useDocumentTitle } from '../../state/document-title.ts';
import { type LoadedCover, useGameCovers } from '../../state/games.ts';
import { type LoadedLesson, useLessons } from './lesson-loader.ts';
import { lessonProgress } from './lesson-progress.ts';
import { startIndex } from './lesson-run.ts';
import type { LearnTranslations } from './locales/en.ts';

/** The lessons of one game, or of all. */
export function LessonList({
  onlyGame,
  translations,
}: {
  readonly onlyGame: string | undefined;
  readonly translations: LearnTranslations;
}) {
  const covers = useGameCovers().filter(({ id }) => onlyGame === undefined || id === onlyGame);
  useDocumentTitle(translations.title);
  return (
    <PageLayout title={translations.title}>
      <section class="plain is-wide learn-shelf">
        <h1>{translations.title}</h1>
        <p class="lead">{translations.about}</p>
        {covers.map((cover) => (
          <GameLessons key={cover.id} cover={cover} translations={translations} />
        ))}
        {onlyGame !== undefined && (
          <a class="button" href="/learn">
            {translations.all}
          </a>
        )}
      </section>
    </PageLayout>
  );
}

function GameLessons({
  cover,
  translations,
}: {
  readonly cover: LoadedCover;
  readonly translations: LearnTranslations;
}) {
  const lessons = useLessons(cover.id);
  const { id, title, Art } = cover;
  if (!lessons) return null;
  return (
    <section class={`learn-game game-${id}`} aria-label={title}>
      <div class="learn-art" aria-hidden="true">
        <Art />
      </div>
      <h2>{title}</h2>
      <ul>
        {lessons.map((shown) => (
          <LessonCard key={shown.lesson.id} shown={shown} translations={translations} />
        ))}
      </ul>
    </section>
  );
}

function LessonCard({
  shown,
  translations,
}: {
  readonly shown: LoadedLesson;
  readonly translations: LearnTranslations;
}) {
  const { game, lesson } = shown;
  const { at, isDone } = lessonProgress(game, lesson.id);
  const isBegun = startIndex(at, lesson.steps.filter(({ type }) => type !== 'play').length) > 0;
  return (
    <li>
      <a class="learn-lesson" href={`/learn/${game}/${lesson.id}`}>
        <b>{shown.translations.title}</b>
        <span class="learn-about">{shown.translations.about}</span>
        <span class="learn-state">
          <span>{translations.minutes(lesson.minutes)}</span>
          {isDone && <span class="learn-done">✓ {translations.done}</span>}
          {isBegun && <span>{translations.begun}</span>}
        </span>
      </a>
    </li>
  );
}
