import { open, type Seat } from '@safehouse/contract';
import { counterId, isItem, MISSION_IDS } from '../data/missions.ts';
import { LIMIT } from '../data/numbers.ts';
import type { Told } from './facts.ts';
import { NONE, opponentOf, type State, UNDECLARED } from './state.ts';
import { STEP } from './steps.ts';

export function hasFailed(state: State, seat: Seat): boolean {
  return state.declared[seat] > LIMIT;
}

/** Who takes the mission being resolved (KO-16, KO-17); null: nobody. */
export function taker(state: State): Seat | null {
  const { starter, mission } = state;
  const other = opponentOf(starter);
  const lead =
    standing(state, starter) - standing(state, other) ||
    state.agents[starter].columns[mission].count - state.agents[other].columns[mission].count;
  const best = lead > 0 ? starter : other;
  return lead === 0 || standing(state, best) === UNDECLARED ? null : best;
}

/** A total that counts; who failed is no better than who declared nothing. */
function standing(state: State, seat: Seat): number {
  return hasFailed(state, seat) ? UNDECLARED : state.declared[seat];
}

export function awardStep(state: State, told: Told): boolean {
  const seat = taker(state);
  if (seat === null) leave(state, told);
  else take(state, seat, told);
  return false;
}

function take(state: State, seat: Seat, told: Told): void {
  const card = state.missions[state.mission];
  const agent = state.agents[seat];
  agent.won.push(card);
  if (isItem(card)) agent.ready.push(card);
  told?.push(open({ type: 'took', seat, mission: state.mission, card: MISSION_IDS[card] }));
  state.step = STEP.counter;
}

/** KO-18 */
function leave(state: State, told: Told): void {
  const card = state.missions[state.mission];
  state.removed.push(card);
  told?.push(open({ type: 'untaken', mission: state.mission, card: MISSION_IDS[card] }));
  removeCounter(state, told);
  state.step = STEP.close;
}

export function removeCounter(state: State, told: Told): void {
  const { mission } = state;
  const counter = state.counters[mission];
  if (counter === NONE) return;
  state.removed.push(counter);
  told?.push(open({ type: 'counter-left', mission, counter: counterId(counter) }));
}
