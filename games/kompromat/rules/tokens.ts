import { publicFact, type Refusal, type Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, TOKENS_TO_LOSE } from '../data/constants.ts';
import { COUNTER_TOKENS, missionCard } from '../data/missions.ts';
import { hasFailed, missionWinner, removeCounter } from './award.ts';
import { EFFECT_SOURCE, type EffectSource, findEffectSource } from './effect-source.ts';
import type { FactSink } from './facts.ts';
import { finishMatch } from './match-result.ts';
import { REFUSALS } from './refusals.ts';
import { NONE, type State } from './state.ts';
import { STEP, skipStep, waitForMove } from './steps.ts';

export const BALACLAVA = missionCard('balaclava');
export const CHLOROFORM = missionCard('chloroform');

/** KO-14: the token of a player who failed. */
export function failureStep(state: State, seat: Seat, facts: FactSink): boolean {
  return hasFailed(state, seat) ? tokensStep(state, seat, facts) : skipStep(state);
}

/** KO-19: the tokens of the player who took the mission. */
export function counterStep(state: State, facts: FactSink): boolean {
  if (state.counters[state.mission] === NONE) return skipStep(state);
  const seat = missionWinner(state);
  return seat === null ? skipStep(state) : tokensStep(state, seat, facts);
}

/** KO-15: exactly 21. */
export function giveBackStep(state: State, seat: Seat): boolean {
  const may = state.declared[seat] === LIMIT_HALF_POINTS && state.agents[seat].tokens > 0;
  return may ? waitForMove(state, seat) : skipStep(state);
}

/** KO-25: tokens wait while their receiver can use an item against them. */
function tokensStep(state: State, seat: Seat, facts: FactSink): boolean {
  const shielded = findShieldSource(state, seat, BALACLAVA) || findShieldSource(state, seat, CHLOROFORM);
  if (shielded) return waitForMove(state, seat);
  receiveTokens(state, seat, facts);
  return false;
}

export function areTokensComing({ step }: State): boolean {
  return step === STEP.starterFails || step === STEP.otherFails || step === STEP.counter;
}

/** Why an item cannot be used against the tokens that are due; null if it can. */
export function refuseShieldItem(state: State, seat: Seat, item: number): Refusal | null {
  if (item === BALACLAVA) return state.agents[seat].tokens > 0 ? null : REFUSALS.noTokens;
  return state.step === STEP.counter ? null : REFUSALS.onlyAgainstCounter;
}

/** How a seat that is about to get tokens can use an item against them. */
export function findShieldSource(state: State, seat: Seat, item: number): EffectSource {
  const isUseful = refuseShieldItem(state, seat, item) === null;
  return isUseful ? findEffectSource(state.agents[seat], item) : EFFECT_SOURCE.none;
}

/** How many tokens the current step gives. */
export function tokensDue(state: State): number {
  return state.step === STEP.counter ? COUNTER_TOKENS[state.counters[state.mission]] : 1;
}

/** KO-20: one by one. The ninth ends the match immediately. */
export function receiveTokens(state: State, seat: Seat, facts: FactSink): void {
  const agent = state.agents[seat];
  const tokens = Math.min(tokensDue(state), TOKENS_TO_LOSE - agent.tokens);
  agent.tokens += tokens;
  facts?.push(publicFact({ type: 'got-tokens', seat, tokens, cause: state.step === STEP.counter ? 'ci' : 'failure' }));
  if (agent.tokens === TOKENS_TO_LOSE) finishMatch(state, facts);
  else finishTokens(state, facts);
}

/** After the tokens were received or averted. */
export function finishTokens(state: State, facts: FactSink): void {
  if (state.step === STEP.counter) removeCounter(state, facts);
  state.step++;
}
