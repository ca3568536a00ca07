import { stackDeck } from '@safehouse/contract';
import type { Lesson } from '@safehouse/ui';
import { type EquipmentId, KIT, toEquipmentIds } from '../data/equipment.ts';
import { MISSION_IDS, type MissionId } from '../data/missions.ts';
import type { KompromatMove } from '../rules/moves.ts';
import type { LessonTranslations } from './locales/en.ts';

/** `Id`: the key of its texts. */
export type KompromatLesson<Id extends keyof LessonTranslations> = Lesson<
  KompromatMove,
  keyof LessonTranslations[Id]['texts'] & string
>;

type LessonSteps = KompromatLesson<keyof LessonTranslations>['steps'];
type PlayStep = Extract<LessonSteps[number], { readonly type: 'play' }>;

const ALL_EQUIPMENT: readonly EquipmentId[] = toEquipmentIds(KIT);

export function equipmentDeck(...top: readonly EquipmentId[]): EquipmentId[] {
  return stackDeck(top, ALL_EQUIPMENT);
}

export function missionDeck(...top: readonly MissionId[]): MissionId[] {
  return stackDeck(top, MISSION_IDS);
}

export function playSteps(seat: number, ...moves: readonly KompromatMove[]): PlayStep[] {
  return moves.map((move) => ({ type: 'play', seat, move }));
}

/** A whole turn: place a card, hit so many times, stop. */
export function turnSteps(seat: number, mission: number, hitCount: number): PlayStep[] {
  const hits = Array.from({ length: hitCount }, () => ({ type: 'hit' }) as const);
  return playSteps(seat, { type: 'place', mission }, ...hits, { type: 'stop' });
}

/** A round in which both play one card at each mission, from the first to the last. */
export function roundSteps(starter: number): PlayStep[] {
  return [0, 1, 2, 3].flatMap((mission) => [...turnSteps(starter, mission, 0), ...turnSteps(1 - starter, mission, 0)]);
}
