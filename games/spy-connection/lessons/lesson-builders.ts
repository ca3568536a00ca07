import { stackDeck } from '@safehouse/contract';
import type { Lesson } from '@safehouse/ui';
import type { SpyMove } from '../rules/move-encoding.ts';
import type { LessonTranslations } from './locales/en.ts';

/** `Id`: the key of its texts. */
export type SpyLesson<Id extends keyof LessonTranslations> = Lesson<
  SpyMove,
  keyof LessonTranslations[Id]['texts'] & string
>;

type PlayStep = Extract<SpyLesson<keyof LessonTranslations>['steps'][number], { readonly type: 'play' }>;

const numberedIds = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(prefix === 'm' ? 2 : 1, '0')}`);

/** The 43 missions of the built-in edition. */
export function missionDeck(...top: readonly string[]): string[] {
  return stackDeck(top, numberedIds('m', 43));
}

/** Its 5 start missions. */
export function startMissionDeck(...top: readonly string[]): string[] {
  return stackDeck(top, numberedIds('st', 5));
}

export const END: SpyMove = { type: 'end' };

export function accept(place: number): SpyMove {
  return { type: 'accept', place };
}

export function travel(to: string): SpyMove {
  return { type: 'travel', to };
}

export function connect(via: string): SpyMove {
  return { type: 'connect', via };
}

export function recall(space: string): SpyMove {
  return { type: 'recall', space };
}

export function mark(mission: string): SpyMove {
  return { type: 'mark', mission };
}

export function playSteps(seat: number, ...moves: readonly SpyMove[]): PlayStep[] {
  return moves.map((move) => ({ type: 'play', seat, move }));
}
