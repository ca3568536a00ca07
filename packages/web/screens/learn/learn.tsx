import './lesson-list.css';
import './lesson.css';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { useGame } from '../../state/games.ts';
import { NotFoundScreen } from '../not-found-screen.tsx';
import { LessonList } from './lesson-list.tsx';
import { useLessons } from './lesson-loader.ts';
import { LessonTable } from './lesson-table.tsx';
import type { LearnTranslations } from './locales/en.ts';
import { LEARN_TRANSLATIONS } from './locales/index.ts';

/** `/learn`, `/learn/:game` and `/learn/:game/:lesson`. */
export function LearnScreen({ path }: { readonly path: readonly string[] }) {
  const translations = useScreenTranslations(LEARN_TRANSLATIONS);
  const [game, lesson] = path;
  const lessons = useLessons(game ?? '');
  if (path.length > 2 || (game !== undefined && lessons === null)) return <NotFoundScreen />;
  if (!translations) return <LoadingScreen />;
  if (game === undefined || lesson === undefined) return <LessonList onlyGame={game} translations={translations} />;
  return <LessonScreen key={path.join('/')} game={game} id={lesson} translations={translations} />;
}

interface LessonScreenProps {
  readonly game: string;
  readonly id: string;
  readonly translations: LearnTranslations;
}

function LessonScreen({ game: name, id, translations }: LessonScreenProps) {
  const game = useGame(name);
  const lessons = useLessons(name);
  if (!game || !lessons) return <LoadingScreen />;
  const index = lessons.findIndex(({ lesson }) => lesson.id === id);
  if (index < 0) return <NotFoundScreen />;
  return (
    <LessonTable
      game={game}
      loadedLesson={lessons[index]}
      nextLesson={lessons[index + 1]}
      translations={translations}
    />
  );
}
