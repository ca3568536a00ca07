import { isHiddenCards, type Seat } from '@safehouse/contract';
import { SET_POINTS } from '../data/constants.ts';
import { COUNTER_TOKENS, MISSION_POINTS, MISSIONS, type MissionId, missionCard } from '../data/missions.ts';
import type { View } from '../rules/view.ts';

/** From this number on, a few more tokens lose the match; below it, a token counts like a point. */
export const DANGEROUS_TOKENS = 7;

const ITEM_VALUE = 2.5;

/** The value of winning a mission to a seat, in points. */
export function missionValue(view: View, seat: Seat, mission: number): number {
  const { card, counter } = view.missions[mission];
  const tokens = counter === null ? 0 : COUNTER_TOKENS[missionCard(counter)];
  if (tokens > 0 && view.tokens[seat] + tokens > DANGEROUS_TOKENS) return -tokens;
  return cardValue(view, seat, missionCard(card)) + tokens;
}

/** All are known: face-down cards are hidden from others only. */
export function ownWonCards({ won }: View, seat: Seat): readonly MissionId[] {
  return won[seat].flatMap((card) => (isHiddenCards(card) ? [] : [card]));
}

function cardValue(view: View, seat: Seat, card: number): number {
  const { kind } = MISSIONS[card];
  if (kind === 'item') return ITEM_VALUE;
  if (kind === 'target') return MISSION_POINTS[card];
  const held = ownWonCards(view, seat).filter((id) => MISSIONS[missionCard(id)].kind === kind).length;
  return SET_POINTS[held + 1] - SET_POINTS[held];
}
