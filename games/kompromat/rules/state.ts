import type { Result, Seat } from '@safehouse/contract';
import { type Agent, cloneAgent } from './agent.ts';
import type { WonCards } from './options.ts';
import type { RulesVersion } from './rules-version.ts';

/** No mission, no counter-intelligence. */
export const NONE = -1;
/** No total declared. Lower than any possible total. */
export const UNDECLARED = -100;

/** Cards are indices in the lists of `data/`; totals are in half points. */
export interface State {
  readonly rulesVersion: RulesVersion;
  readonly memoryAid: boolean;
  readonly wonCards: WonCards;
  readonly agents: readonly [Agent, Agent];
  round: number;
  starter: Seat;
  /** The player whose turn it is, or who was asked last. */
  active: Seat;
  step: number;
  /** The mission of the current turn; `NONE` before the drawn card is placed. */
  turnMission: number;
  /** The mission to be resolved next: those before it are done. */
  mission: number;
  readonly missions: number[];
  readonly counters: number[];
  readonly declared: number[];
  /** The top card last. */
  readonly missionDeck: number[];
  readonly removed: number[];
  /** Counter-intelligence shuffled back when this round was laid out, in that order. */
  readonly setAside: number[];
  result: Result | null;
}

export function clone(state: State): State {
  return {
    rulesVersion: state.rulesVersion,
    memoryAid: state.memoryAid,
    wonCards: state.wonCards,
    agents: [cloneAgent(state.agents[0]), cloneAgent(state.agents[1])],
    round: state.round,
    starter: state.starter,
    active: state.active,
    step: state.step,
    turnMission: state.turnMission,
    mission: state.mission,
    missions: state.missions.slice(),
    counters: state.counters.slice(),
    declared: state.declared.slice(),
    missionDeck: state.missionDeck.slice(),
    removed: state.removed.slice(),
    setAside: state.setAside.slice(),
    result: state.result,
  };
}

/** KO-30: the total there is declared, so no item can change it any more. */
export function isSettled({ declared, mission: current }: State, seat: Seat, mission: number): boolean {
  return mission === current && declared[seat] !== UNDECLARED;
}

export function opponentOf(seat: Seat): Seat {
  return (1 - seat) as Seat;
}
