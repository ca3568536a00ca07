import type { Move, Refusal, Seat } from '@safehouse/contract';
import { LIMIT } from '../data/numbers.ts';
import type { Agent } from './agent.ts';
import { ITEM_OF } from './items/index.ts';
import { type EngineMove, MOVES } from './moves.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';
import { NONE, type State } from './state.ts';
import { phaseOf, STEP } from './steps.ts';
import { CHLOROFORM } from './tokens.ts';
import { STICK, WAY, wayTo } from './ways.ts';

/** Why a move is not legal, as far as its seat may know. */
export function whyNot(state: State, seat: Seat, move: Move): Refusal {
  const code = reason(state, seat, MOVES[move]);
  return { code, rule: REFUSALS[code] };
}

function reason(state: State, seat: Seat, move: EngineMove): RefusalCode {
  if (state.step === STEP.over || seat !== state.active) return 'not-to-act';
  switch (move.type) {
    case 'place':
      if (state.step !== STEP.turn) return 'not-in-play';
      return state.turnMission === NONE ? 'mission-closed' : 'already-placed';
    case 'hit':
    case 'stop':
      return whyNotInTurn(state);
    case 'use':
      return whyNotUse(state, seat, move);
    case 'pass':
      return 'no-window';
    case 'declare':
      return whyNotDeclare(state, seat, move);
    case 'shield':
      return whyNotShield(state, seat, move);
    case 'keep':
    case 'give-back':
      return 'nothing-to-give-back';
  }
}

function whyNotInTurn({ step, turnMission, agents, active }: State): RefusalCode {
  if (step !== STEP.turn) return 'not-in-play';
  if (turnMission === NONE) return 'place-first';
  return agents[active].columns[turnMission].total > LIMIT ? 'over-21' : 'deck-empty';
}

function whyNotUse(state: State, seat: Seat, move: EngineMove): RefusalCode {
  const phase = phaseOf(state.step);
  if (phase !== 'play' && phase !== 'window') return 'no-time-for-items';
  const unowned = whyNotOwned(state.agents[seat], move);
  return unowned ?? ITEM_OF[move.item]?.whyNot(state, seat, move.target) ?? 'no-time-for-items';
}

function whyNotDeclare(state: State, seat: Seat, move: EngineMove): RefusalCode {
  if (phaseOf(state.step) !== 'declare') return 'not-declaring';
  const agent = state.agents[seat];
  const unowned = move.way === WAY.none ? null : whyNotOwned(agent, move);
  return unowned ?? 'too-few-aces';
}

function whyNotShield(state: State, seat: Seat, move: EngineMove): RefusalCode {
  if (phaseOf(state.step) !== 'tokens' || isGivingBack(state)) return 'no-tokens-coming';
  const unowned = whyNotOwned(state.agents[seat], move);
  return unowned ?? (move.item === CHLOROFORM ? 'only-against-counter' : 'no-tokens');
}

function isGivingBack({ step }: State): boolean {
  return step === STEP.starterGivesBack || step === STEP.otherGivesBack;
}

/** Null where the way to the item is there. */
function whyNotOwned(agent: Agent, { item, way }: EngineMove): RefusalCode | null {
  if (wayTo(agent, item) === way) return null;
  const needed = way === WAY.stick ? STICK : item;
  if (agent.used.includes(needed)) return 'item-used';
  return agent.ready.includes(needed) ? 'not-used-before' : 'not-your-item';
}
