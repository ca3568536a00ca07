import type { Seat } from '@safehouse/contract';
import {
  LIMIT_HALF_POINTS,
  MISSIONS_PER_ROUND,
  ROUNDS,
  SET_POINTS,
  TOKENS_TO_LOSE,
} from '../data/constants.ts';
import { COUNTER_TOKENS, MISSION_POINTS, MISSIONS } from '../data/missions.ts';
import type { Agent } from '../rules/agent.ts';
import { EFFECT_SOURCE, findEffectSource } from '../rules/effect-source.ts';
import { NONE, opponentOf, type State } from '../rules/state.ts';
import { CHLOROFORM } from '../rules/tokens.ts';
import { ITEM_VALUES, SET_POTENTIAL, TOKEN_VALUES } from './weights.ts';

/** What lies at a mission for one seat, in points. */
export interface Stakes {
  mine: number;
  theirs: number;
  failure: number;
  /** What the other's failing is worth to the other. */
  theirFailure: number;
  at21: number;
}

export function stakesAt(state: State, seat: Seat, mission: number): Stakes {
  const left = ROUNDS - state.round;
  const agent = state.agents[seat];
  const rival = state.agents[opponentOf(seat)];
  const tokens = Math.min(agent.tokens + countFailures(state, agent), TOKENS_TO_LOSE - 1);
  const worths = TOKEN_VALUES[left];
  return {
    mine: missionGain(state, agent, mission, tokens),
    theirs: missionGain(state, rival, mission, rival.tokens),
    theirFailure: worths[rival.tokens + 1] - worths[rival.tokens],
    failure: worths[tokens + 1] - worths[tokens],
    at21: tokens === 0 ? 0 : Math.max(0, worths[tokens - 1] - worths[tokens]),
  };
}

/** Own columns that have failed already and only wait to be turned up, other than the one being built. */
function countFailures(state: State, agent: Agent): number {
  let failures = 0;
  for (let m = state.mission; m < MISSIONS_PER_ROUND; m++) {
    if (m !== state.turnMission && agent.columns[m].total > LIMIT_HALF_POINTS) failures++;
  }
  return failures;
}

function missionGain(state: State, agent: Agent, mission: number, tokens: number): number {
  const left = ROUNDS - state.round;
  const card = cardGain(state, agent, state.missions[mission]);
  const counter = state.counters[mission];
  if (counter === NONE) return card;
  const after = Math.min(tokens + COUNTER_TOKENS[counter], TOKENS_TO_LOSE);
  const cost = TOKEN_VALUES[left][after] - TOKEN_VALUES[left][tokens];
  return card + (cost < 0 && findEffectSource(agent, CHLOROFORM) !== EFFECT_SOURCE.none ? 0 : cost);
}

function cardGain(state: State, agent: Agent, card: number): number {
  const left = ROUNDS - state.round;
  const { kind } = MISSIONS[card];
  if (kind === 'target') return MISSION_POINTS[card];
  if (kind === 'item') return 1 + ITEM_VALUES[left][card];
  const held = countKind(agent.won, kind);
  const hope = SET_POTENTIAL[left][countKind(state.missionDeck, kind)];
  return SET_POINTS[held + 1] - SET_POINTS[held] + hope[held + 1] - hope[held];
}

export function countKind(cards: readonly number[], kind: string): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (MISSIONS[cards[i]].kind === kind) count++;
  return count;
}
