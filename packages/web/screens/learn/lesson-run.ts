import { type Signal, useSignal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import { type LessonPosition, type LessonStop, lessonStops, positionsTo } from '@safehouse/ui';
import { useEffect, useMemo } from 'preact/hooks';
import { playSound } from '../../state/sound.ts';
import type { LoadedLesson } from './lesson-loader.ts';
import { lessonProgress, saveProgress } from './lesson-progress.ts';

/** What the coach answers to something that was tried. */
export interface CoachNote {
  readonly text: string;
  readonly rule: string | null;
}

/** A learner on the way through a lesson. */
export interface LessonRun {
  readonly stops: readonly LessonStop[];
  readonly stopIndex: number;
  readonly stop: LessonStop;
  readonly isLast: boolean;
  /** What is to be seen before the coach speaks; the last is where the lesson stands. */
  readonly positions: readonly LessonPosition[];
  /** Goes up with every leap: the board is then laid out anew and tells nothing. */
  readonly jumpCount: number;
  readonly note: Signal<CoachNote | null>;
  /** Is the wanted move lit up? */
  readonly isMoveHighlighted: Signal<boolean>;
  next(): void;
  jumpTo(to: number): void;
  /** Somebody moves on the board. Only the wanted move is played. */
  tryMove(move: WrittenMove, notNow: DefaultAnswers): void;
}

/** The usual answers where the lesson has none of its own. */
export interface DefaultAnswers {
  readonly readFirst: string;
  readonly notYet: string;
}

export function useLessonRun({ game, book, lesson, translations }: LoadedLesson): LessonRun {
  const stops = useMemo(() => lessonStops(lesson), [lesson]);
  const place = useSignal(startIndex(lessonProgress(game, lesson.id).at, stops.length));
  const leaps = useSignal(0);
  const hasLeapt = useSignal(true);
  const note = useSignal<CoachNote | null>(null);
  const isLit = useSignal(false);
  const at = place.value;
  const { step } = stops[at];
  const way = useMemo(() => {
    const whole = positionsTo(book.rules, lesson, stops, at);
    return hasLeapt.value ? whole.slice(-1) : whole;
  }, [lesson, at]);
  useEffect(() => saveProgress(game, lesson.id, at, stops.length), [at]);
  const turnTo = (to: number) => {
    note.value = null;
    isLit.value = false;
    place.value = to;
  };
  const next = () => {
    playSound(at === stops.length - 2 ? 'stamp' : 'paper');
    hasLeapt.value = false;
    turnTo(at + 1);
  };
  return {
    stops,
    stopIndex: at,
    stop: stops[at],
    isLast: at === stops.length - 1,
    positions: way,
    jumpCount: leaps.value,
    note,
    isMoveHighlighted: isLit,
    next,
    jumpTo(to) {
      leaps.value++;
      hasLeapt.value = true;
      turnTo(to);
    },
    tryMove(move, { readFirst, notYet }) {
      if (step.type === 'ask' && isSameMove(way[way.length - 1], move, step.move)) return next();
      isLit.value = step.type === 'ask';
      const own =
        step.type === 'ask' && step.otherwise !== undefined ? translations.texts[step.otherwise] : notYet;
      note.value = { text: step.type === 'ask' ? own : readFirst, rule: null };
    },
  };
}

/** A finished lesson begins anew. */
export function startIndex(kept: number, stops: number): number {
  return kept < stops - 1 ? kept : 0;
}

/** Two ways to write one move are one move. */
function isSameMove(
  { match: { game, state } }: LessonPosition,
  one: WrittenMove,
  other: WrittenMove,
): boolean {
  return game.parseMove(state, one) === game.parseMove(state, other);
}
