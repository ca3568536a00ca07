import {
  COUNTER_TOKENS,
  type CounterId,
  MISSION_POINTS,
  MISSIONS,
  type MissionId,
  missionCard,
} from '../../data/missions.ts';
import type { GameTranslations } from '../../locales/en.ts';

type NamedMissionId = keyof GameTranslations['missions'];
type MissionKind = 'target' | 'code' | 'document' | 'item' | 'counter';

export function missionName(card: MissionId, translations: GameTranslations): string {
  return missionKind(card) === 'counter' ? translations.counter : translations.missions[card as NamedMissionId];
}

export function missionKind(card: MissionId): MissionKind {
  return MISSIONS[missionCard(card)].kind;
}

export function missionPoints(card: MissionId): number {
  return MISSION_POINTS[missionCard(card)];
}

export function counterTokens(counter: CounterId): number {
  return COUNTER_TOKENS[missionCard(counter)];
}
