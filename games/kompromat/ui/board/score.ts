import { isHiddenCards } from '@safehouse/contract';
import { SET_POINTS } from '../../data/constants.ts';
import { MISSION_POINTS, MISSIONS, type MissionId, missionCard } from '../../data/missions.ts';
import type { View } from '../../rules/view.ts';

/** The lines of the score sheet (KO-22). */
export interface Score {
  readonly targets: number;
  readonly codes: number;
  readonly documents: number;
  readonly items: number;
  readonly tokens: number;
  readonly sum: number;
}

export type ScoreLine = Exclude<keyof Score, 'sum'>;

/** The line of the score sheet to which a won mission belongs. */
export function lineOf(card: MissionId): ScoreLine {
  const { kind } = MISSIONS[missionCard(card)];
  return kind === 'code' ? 'codes' : kind === 'document' ? 'documents' : kind === 'item' ? 'items' : 'targets';
}

/** With face-down won cards nothing is counted before the end (KO-22). */
export function isScoreShown({ wonCards, phase }: View): boolean {
  return wonCards !== 'face-down' || phase === 'over';
}

/** Counts only cards that the viewer can see. */
export function computeScore(won: View['won'][number], tokens: number): Score {
  const cards = won.flatMap((card) => (isHiddenCards(card) ? [] : [missionCard(card)]));
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
