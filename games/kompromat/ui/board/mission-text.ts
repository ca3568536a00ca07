import { SET_POINTS } from '../../data/constants.ts';
import type { MissionId } from '../../data/missions.ts';
import type { BoardContext } from './board-context.ts';
import { counterTokens, missionKind, missionName, missionPoints } from './mission-info.ts';

/** The name of a mission, what it is worth, and the tokens under it. */
export function missionText(
  { translations, view }: Pick<BoardContext, 'translations' | 'view'>,
  mission: number,
): string[] {
  const { card, counter } = view.missions[mission];
  const name = `${translations.missionNumber(mission)}: ${missionName(card, translations)}.`;
  const warning = counter === null ? [] : [translations.counterUnder(counterTokens(counter))];
  return [name, ...worthText(card, translations), ...warning];
}

function worthText(card: MissionId, translations: BoardContext['translations']): string[] {
  const kind = missionKind(card);
  if (kind === 'target') return [`${translations.kinds.target}: ${translations.worth(missionPoints(card))}.`];
  if (kind === 'item') return [translations.effects[card as keyof typeof translations.effects], translations.itemWorth];
  return [translations.setWorth(SET_POINTS.slice(1))];
}
