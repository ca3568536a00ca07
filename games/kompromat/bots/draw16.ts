import { argMax } from '@safehouse/bots';
import type { Player, Seat, Turn } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, SET_POINTS, TOKENS_TO_LOSE } from '../data/constants.ts';
import { COUNTER_TOKENS, isItem, MISSION_POINTS, MISSIONS, type MissionId, missionCard } from '../data/missions.ts';
import type { KompromatMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { ownWonCards } from './mission-value.ts';
import { bestTotalInView, lowTotalInView } from './view-totals.ts';

type KompromatTurn = Turn<View, KompromatMove>;

/** In half points. */
const STOP_TOTAL_HALF_POINTS = 32;
const NEVER = -100;

/** A baseline for measurements: hits below 16, the best mission first, never uses items or gives tokens back. */
export const draw16: Player<View, KompromatMove> = {
  choose(turn) {
    return argMax(turn.legal, (move) => moveValue(turn, move)) ?? turn.legal[0];
  },
};

/** Stopping, passing, keeping and not shielding have the value 0. */
function moveValue({ view, seat }: KompromatTurn, move: KompromatMove): number {
  const mission = view.turnMission ?? view.missions.findIndex(({ state }) => state === 'open');
  switch (move.type) {
    case 'place':
      return missionPoints(view, seat, move.mission);
    case 'hit':
      return STOP_TOTAL_HALF_POINTS - bestTotalInView(view, seat, mission);
    case 'declare': {
      if (move.martini !== undefined) return NEVER;
      const total = lowTotalInView(view, seat, mission) + 2 * (10 * move.elevens + view.newspaper[seat][mission]);
      return total > LIMIT_HALF_POINTS ? -total : total;
    }
    case 'use':
    case 'give-back':
      return NEVER;
    case 'shield':
      return move.item === null ? 0 : NEVER;
    default:
      return 0;
  }
}

/** KO-22, with counter-intelligence tokens as points. Avoids a mission that would give it the ninth token. */
function missionPoints(view: View, seat: Seat, mission: number): number {
  const { card, counter } = view.missions[mission];
  const tokens = counter === null ? 0 : COUNTER_TOKENS[missionCard(counter)];
  if (view.tokens[seat] + tokens >= TOKENS_TO_LOSE) return NEVER;
  return cardPoints(ownWonCards(view, seat), missionCard(card)) + tokens;
}

function cardPoints(won: readonly MissionId[], card: number): number {
  const { kind } = MISSIONS[card];
  if (kind === 'target') return MISSION_POINTS[card];
  if (isItem(card)) return 1;
  const held = won.filter((id) => MISSIONS[missionCard(id)].kind === kind).length;
  return SET_POINTS[held + 1] - SET_POINTS[held];
}
