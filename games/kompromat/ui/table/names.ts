import {
  COUNTER_TOKENS,
  type CounterId,
  MISSION_POINTS,
  MISSIONS,
  type MissionId,
  missionCard,
} from '../../data/missions.ts';
import type { Words } from '../../locales/en.ts';

type Printed = keyof Words['missions'];
type Kind = 'target' | 'code' | 'document' | 'item' | 'counter';

export function missionName(card: MissionId, words: Words): string {
  return kindOf(card) === 'counter' ? words.counter : words.missions[card as Printed];
}

export function kindOf(card: MissionId): Kind {
  return MISSIONS[missionCard(card)].kind;
}

export function pointsOf(card: MissionId): number {
  return MISSION_POINTS[missionCard(card)];
}

export function tokensOf(counter: CounterId): number {
  return COUNTER_TOKENS[missionCard(counter)];
}
