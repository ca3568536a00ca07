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
  while (!(state.step <= STEP.turn ? playCards(state, chance, facts) : resolveMission(state, facts)));
}

/** KO-7 to KO-12. True if the turn waits for a move. */
function playCards(state: State, chance: Chance, facts: FactSink): boolean {
  switch (state.step) {
    case STEP.roundStart:
      return roundStartStep(state, chance, facts);
    case STEP.nextTurn:
      return nextTurnStep(state, facts);
    default:
      return turnStep(state, facts);
  }
}

/**
 * The steps of a mission, from the current one on (KO-21). True if one waits for a move, or the match is over. Most of
 * them have nothing to do, so each directly follows the one before.
 */
function resolveMission(state: State, facts: FactSink): boolean {
  const { starter } = state;
  const other = opponentOf(starter);
  return (
    (state.step === STEP.starterWindow && windowStep(state, starter)) ||
    (state.step === STEP.otherWindow && windowStep(state, other)) ||
    (state.step === STEP.starterDeclares && declareStep(state, starter, facts)) ||
    (state.step === STEP.starterSecondWindow && secondWindowStep(state, starter)) ||
    (state.step === STEP.otherSecondWindow && secondWindowStep(state, other)) ||
    (state.step === STEP.otherDeclares && declareStep(state, other, facts)) ||
    (state.step === STEP.starterFails && failureStep(state, starter, facts)) ||
    (state.step === STEP.otherFails && failureStep(state, other, facts)) ||
    (state.step === STEP.starterGivesBack && giveBackStep(state, starter)) ||
    (state.step === STEP.otherGivesBack && giveBackStep(state, other)) ||
    (state.step === STEP.award && awardStep(state, facts)) ||
    (state.step === STEP.counter && counterStep(state, facts)) ||
    (state.step === STEP.close && closeStep(state, facts)) ||
    state.step === STEP.over
  );
}
