import { type Chance, SEATS } from '@safehouse/contract';
import { MISSION_IDS } from '../data/missions.ts';
import { newAgent } from './agent.ts';
import type { Options } from './options.ts';
import { proceed } from './proceed.ts';
import { MISSIONS_LABEL } from './shuffle-labels.ts';
import { NONE, type State, UNDECLARED } from './state.ts';
import { STEP } from './steps.ts';

const ALL_MISSIONS = [...MISSION_IDS.keys()];

export function setup(options: Options, _players: number, chance: Chance): State {
  const state = createEmptyState(options, ALL_MISSIONS.slice());
  chance.shuffle(MISSIONS_LABEL, state.missionDeck, MISSION_IDS);
  state.missionDeck.reverse();
  proceed(state, chance, null);
  return state;
}

/** The state before round 1. */
export function createEmptyState({ memoryAid, wonCards, rulesVersion }: Options, missionDeck: number[]): State {
  return {
    rulesVersion,
    memoryAid,
    wonCards,
    agents: [newAgent(), newAgent()],
    round: 0,
    starter: SEATS[1], // the start alternates: seat 0 starts round 1 (KO-3)
    active: SEATS[0],
    step: STEP.roundStart,
    turnMission: NONE,
    mission: 0,
    missions: [NONE, NONE, NONE, NONE],
    counters: [NONE, NONE, NONE, NONE],
    declared: [UNDECLARED, UNDECLARED],
    missionDeck,
    removed: [],
    setAside: [],
    result: null,
  };
}
