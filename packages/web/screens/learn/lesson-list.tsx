import { PageLayout } from '../../components/page-layout.tsx';
import { useDocumentTitle } from '../../state/document-title.ts';
import { type LoadedCover, useGameCovers } from '../../state/games.ts';
import { type LoadedLesson, useLessons } from './lesson-loader.ts';
import { lessonProgress } from './lesson-progress.ts';
import { startIndex } from './lesson-run.ts';
import type { LearnTranslations } from './locales/en.ts';

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
        {lessons.map((loaded) => (
          <LessonCard key={loaded.lesson.id} loaded={loaded} translations={translations} />
        ))}
      </ul>
    </section>
  );
}

function LessonCard({
  loaded,
  translations,
}: {
  readonly loaded: LoadedLesson;
  readonly translations: LearnTranslations;
}) {
  const { game, lesson } = loaded;
  const { at, isDone } = lessonProgress(game, lesson.id);
  const isBegun = startIndex(at, lesson.steps.filter(({ type }) => type !== 'play').length) > 0;
  return (
    <li>
      <a class="learn-lesson" href={`/learn/${game}/${lesson.id}`}>
        <b>{loaded.translations.title}</b>
        <span class="learn-about">{loaded.translations.about}</span>
        <span class="learn-state">
          <span>{translations.minutes(lesson.minutes)}</span>
          {isDone && <span class="learn-done">✓ {translations.done}</span>}
          {isBegun && <span>{translations.begun}</span>}
        </span>
      </a>
    </li>
  );
}
