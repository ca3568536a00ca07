import type { Move, Refusal, Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import type { Agent } from './agent.ts';
import { EFFECT_SOURCE, findEffectSource, USB_STICK } from './effect-source.ts';
import { ITEM_BY_CARD } from './items/index.ts';
import { type EngineMove, MOVES } from './moves.ts';
import { type RefusalCode, RULE_OF_REFUSAL } from './refusals.ts';
import { NONE, type State } from './state.ts';
import { phaseOf, STEP } from './steps.ts';
import { CHLOROFORM } from './tokens.ts';

/** Why a move is not legal, as far as its seat may know. */
export function whyNot(state: State, seat: Seat, move: Move): Refusal {
  const code = refusalCode(state, seat, MOVES[move]);
  return { code, rule: RULE_OF_REFUSAL[code] };
}

function refusalCode(state: State, seat: Seat, move: EngineMove): RefusalCode {
  if (state.step === STEP.over || seat !== state.active) return 'not-to-act';
  switch (move.type) {
    case 'place':
      if (state.step !== STEP.turn) return 'not-in-play';
      return state.turnMission === NONE ? 'mission-closed' : 'already-placed';
    case 'hit':
    case 'stop':
      return turnRefusalCode(state);
    case 'use':
      return itemRefusalCode(state, seat, move);
    case 'pass':
      return 'no-window';
    case 'declare':
      return declareRefusalCode(state, seat, move);
    case 'shield':
      return shieldRefusalCode(state, seat, move);
    case 'keep':
    case 'give-back':
      return 'nothing-to-give-back';
  }
}

function turnRefusalCode({ step, turnMission, agents, active }: State): RefusalCode {
  if (step !== STEP.turn) return 'not-in-play';
  if (turnMission === NONE) return 'place-first';
  return agents[active].columns[turnMission].total > LIMIT_HALF_POINTS ? 'over-21' : 'deck-empty';
}

function itemRefusalCode(state: State, seat: Seat, move: EngineMove): RefusalCode {
  const phase = phaseOf(state.step);
  if (phase !== 'play' && phase !== 'window') return 'no-time-for-items';
  const unowned = ownershipRefusalCode(state.agents[seat], move);
  return unowned ?? ITEM_BY_CARD[move.item]?.whyNot(state, seat, move.target) ?? 'no-time-for-items';
}

function declareRefusalCode(state: State, seat: Seat, move: EngineMove): RefusalCode {
  if (phaseOf(state.step) !== 'declare') return 'not-declaring';
  const agent = state.agents[seat];
  const unowned = move.source === EFFECT_SOURCE.none ? null : ownershipRefusalCode(agent, move);
  return unowned ?? 'too-few-aces';
}

function shieldRefusalCode(state: State, seat: Seat, move: EngineMove): RefusalCode {
  if (phaseOf(state.step) !== 'tokens' || isGivingBack(state)) return 'no-tokens-coming';
  const unowned = ownershipRefusalCode(state.agents[seat], move);
  return unowned ?? (move.item === CHLOROFORM ? 'only-against-counter' : 'no-tokens');
}

function isGivingBack({ step }: State): boolean {
  return step === STEP.starterGivesBack || step === STEP.otherGivesBack;
}

/** Null where the way to the item is there. */
function ownershipRefusalCode(agent: Agent, { item, source }: EngineMove): RefusalCode | null {
  if (findEffectSource(agent, item) === source) return null;
  const needed = source === EFFECT_SOURCE.stick ? USB_STICK : item;
  if (agent.used.includes(needed)) return 'item-used';
  return agent.ready.includes(needed) ? 'not-used-before' : 'not-your-item';
}
