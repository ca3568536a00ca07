import { Shell } from '../../parts/shell.tsx';
import { type ShownCover, useCovers } from '../../state/games.ts';
import { useDocumentTitle } from '../../state/title.ts';
import { type ShownLesson, useLessons } from './book.ts';
import { startOf } from './lesson-run.ts';
import { progressIn } from './progress.ts';
import type { Words } from './words/en.ts';

/** The lessons of one game, or of all. */
export function Shelf({ only, words }: { readonly only: string | undefined; readonly words: Words }) {
  const covers = useCovers().filter(({ id }) => only === undefined || id === only);
  useDocumentTitle(words.title);
  return (
    <Shell title={words.title}>
      <section class="plain is-wide learn-shelf">
        <h1>{words.title}</h1>
        <p class="lead">{words.about}</p>
        {covers.map((cover) => (
          <GameLessons key={cover.id} cover={cover} words={words} />
        ))}
        {only !== undefined && (
          <a class="button" href="/learn">
            {words.all}
          </a>
        )}
      </section>
    </Shell>
  );
}

function GameLessons({ cover, words }: { readonly cover: ShownCover; readonly words: Words }) {
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
          <LessonCard key={shown.lesson.id} shown={shown} words={words} />
        ))}
      </ul>
    </section>
  );
}

function LessonCard({ shown, words }: { readonly shown: ShownLesson; readonly words: Words }) {
  const { game, lesson } = shown;
  const { at, isDone } = progressIn(game, lesson.id);
  const isBegun = startOf(at, lesson.steps.filter(({ type }) => type !== 'play').length) > 0;
  return (
    <li>
      <a class="learn-lesson" href={`/learn/${game}/${lesson.id}`}>
        <b>{shown.words.title}</b>
        <span class="learn-about">{shown.words.about}</span>
        <span class="learn-state">
          <span>{words.minutes(lesson.minutes)}</span>
          {isDone && <span class="learn-done">✓ {words.done}</span>}
          {isBegun && <span>{words.begun}</span>}
        </span>
      </a>
    </li>
  );
}
