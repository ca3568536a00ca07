import { open, type Seat } from '@safehouse/contract';
import { COUNTER_TOKENS, missionCard } from '../data/missions.ts';
import { LIMIT, TOKENS_TO_LOSE } from '../data/numbers.ts';
import { hasFailed, removeCounter, taker } from './award.ts';
import type { Told } from './facts.ts';
import { finish } from './finish.ts';
import { NONE, type State } from './state.ts';
import { ask, passOn, STEP } from './steps.ts';
import { WAY, type Way, wayTo } from './ways.ts';

export const BALACLAVA = missionCard('balaclava');
export const CHLOROFORM = missionCard('chloroform');

/** KO-14: the token of a player who failed. */
export function failureStep(state: State, seat: Seat, told: Told): boolean {
  return hasFailed(state, seat) ? tokensStep(state, seat, told) : passOn(state);
}

/** KO-19: the tokens of the player who took the mission. */
export function counterStep(state: State, told: Told): boolean {
  const seat = taker(state);
  if (seat === null || state.counters[state.mission] === NONE) return passOn(state);
  return tokensStep(state, seat, told);
}

/** KO-15: exactly 21. */
export function giveBackStep(state: State, seat: Seat): boolean {
  const may = state.declared[seat] === LIMIT && state.agents[seat].tokens > 0;
  return may ? ask(state, seat) : passOn(state);
}

/** KO-25: tokens wait while their receiver has something against them. */
function tokensStep(state: State, seat: Seat, told: Told): boolean {
  const shielded = shieldWay(state, seat, BALACLAVA) || shieldWay(state, seat, CHLOROFORM);
  if (shielded) return ask(state, seat);
  receive(state, seat, told);
  return false;
}

/** How a seat that is about to get tokens can use an item against them. */
export function shieldWay(state: State, seat: Seat, item: number): Way {
  const agent = state.agents[seat];
  const helps = item === BALACLAVA ? agent.tokens > 0 : state.step === STEP.counter;
  return helps ? wayTo(agent, item) : WAY.none;
}

/** How many tokens the present step hands out. */
export function tokensDue(state: State): number {
  return state.step === STEP.counter ? COUNTER_TOKENS[state.counters[state.mission]] : 1;
}

/** KO-20: one by one, and the ninth ends the match where it stands. */
export function receive(state: State, seat: Seat, told: Told): void {
  const agent = state.agents[seat];
  const tokens = Math.min(tokensDue(state), TOKENS_TO_LOSE - agent.tokens);
  agent.tokens += tokens;
  told?.push(
    open({ type: 'got-tokens', seat, tokens, cause: state.step === STEP.counter ? 'ci' : 'failure' }),
  );
  if (agent.tokens === TOKENS_TO_LOSE) finish(state, told);
  else tokensDone(state, told);
}

/** The tokens have come, or been kept off. */
export function tokensDone(state: State, told: Told): void {
  if (state.step === STEP.counter) removeCounter(state, told);
  state.step++;
}
