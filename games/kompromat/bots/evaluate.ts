import { payoffFor, sigmoid } from '@safehouse/bots';
import type { Seat } from '@safehouse/contract';
import { ROUNDS, SET_POINTS } from '../data/constants.ts';
import { isItem, MISSION_POINTS } from '../data/missions.ts';
import { opponentOf, type State } from '../rules/state.ts';
import { STEP } from '../rules/steps.ts';
import { countKind } from './stakes.ts';
import { ITEM_VALUES, SET_POTENTIAL, TOKEN_VALUES, WIN_SCALE } from './weights.ts';

/** At the start of a round, or after the end; a draw counts half. */
export function winProbability(state: State, seat: Seat): number {
  if (state.result !== null) return payoffFor(state.result, seat);
  const roundsLeft = ROUNDS - state.round + 1;
  const lead = positionValue(state, seat, roundsLeft) - positionValue(state, opponentOf(seat), roundsLeft);
  return sigmoid(WIN_SCALE[roundsLeft] * lead);
}

/** Only at the start of round 2 or later, because the value does not include cards on the table. */
export function canEvaluate({ agents, step, round }: State): boolean {
  return (
    round > 1 &&
    step === STEP.turn &&
    agents.every(({ drawnCount, columns }) => columns.every(({ count }) => count === 0) && drawnCount <= 1)
  );
}

/** In points: those scored, and the expected ones from tokens, items and sets. */
function positionValue(state: State, seat: Seat, roundsLeft: number): number {
  const agent = state.agents[seat];
  let points = TOKEN_VALUES[roundsLeft][agent.tokens];
  for (const card of agent.won) points += isItem(card) ? 1 : MISSION_POINTS[card];
  for (const card of agent.ready) points += ITEM_VALUES[roundsLeft][card];
  for (const kind of SET_KINDS) {
    const held = countKind(agent.won, kind);
    const toCome = countKind(state.missionDeck, kind) + countKind(state.missions, kind);
    points += SET_POINTS[held] + SET_POTENTIAL[roundsLeft][toCome][held];
  }
  return points;
}

const SET_KINDS = ['code', 'document'];
