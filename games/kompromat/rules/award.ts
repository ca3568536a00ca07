import { publicFact, type Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { counterId, isItem, MISSION_IDS } from '../data/missions.ts';
import type { FactSink } from './facts.ts';
import { NONE, opponentOf, type State, UNDECLARED } from './state.ts';
import { STEP } from './steps.ts';

export function hasFailed(state: State, seat: Seat): boolean {
  return state.declared[seat] > LIMIT_HALF_POINTS;
}

/** The winner of the mission being resolved (KO-16, KO-17), or null. */
export function missionWinner(state: State): Seat | null {
  const { starter, mission } = state;
  const other = opponentOf(starter);
  const lead =
    countedTotal(state, starter) - countedTotal(state, other) ||
    state.agents[starter].columns[mission].count - state.agents[other].columns[mission].count;
  const best = lead > 0 ? starter : other;
  return lead === 0 || countedTotal(state, best) === UNDECLARED ? null : best;
}

/** A failed total counts as none. */
function countedTotal(state: State, seat: Seat): number {
  return hasFailed(state, seat) ? UNDECLARED : state.declared[seat];
}

export function awardStep(state: State, facts: FactSink): boolean {
  const seat = missionWinner(state);
  if (seat === null) removeMission(state, facts);
  else awardMission(state, seat, facts);
  return false;
}

function awardMission(state: State, seat: Seat, facts: FactSink): void {
  const card = state.missions[state.mission];
  const agent = state.agents[seat];
  agent.won.push(card);
  if (isItem(card)) agent.ready.push(card);
  facts?.push(publicFact({ type: 'took', seat, mission: state.mission, card: MISSION_IDS[card] }));
  state.step = STEP.counter;
}

/** KO-18 */
function removeMission(state: State, facts: FactSink): void {
  const card = state.missions[state.mission];
  state.removed.push(card);
  facts?.push(publicFact({ type: 'untaken', mission: state.mission, card: MISSION_IDS[card] }));
  removeCounter(state, facts);
  state.step = STEP.close;
}

export function removeCounter(state: State, facts: FactSink): void {
  const { mission } = state;
  const counter = state.counters[mission];
  if (counter === NONE) return;
  state.removed.push(counter);
  facts?.push(publicFact({ type: 'counter-left', mission, counter: counterId(counter) }));
}
