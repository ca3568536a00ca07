import { publicFact, type Seat, secretFact } from '@safehouse/contract';
import { EQUIPMENT_IDS } from '../data/equipment.ts';
import { missionCard } from '../data/missions.ts';
import { canPlay, deckSize, drawCard } from './agent.ts';
import { EFFECT_SOURCE, findEffectSource } from './effect-source.ts';
import { CLOSED_CARD, type FactSink } from './facts.ts';
import { gpsTracker } from './items/gps-tracker.ts';
import { IN_HAND } from './kit.ts';
import { NONE, opponentOf, type State } from './state.ts';
import { STEP } from './steps.ts';

const GPS_TRACKER = missionCard('gps-tracker');

/** KO-7, KO-12: the other player is next, or the same again, or nobody can play any more. */
export function nextTurnStep(state: State, facts: FactSink): boolean {
  const other = opponentOf(state.active);
  if (canPlay(state.agents[other])) beginTurn(state, other, facts);
  else if (canPlay(state.agents[state.active])) beginTurn(state, state.active, facts);
  else {
    state.step = STEP.starterWindow;
    facts?.push(publicFact({ type: 'reveal-began' }));
  }
  return false;
}

function beginTurn(state: State, seat: Seat, facts: FactSink): void {
  state.active = seat;
  state.step = STEP.turn;
  const card = EQUIPMENT_IDS[drawCard(state.agents[seat], IN_HAND)];
  facts?.push(secretFact([seat], { type: 'drew', seat, card }, { type: 'drew', seat, card: CLOSED_CARD }));
}

/** A turn continues until its player stops, or has no card left and cannot take one back (KO-12). */
export function turnStep(state: State, facts: FactSink): boolean {
  const { active, turnMission } = state;
  const agent = state.agents[active];
  if (turnMission === NONE || deckSize(agent) > 0) return true;
  if (findEffectSource(agent, GPS_TRACKER) !== EFFECT_SOURCE.none && gpsTracker.targetMask(state, active) !== 0)
    return true;
  endTurn(state, active, facts);
  return false;
}

export function endTurn(state: State, seat: Seat, facts: FactSink): void {
  facts?.push(publicFact({ type: 'stopped', seat, mission: state.turnMission }));
  state.turnMission = NONE;
  state.step = STEP.nextTurn;
}
