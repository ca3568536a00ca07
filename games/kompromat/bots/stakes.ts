import type { Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS, MISSIONS_PER_ROUND, ROUNDS, SET_POINTS, TOKENS_TO_LOSE } from '../data/constants.ts';
import { COUNTER_TOKENS, MISSION_POINTS, MISSIONS } from '../data/missions.ts';
import type { Agent } from '../rules/agent.ts';
import { EFFECT_SOURCE, findEffectSource } from '../rules/effect-source.ts';
import { NONE, opponentOf, type State } from '../rules/state.ts';
import { CHLOROFORM } from '../rules/tokens.ts';
import { ITEM_VALUES, SET_POTENTIAL, TOKEN_VALUES } from './weights.ts';

/** The value of the outcomes of a mission to one seat, in points. */
export interface Stakes {
  /** Own win. */
  readonly mine: number;
  /** The opponent's win, by its value to the opponent. */
  readonly theirs: number;
  readonly failure: number;
  /** The opponent's failure, by its value to the opponent. */
  readonly theirFailure: number;
  /** Own total of exactly 21. */
  readonly at21: number;
}

export function stakesAt(state: State, seat: Seat, mission: number): Stakes {
  const roundsLeft = ROUNDS - state.round;
  const agent = state.agents[seat];
  const opponent = state.agents[opponentOf(seat)];
  const tokens = Math.min(agent.tokens + countFailures(state, agent), TOKENS_TO_LOSE - 1);
  const tokenValues = TOKEN_VALUES[roundsLeft];
  return {
    mine: missionGain(state, agent, mission, tokens),
    theirs: missionGain(state, opponent, mission, opponent.tokens),
    theirFailure: tokenValues[opponent.tokens + 1] - tokenValues[opponent.tokens],
    failure: tokenValues[tokens + 1] - tokenValues[tokens],
    at21: tokens === 0 ? 0 : Math.max(0, tokenValues[tokens - 1] - tokenValues[tokens]),
  };
}

/** Own columns that have failed and are not yet revealed, without the one being built. */
function countFailures(state: State, agent: Agent): number {
  let failures = 0;
  for (let mission = state.mission; mission < MISSIONS_PER_ROUND; mission++) {
    if (mission !== state.turnMission && agent.columns[mission].total > LIMIT_HALF_POINTS) failures++;
  }
  return failures;
}

function missionGain(state: State, agent: Agent, mission: number, tokens: number): number {
  const roundsLeft = ROUNDS - state.round;
  const card = cardGain(state, agent, state.missions[mission]);
  const counter = state.counters[mission];
  if (counter === NONE) return card;
  const after = Math.min(tokens + COUNTER_TOKENS[counter], TOKENS_TO_LOSE);
  const cost = TOKEN_VALUES[roundsLeft][after] - TOKEN_VALUES[roundsLeft][tokens];
  return card + (cost < 0 && findEffectSource(agent, CHLOROFORM) !== EFFECT_SOURCE.none ? 0 : cost);
}

function cardGain(state: State, agent: Agent, card: number): number {
  const roundsLeft = ROUNDS - state.round;
  const { kind } = MISSIONS[card];
  if (kind === 'target') return MISSION_POINTS[card];
  if (kind === 'item') return 1 + ITEM_VALUES[roundsLeft][card];
  const held = countKind(agent.won, kind);
  const potential = SET_POTENTIAL[roundsLeft][countKind(state.missionDeck, kind)];
  return SET_POINTS[held + 1] - SET_POINTS[held] + potential[held + 1] - potential[held];
}

export function countKind(cards: readonly number[], kind: string): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (MISSIONS[cards[i]].kind === kind) count++;
  return count;
}
