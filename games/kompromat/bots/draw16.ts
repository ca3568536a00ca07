import type { Player, Seat, Turn } from '@safehouse/contract';
import {
  COUNTER_TOKENS,
  isItem,
  MISSION_POINTS,
  MISSIONS,
  type MissionId,
  missionCard,
} from '../data/missions.ts';
import { LIMIT, SET_POINTS, TOKENS_TO_LOSE } from '../data/numbers.ts';
import type { KompromatMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { bestTotal, lowTotal } from './count.ts';

type KompromatTurn = Turn<View, KompromatMove>;

/** In half points. */
const ENOUGH = 32;
const NEVER = -100;

/** A rule to measure others by: draws below 16, the best mission first; items and tokens stay where they are. */
export const draw16: Player<View, KompromatMove> = {
  choose(turn) {
    const worths = turn.legal.map((move) => worth(turn, move));
    return turn.legal[worths.indexOf(Math.max(...worths))];
  },
};

/** Stopping, passing, keeping and shielding nothing are worth nothing. */
function worth({ view, seat }: KompromatTurn, move: KompromatMove): number {
  const mission = view.turnMission ?? view.missions.findIndex(({ state }) => state === 'open');
  switch (move.type) {
    case 'place':
      return pointsOf(view, seat, move.mission);
    case 'hit':
      return ENOUGH - bestTotal(view, seat, mission);
    case 'declare': {
      if (move.martini !== undefined) return NEVER;
      const total = lowTotal(view, seat, mission) + 2 * (10 * move.elevens + view.newspaper[seat][mission]);
      return total > LIMIT ? -total : total;
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

/** The points of KO-22, tokens of counter-intelligence among them; but nobody walks into a ninth. */
function pointsOf(view: View, seat: Seat, mission: number): number {
  const { card, counter } = view.missions[mission];
  const tokens = counter === null ? 0 : COUNTER_TOKENS[missionCard(counter)];
  if (view.tokens[seat] + tokens >= TOKENS_TO_LOSE) return NEVER;
  return cardPoints(view.won[seat], missionCard(card)) + tokens;
}

function cardPoints(won: readonly MissionId[], card: number): number {
  const { kind } = MISSIONS[card];
  if (kind === 'target') return MISSION_POINTS[card];
  if (isItem(card)) return 1;
  const held = won.filter((id) => MISSIONS[missionCard(id)].kind === kind).length;
  return SET_POINTS[held + 1] - SET_POINTS[held];
}
