import type { Seat } from '@safehouse/contract';
import { ROUNDS, SET_POINTS } from '../data/constants.ts';
import { isItem, MISSION_POINTS } from '../data/missions.ts';
import { opponentOf, type State } from '../rules/state.ts';
import { STEP } from '../rules/steps.ts';
import { countKind } from './stakes.ts';
import { ITEM_VALUES, SET_POTENTIAL, TOKEN_VALUES, WIN_SCALE } from './weights.ts';

/** How likely a seat wins from the start of a round, or after the end; a draw counts half. */
export function winProbability(state: State, seat: Seat): number {
  const { result } = state;
  if (result !== null) return result.winners.length === 0 ? 0.5 : result.winners[0] === seat ? 1 : 0;
  const left = ROUNDS - state.round + 1;
  const lead = positionValue(state, seat, left) - positionValue(state, opponentOf(seat), left);
  return 1 / (1 + Math.exp(-WIN_SCALE[left] * lead));
}

/** Within a round the open cards would count too, and they are not looked at. */
export function canEvaluate({ agents, step }: State): boolean {
  return (
    step === STEP.turn &&
    agents.every(({ drawnCount, columns }) => columns.every(({ count }) => count === 0) && drawnCount <= 1)
  );
}

/** What a seat has, in points: scored already, or promising. */
function positionValue(state: State, seat: Seat, left: number): number {
  const agent = state.agents[seat];
  let points = TOKEN_VALUES[left][agent.tokens];
  for (const card of agent.won) points += isItem(card) ? 1 : MISSION_POINTS[card];
  for (const card of agent.ready) points += ITEM_VALUES[left][card];
  for (const kind of SET_KINDS) {
    const held = countKind(agent.won, kind);
    const toCome = countKind(state.missionDeck, kind) + countKind(state.missions, kind);
    points += SET_POINTS[held] + SET_POTENTIAL[left][toCome][held];
  }
  return points;
}

const SET_KINDS = ['code', 'document'];
