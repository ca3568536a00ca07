import type { Chance } from '@safehouse/contract';
import { awardStep } from './award.ts';
import { declareStep } from './declare.ts';
import type { FactSink } from './facts.ts';
import { secondWindowStep, windowStep } from './items-window.ts';
import { closeStep, roundStartStep } from './round.ts';
import { opponentOf, type State } from './state.ts';
import { STEP } from './steps.ts';
import { counterStep, failureStep, giveBackStep } from './tokens.ts';
import { nextTurnStep, turnStep } from './turn.ts';

/** Runs steps until one waits for a move or the match is over. */
export function proceed(state: State, chance: Chance, facts: FactSink): void {
  while (!runStep(state, chance, facts));
}

/** Runs the current step. True if it waits for a move, or the match is over. */
function runStep(state: State, chance: Chance, facts: FactSink): boolean {
  const { starter } = state;
  switch (state.step) {
    case STEP.roundStart:
      return roundStartStep(state, chance, facts);
    case STEP.nextTurn:
      return nextTurnStep(state, facts);
    case STEP.turn:
      return turnStep(state, facts);
    case STEP.starterWindow:
      return windowStep(state, starter);
    case STEP.otherWindow:
      return windowStep(state, opponentOf(starter));
    case STEP.starterDeclares:
      return declareStep(state, starter, facts);
    case STEP.starterSecondWindow:
      return secondWindowStep(state, starter);
    case STEP.otherSecondWindow:
      return secondWindowStep(state, opponentOf(starter));
    case STEP.otherDeclares:
      return declareStep(state, opponentOf(starter), facts);
    case STEP.starterFails:
      return failureStep(state, starter, facts);
    case STEP.otherFails:
      return failureStep(state, opponentOf(starter), facts);
    case STEP.starterGivesBack:
      return giveBackStep(state, starter);
    case STEP.otherGivesBack:
      return giveBackStep(state, opponentOf(starter));
    case STEP.award:
      return awardStep(state, facts);
    case STEP.counter:
      return counterStep(state, facts);
    case STEP.close:
      return closeStep(state, facts);
    default:
      return true;
  }
}
