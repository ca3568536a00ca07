import { type Lesson, stacked } from '@safehouse/ui';
import { type Equipment, KIT, namesOf } from '../data/equipment.ts';
import { MISSION_IDS, type MissionId } from '../data/missions.ts';
import type { KompromatMove } from '../rules/moves.ts';
import type { Words } from './words/en.ts';

/** A lesson of this game, with its own texts. */
export type LessonOf<Id extends keyof Words> = Lesson<KompromatMove, keyof Words[Id]['texts'] & string>;

type Steps = LessonOf<keyof Words>['steps'];
type Play = Extract<Steps[number], { readonly type: 'play' }>;

const ALL_EQUIPMENT: readonly Equipment[] = namesOf(KIT);

export function equipment(...top: readonly Equipment[]): Equipment[] {
  return stacked(top, ALL_EQUIPMENT);
}

export function missions(...top: readonly MissionId[]): MissionId[] {
  return stacked(top, MISSION_IDS);
}

export function play(seat: number, ...moves: readonly KompromatMove[]): Play[] {
  return moves.map((move) => ({ type: 'play', seat, move }));
}

/** A whole turn: the first card openly, so many more, and stop. */
export function turn(seat: number, mission: number, more: number): Play[] {
  const hits = Array.from({ length: more }, () => ({ type: 'hit' }) as const);
  return play(seat, { type: 'place', mission }, ...hits, { type: 'stop' });
}
