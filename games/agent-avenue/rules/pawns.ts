import { publicFact } from '@safehouse/contract';
import { AGENT_NAMES, HOME_SPACES, LOOP_LENGTH, MARKET_SPACES } from '../data/cards.ts';
import { oneCopy } from './agent-counts.ts';
import {
  type Agent,
  CODEBREAKER,
  DOUBLE_AGENT,
  ENFORCER,
  marketCardByName,
  SABOTEUR,
  STEPS_BY_AGENT_COPY,
} from './cards.ts';
import type { FactSink } from './facts.ts';
import type { Side } from './sides.ts';
import { countInPlay, hasOngoing, type State } from './state.ts';

const GETAWAY_CAR = marketCardByName('getaway-car');
const WATCHTOWER = marketCardByName('watchtower');
const SUPERCOMPUTER = marketCardByName('supercomputer');
const DISTRACTION_DEVICE = marketCardByName('distraction-device');
const SINISTER_TWIN = marketCardByName('sinister-twin');
const GETAWAY_STEPS = 3;

const IS_HOME_SPACE = Array.from({ length: LOOP_LENGTH }, (_, space) => HOME_SPACES.includes(space));
const IS_MARKET_SPACE = Array.from({ length: LOOP_LENGTH }, (_, space) => MARKET_SPACES.includes(space));

/** AA-14 */
export function positionOf(side: Side, steps: number): number {
  return (((HOME_SPACES[side] + steps) % LOOP_LENGTH) + LOOP_LENGTH) % LOOP_LENGTH;
}

/** AA-11: how far the newest copy of an agent moves its side's pawn, including ongoing market cards. */
function recruitSteps(state: State, side: Side, agent: Agent): number {
  const copies = countInPlay(state, side, agent);
  const steps = STEPS_BY_AGENT_COPY[3 * agent + (copies > 3 ? 2 : copies - 1)];
  if (state.ongoing.length === 0) return steps;
  // AA-30, AA-31
  switch (agent) {
    case ENFORCER:
      return hasOngoing(state, side, WATCHTOWER) ? steps + 2 : steps;
    case CODEBREAKER:
      return hasOngoing(state, side, SUPERCOMPUTER) ? steps + 3 : steps;
    case SABOTEUR:
      return hasOngoing(state, side, DISTRACTION_DEVICE) ? -steps : steps;
    case DOUBLE_AGENT:
      return hasOngoing(state, side, SINISTER_TWIN) ? 2 * steps : steps;
    default:
      return steps;
  }
}

/** AA-12, AA-21: moves a pawn. If it ends on a market space, its side is the next to take a card. */
export function movePawn(state: State, side: Side, steps: number, facts: FactSink): void {
  if (steps === 0) return;
  shiftPawn(state, side, steps, facts);
  if (state.mode === 'simple') return;
  if (IS_HOME_SPACE[positionOf(side, state.steps[side])] && hasOngoing(state, side, GETAWAY_CAR)) {
    shiftPawn(state, side, GETAWAY_STEPS, facts);
  }
  if (IS_MARKET_SPACE[positionOf(side, state.steps[side])]) state.landed.push(side);
}

function shiftPawn(state: State, side: Side, by: number, facts: FactSink): void {
  const before = state.steps[side];
  state.steps[side] += by;
  facts?.push(
    publicFact({
      type: 'moved',
      side,
      by,
      from: positionOf(side, before),
      to: positionOf(side, before + by),
    }),
  );
}

/** AA-10, AA-26: puts an agent into play. Returns the steps that the pawn still has to move. */
export function putInPlay(state: State, side: Side, agent: Agent, facts: FactSink): number {
  state.inPlay[side] += oneCopy(agent);
  facts?.push(
    publicFact({
      type: 'recruited',
      side,
      agent: AGENT_NAMES[agent],
      copies: countInPlay(state, side, agent),
    }),
  );
  return recruitSteps(state, side, agent);
}
