import { useEffect, useMemo } from 'preact/hooks';
import { GameBoard } from '../../components/game-board.tsx';
import type { LoadedGame } from '../../state/games.ts';
import { ownName } from '../../state/player-names.ts';
import { BoardFrame } from '../../table/frame/board-frame.tsx';
import type { LoadedLesson } from './lesson-loader.ts';
import type { LessonPlayback } from './lesson-playback.ts';
import type { LessonRun } from './lesson-run.ts';
import { lessonMatchView, moveHistoryFor, newFactsFor } from './lesson-view.ts';
import type { LearnTranslations } from './locales/en.ts';

interface LessonBoardProps {
  readonly game: LoadedGame;
  readonly loadedLesson: LoadedLesson;
  readonly run: LessonRun;
  readonly playback: LessonPlayback;
  readonly translations: LearnTranslations;
}

/** A board whose moves go to the lesson. */
export function LessonBoard({ run, game, loadedLesson: { lesson }, translations, playback }: LessonBoardProps) {
  const { position, isAtEnd } = playback;
  const matchView = useMemo(() => lessonMatchView(position.match, lesson), [position]);
  const newFacts = useMemo(() => newFactsFor(lesson, position), [position]);
  const moveHistory = useMemo(() => moveHistoryFor(lesson, position), [position]);
  const names = lesson.players.map((name, seat) => (seat === lesson.seat ? ownName() : name));
  const { step } = run.stop;
  useEffect(() => () => playback.onVersionShown(null), []);
  return (
    <GameBoard
      game={game}
      matchView={matchView}
      playerNames={names}
      newFacts={newFacts}
      moveHistory={moveHistory}
      onVersionShown={playback.onVersionShown}
      play={(move) => isAtEnd && run.tryMove(move, translations)}
      showRefusal={(why) => {
        run.note.value = why;
      }}
      showInfo={(text) => {
        run.note.value = { text, rule: null };
      }}
      frame={(slots) => <BoardFrame game={game} matchView={matchView} playerNames={names} slots={slots} />}
      hintedMoves={isAtEnd && run.isMoveHighlighted.value && step.type === 'ask' ? [step.move] : null}
    />
  );
}
