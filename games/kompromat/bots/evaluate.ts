import type { Seat } from '@safehouse/contract';
import { isItem, MISSION_POINTS } from '../data/missions.ts';
import { ROUNDS, SET_POINTS } from '../data/numbers.ts';
import { opponentOf, type State } from '../rules/state.ts';
import { STEP } from '../rules/steps.ts';
import { countKind } from './stakes.ts';
import { HOPE, ITEM, SCALE, TOKEN } from './weights.ts';

/** How likely a seat wins from the start of a round, or after the end; a draw counts half. */
export function winChance(state: State, seat: Seat): number {
  const { result } = state;
  if (result !== null) return result.winners.length === 0 ? 0.5 : result.winners[0] === seat ? 1 : 0;
  const left = ROUNDS - state.round + 1;
  const lead = standingOf(state, seat, left) - standingOf(state, opponentOf(seat), left);
  return 1 / (1 + Math.exp(-SCALE[left] * lead));
}

/** Within a round the open cards would count too, and they are not looked at. */
export function isJudgeable({ agents, step }: State): boolean {
  return (
    step === STEP.turn &&
    agents.every(({ drawn, columns }) => columns.every(({ count }) => count === 0) && drawn <= 1)
  );
}

/** What a seat has, in points: scored already, or promising. */
function standingOf(state: State, seat: Seat, left: number): number {
  const agent = state.agents[seat];
  let points = TOKEN[left][agent.tokens];
  for (const card of agent.won) points += isItem(card) ? 1 : MISSION_POINTS[card];
  for (const card of agent.ready) points += ITEM[left][card];
  for (const kind of SETS) {
    const held = countKind(agent.won, kind);
    const toCome = countKind(state.missionDeck, kind) + countKind(state.missions, kind);
    points += SET_POINTS[held] + HOPE[left][toCome][held];
  }
  return points;
}

const SETS = ['code', 'document'];
