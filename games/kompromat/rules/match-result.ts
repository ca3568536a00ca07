import { publicFact, type Result, SEATS, type Seat } from '@safehouse/contract';
import { SET_POINTS, TOKENS_TO_LOSE } from '../data/constants.ts';
import { MISSION_IDS, MISSION_POINTS, MISSIONS } from '../data/missions.ts';
import type { Agent } from './agent.ts';
import type { FactSink } from './facts.ts';
import { opponentOf, type State } from './state.ts';
import { STEP } from './steps.ts';

export function finishMatch(state: State, facts: FactSink): void {
  state.step = STEP.over;
  state.result = computeResult(state);
  if (facts && state.wonCards === 'face-down') {
    const won = state.agents.map((agent) => agent.won.map((card) => MISSION_IDS[card]));
    facts.push(publicFact({ type: 'piles-opened', won }));
  }
  facts?.push(publicFact({ type: 'ended', result: state.result }));
}

/** The result of a finished match. */
export function computeResult(state: State): Result {
  const [a, b] = state.agents;
  if (a.tokens === TOKENS_TO_LOSE) return notorietyResult(SEATS[0]);
  if (b.tokens === TOKENS_TO_LOSE) return notorietyResult(SEATS[1]);
  const scores = [countPoints(a), countPoints(b)];
  const lead = scores[0] - scores[1] || a.tokens - b.tokens; // KO-23
  if (lead === 0) return { winners: [], reason: 'draw', scores };
  return { winners: [SEATS[lead > 0 ? 0 : 1]], reason: 'points', scores };
}

function notorietyResult(loser: Seat): Result {
  return { winners: [opponentOf(loser)], reason: 'notoriety', scores: [null, null] };
}

/** KO-22 */
function countPoints(agent: Agent): number {
  let total = agent.tokens;
  let codes = 0;
  let documents = 0;
  for (const card of agent.won) {
    total += MISSION_POINTS[card];
    if (MISSIONS[card].kind === 'code') codes++;
    else if (MISSIONS[card].kind === 'document') documents++;
    else if (MISSIONS[card].kind === 'item') total++;
  }
  return total + SET_POINTS[codes] + SET_POINTS[documents];
}
