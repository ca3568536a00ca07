import type { AnyFact, SeatMove, WrittenMove } from '@safehouse/contract';
import { type LessonBook, lessonStops, positionsTo } from './lesson.ts';

interface PlayedLesson<Fact extends AnyFact> {
  /** All moves of all players. */
  readonly moves: readonly SeatMove[];
  /** The moves that the learner is asked for. */
  readonly askedMoves: readonly WrittenMove[];
  readonly facts: readonly Fact[];
}

/** Plays a lesson from its first step to its last. */
export function playLesson<Fact extends AnyFact>({ rules, lessons }: LessonBook, id: string): PlayedLesson<Fact> {
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(`there is no lesson ${id}`);
  const stops = lessonStops(lesson);
  const positions = stops.flatMap((_, stop) => positionsTo(rules, lesson, stops, stop));
  return {
    moves: stops.at(-1)?.movesBefore ?? [],
    askedMoves: stops.flatMap(({ step }) => (step.type === 'ask' ? [step.move] : [])),
    facts: positions.flatMap(({ facts }) => facts.map(({ fact }) => fact as Fact)),
  };
}
