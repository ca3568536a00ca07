import { type Lesson, stacked } from '@safehouse/ui';
import type { SpyMove } from '../rules/language.ts';
import type { Words } from './words/en.ts';

/** A lesson of this game, with its own texts. */
export type LessonOf<Id extends keyof Words> = Lesson<SpyMove, keyof Words[Id]['texts'] & string>;

type Play = Extract<LessonOf<keyof Words>['steps'][number], { readonly type: 'play' }>;

const numbered = (sign: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${sign}${String(i + 1).padStart(sign === 'm' ? 2 : 1, '0')}`);

/** The 43 missions of the built-in edition. */
export function missions(...top: readonly string[]): string[] {
  return stacked(top, numbered('m', 43));
}

/** Its 5 start missions. */
export function starts(...top: readonly string[]): string[] {
  return stacked(top, numbered('st', 5));
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

export function play(seat: number, ...moves: readonly SpyMove[]): Play[] {
  return moves.map((move) => ({ type: 'play', seat, move }));
}
