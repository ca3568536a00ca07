import './learn.css';
import { Loading } from '../../parts/loading.tsx';
import { useGame } from '../../state/games.ts';
import { useScreenWords } from '../../state/screen-words.ts';
import { Missing } from '../missing.tsx';
import { useLessons } from './book.ts';
import { LessonTable } from './lesson-table.tsx';
import { Shelf } from './shelf.tsx';
import type { Words } from './words/en.ts';
import { LEARN_WORDS } from './words/index.ts';

/** `/learn`, `/learn/:game` and `/learn/:game/:lesson`. */
export function LearnScreen({ path }: { readonly path: readonly string[] }) {
  const words = useScreenWords(LEARN_WORDS);
  const [game, lesson] = path;
  const lessons = useLessons(game ?? '');
  if (path.length > 2 || (game !== undefined && lessons === null)) return <Missing />;
  if (!words) return <Loading />;
  if (game === undefined || lesson === undefined) return <Shelf only={game} words={words} />;
  return <LessonPlace key={path.join('/')} game={game} id={lesson} words={words} />;
}

interface PlaceProps {
  readonly game: string;
  readonly id: string;
  readonly words: Words;
}

function LessonPlace({ game: name, id, words }: PlaceProps) {
  const game = useGame(name);
  const lessons = useLessons(name);
  if (!game || !lessons) return <Loading />;
  const place = lessons.findIndex(({ lesson }) => lesson.id === id);
  if (place < 0) return <Missing />;
  return <LessonTable game={game} shown={lessons[place]} following={lessons[place + 1]} words={words} />;
}
