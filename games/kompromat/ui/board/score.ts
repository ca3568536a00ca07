import { SET_POINTS } from '../../data/constants.ts';
import { MISSION_POINTS, MISSIONS, type MissionId, missionCard } from '../../data/missions.ts';

/** The lines of the score sheet (KO-22). */
export interface Score {
  readonly targets: number;
  readonly codes: number;
  readonly documents: number;
  readonly items: number;
  readonly tokens: number;
  readonly sum: number;
}

export function computeScore(won: readonly MissionId[], tokens: number): Score {
  const cards = won.map(missionCard);
  const count = (kind: string) => cards.filter((card) => MISSIONS[card].kind === kind).length;
  const lines = {
    targets: cards.reduce((sum, card) => sum + MISSION_POINTS[card], 0),
    codes: SET_POINTS[count('code')],
    documents: SET_POINTS[count('document')],
    items: count('item'),
    tokens,
  };
  return { ...lines, sum: Object.values(lines).reduce((a, b) => a + b) };
}
