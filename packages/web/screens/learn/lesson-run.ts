import { type Signal, useSignal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import { type LessonPosition, type Stop, stopsOf, wayTo } from '@safehouse/ui';
import { useEffect, useMemo } from 'preact/hooks';
import { sound } from '../../state/sound.ts';
import type { ShownLesson } from './book.ts';
import { keepProgress, progressIn } from './progress.ts';

/** What the coach answers to something that was tried. */
export interface Note {
  readonly text: string;
  readonly rule: string | null;
}

/** A learner on the way through a lesson. */
export interface Run {
  readonly stops: readonly Stop[];
  readonly at: number;
  readonly stop: Stop;
  readonly isLast: boolean;
  /** What is to be seen before the coach speaks; the last is where the lesson stands. */
  readonly way: readonly LessonPosition[];
  /** Goes up with every leap: the board is then laid out anew and tells nothing. */
  readonly leaps: number;
  readonly note: Signal<Note | null>;
  /** Is the wanted move lit up? */
  readonly isLit: Signal<boolean>;
  next(): void;
  leap(to: number): void;
  /** Somebody moves on the board. Only the wanted move is played. */
  tryMove(move: WrittenMove, notNow: NotNow): void;
}

/** The usual answers where the lesson has none of its own. */
export interface NotNow {
  readonly readFirst: string;
  readonly notYet: string;
}

export function useRun({ game, book, lesson, words }: ShownLesson): Run {
  const stops = useMemo(() => stopsOf(lesson), [lesson]);
  const place = useSignal(startOf(progressIn(game, lesson.id).at, stops.length));
  const leaps = useSignal(0);
  const hasLeapt = useSignal(true);
  const note = useSignal<Note | null>(null);
  const isLit = useSignal(false);
  const at = place.value;
  const { step } = stops[at];
  const way = useMemo(() => {
    const whole = wayTo(book.rules, lesson, stops, at);
    return hasLeapt.value ? whole.slice(-1) : whole;
  }, [lesson, at]);
  useEffect(() => keepProgress(game, lesson.id, at, stops.length), [at]);
  const turnTo = (to: number) => {
    note.value = null;
    isLit.value = false;
    place.value = to;
  };
  const next = () => {
    sound(at === stops.length - 2 ? 'stamp' : 'paper');
    hasLeapt.value = false;
    turnTo(at + 1);
  };
  return {
    stops,
    at,
    stop: stops[at],
    isLast: at === stops.length - 1,
    way,
    leaps: leaps.value,
    note,
    isLit,
    next,
    leap(to) {
      leaps.value++;
      hasLeapt.value = true;
      turnTo(to);
    },
    tryMove(move, { readFirst, notYet }) {
      if (step.type === 'ask' && isSame(way[way.length - 1], move, step.move)) return next();
      isLit.value = step.type === 'ask';
      const own = step.type === 'ask' && step.otherwise !== undefined ? words.texts[step.otherwise] : notYet;
      note.value = { text: step.type === 'ask' ? own : readFirst, rule: null };
    },
  };
}

/** A finished lesson begins anew. */
export function startOf(kept: number, stops: number): number {
  return kept < stops - 1 ? kept : 0;
}

/** Two ways to write one move are one move. */
function isSame({ match: { game, state } }: LessonPosition, one: WrittenMove, other: WrittenMove): boolean {
  return game.read(state, one) === game.read(state, other);
}
