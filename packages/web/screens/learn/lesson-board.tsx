import { useEffect, useMemo } from 'preact/hooks';
import { GameBoard } from '../../frame/game-board.tsx';
import type { ShownGame } from '../../state/games.ts';
import { ownName } from '../../state/names.ts';
import type { ShownLesson } from './book.ts';
import type { Run } from './lesson-run.ts';
import { happenedTo, pageOf, storyTo } from './page.ts';
import type { Telling } from './telling.ts';
import type { Words } from './words/en.ts';

interface BoardProps {
  readonly game: ShownGame;
  readonly shown: ShownLesson;
  readonly run: Run;
  readonly telling: Telling;
  readonly words: Words;
}

/** The game's own board; what is tried on it goes to the coach. */
export function LessonBoard({ run, game, shown: { lesson }, words, telling }: BoardProps) {
  const { position, isThere } = telling;
  const page = useMemo(() => pageOf(position.match, lesson), [position]);
  const happened = useMemo(() => happenedTo(lesson, position), [position]);
  const story = useMemo(() => storyTo(lesson, position), [position]);
  const names = lesson.players.map((name, seat) => (seat === lesson.seat ? ownName() : name));
  const { step } = run.stop;
  useEffect(() => () => telling.shown(null), []);
  return (
    <GameBoard
      game={game}
      page={page}
      names={names}
      happened={happened}
      story={story}
      shown={telling.shown}
      play={(move) => isThere && run.tryMove(move, words)}
      impossible={(why) => {
        run.note.value = why;
      }}
      hint={isThere && run.isLit.value && step.type === 'ask' ? [step.move] : null}
    />
  );
}
