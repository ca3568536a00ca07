import { publicFact, type Seat, secretFact } from '@safehouse/contract';
import { EQUIPMENT_IDS } from '../data/equipment.ts';
import { missionCard } from '../data/missions.ts';
import { type Agent, canPlay, deckSize } from './agent.ts';
import { addCard } from './column.ts';
import { EFFECT_SOURCE, findEffectSource } from './effect-source.ts';
import { CLOSED_CARD, type FactSink } from './facts.ts';
import { gpsTracker } from './items/gps-tracker.ts';
import { IN_HAND } from './kit.ts';
import { NONE, opponentOf, type State } from './state.ts';
import { STEP } from './steps.ts';

const GPS_TRACKER = missionCard('gps-tracker');

/** KO-7, KO-12: the other player is next, or the same again, or nobody can play any more. */
export function nextTurnStep(state: State, told: FactSink): boolean {
  const other = opponentOf(state.active);
  if (canPlay(state.agents[other])) beginTurn(state, other, told);
  else if (canPlay(state.agents[state.active])) beginTurn(state, state.active, told);
  else {
    state.step = STEP.starterWindow;
    told?.push(publicFact({ type: 'reveal-began' }));
  }
  return false;
}

function beginTurn(state: State, seat: Seat, told: FactSink): void {
  state.active = seat;
  state.step = STEP.turn;
  const card = EQUIPMENT_IDS[drawCard(state.agents[seat], IN_HAND)];
  told?.push(secretFact([seat], { type: 'drew', seat, card }, { type: 'drew', seat, card: CLOSED_CARD }));
}

function drawCard(agent: Agent, place: number): number {
  const index = agent.drawnCount++;
  agent.kit.locations[index] = place;
  if (agent.knownCount > 0) agent.knownCount--;
  return agent.kit.cards[index];
}

/** A turn goes on until its player stops, or has no card left and cannot take one back (KO-12). */
export function turnStep(state: State, told: FactSink): boolean {
  const { active, turnMission } = state;
  const agent = state.agents[active];
  if (turnMission === NONE || deckSize(agent) > 0) return true;
  if (
    findEffectSource(agent, GPS_TRACKER) !== EFFECT_SOURCE.none &&
    gpsTracker.targetMask(state, active) !== 0
  )
    return true;
  stop(state, active, told);
  return false;
}

/** KO-7: the drawn card opens a column. */
export function place(state: State, seat: Seat, mission: number, told: FactSink): void {
  const agent = state.agents[seat];
  const index = agent.drawnCount - 1;
  const card = agent.kit.cards[index];
  agent.kit.locations[index] = mission;
  addCard(agent.columns[mission], card);
  state.turnMission = mission;
  told?.push(publicFact({ type: 'placed', seat, mission, card: EQUIPMENT_IDS[card] }));
}

/** KO-8 */
export function hit(state: State, seat: Seat, told: FactSink): void {
  const agent = state.agents[seat];
  const mission = state.turnMission;
  const column = agent.columns[mission];
  const first = agent.drawnCount - column.count;
  agent.hitWith[first] = Math.max(agent.hitWith[first], column.count);
  const card = drawCard(agent, mission);
  addCard(column, card);
  if (!told) return;
  const fact = { type: 'hit', seat, mission } as const;
  told.push(secretFact([seat], { ...fact, card: EQUIPMENT_IDS[card] }, { ...fact, card: CLOSED_CARD }));
}

/** KO-9 */
export function stop(state: State, seat: Seat, told: FactSink): void {
  told?.push(publicFact({ type: 'stopped', seat, mission: state.turnMission }));
  state.turnMission = NONE;
  state.step = STEP.nextTurn;
}
