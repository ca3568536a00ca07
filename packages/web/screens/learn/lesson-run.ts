import { type Signal, useSignal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import { type LessonPosition, type LessonStop, lessonStops, positionsTo } from '@safehouse/ui';
import { useEffect, useMemo } from 'preact/hooks';
import { playSound } from '../../state/sound.ts';
import type { LoadedLesson } from './lesson-loader.ts';
import { lessonProgress, saveProgress } from './lesson-progress.ts';

/** The coach's answer to a move. */
interface CoachNote {
  readonly text: string;
  readonly rule: string | null;
}

/** The state of a lesson in progress. */
export interface LessonRun {
  readonly stops: readonly LessonStop[];
  readonly stopIndex: number;
  readonly stop: LessonStop;
  readonly isLast: boolean;
  /** The positions to show before the next text; the last is the current one. */
  readonly positions: readonly LessonPosition[];
  /** Incremented by every jump: the board is then reset without animations. */
  readonly jumpCount: number;
  readonly note: Signal<CoachNote | null>;
  readonly isMoveHighlighted: Signal<boolean>;
  next(): void;
  jumpTo(to: number): void;
  /** Plays only the expected move; any other gets an answer from the coach. */
  tryMove(move: WrittenMove, notNow: DefaultAnswers): void;
}

/** Used if the lesson has no text of its own. */
interface DefaultAnswers {
  readonly readFirst: string;
  readonly notYet: string;
}

export function useLessonRun({ game, book, lesson, translations }: LoadedLesson): LessonRun {
  const stops = useMemo(() => lessonStops(lesson), [lesson]);
  const index = useSignal(startIndex(lessonProgress(game, lesson.id).at, stops.length));
  const jumpCount = useSignal(0);
  const hasJumped = useSignal(true);
  const note = useSignal<CoachNote | null>(null);
  const isMoveHighlighted = useSignal(false);
  const at = index.value;
  const { step } = stops[at];
  const positions = useMemo(() => {
    const allPositions = positionsTo(book.rules, lesson, stops, at);
    return hasJumped.value ? allPositions.slice(-1) : allPositions;
  }, [lesson, at]);
  useEffect(() => saveProgress(game, lesson.id, at, stops.length), [at]);
  const turnTo = (to: number) => {
    note.value = null;
    isMoveHighlighted.value = false;
    index.value = to;
  };
  const next = () => {
    playSound(at === stops.length - 2 ? 'stamp' : 'paper');
    hasJumped.value = false;
    turnTo(at + 1);
  };
  return {
    stops,
    stopIndex: at,
    stop: stops[at],
    isLast: at === stops.length - 1,
    positions,
    jumpCount: jumpCount.value,
    note,
    isMoveHighlighted,
    next,
    jumpTo(to) {
      jumpCount.value++;
      hasJumped.value = true;
      turnTo(to);
    },
    tryMove(move, { readFirst, notYet }) {
      if (step.type === 'ask' && isSameMove(positions[positions.length - 1], move, step.move)) return next();
      isMoveHighlighted.value = step.type === 'ask';
      const answer = step.type === 'ask' && step.otherwise !== undefined ? translations.texts[step.otherwise] : notYet;
      note.value = { text: step.type === 'ask' ? answer : readFirst, rule: null };
    },
  };
}

/** A finished lesson starts from the beginning. */
export function startIndex(savedIndex: number, stops: number): number {
  return savedIndex < stops - 1 ? savedIndex : 0;
}

/** Compares moves by their codes: one move can be written in several ways. */
function isSameMove({ match: { game, state } }: LessonPosition, move: WrittenMove, other: WrittenMove): boolean {
  return game.parseMove(state, move) === game.parseMove(state, other);
}
