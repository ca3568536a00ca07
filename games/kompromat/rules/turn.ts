import { open, type Seat, secret } from '@safehouse/contract';
import { EQUIPMENT } from '../data/equipment.ts';
import { missionCard } from '../data/missions.ts';
import { type Agent, canPlay, deckSize } from './agent.ts';
import { addCard } from './column.ts';
import { CLOSED_CARD, type Told } from './facts.ts';
import { gpsTracker } from './items/gps-tracker.ts';
import { HAND } from './kit.ts';
import { NONE, opponentOf, type State } from './state.ts';
import { STEP } from './steps.ts';
import { WAY, wayTo } from './ways.ts';

const GPS_TRACKER = missionCard('gps-tracker');

/** KO-7, KO-12: the other player is next, or the same again, or nobody can play any more. */
export function nextTurnStep(state: State, told: Told): boolean {
  const other = opponentOf(state.active);
  if (canPlay(state.agents[other])) beginTurn(state, other, told);
  else if (canPlay(state.agents[state.active])) beginTurn(state, state.active, told);
  else {
    state.step = STEP.starterWindow;
    told?.push(open({ type: 'reveal-began' }));
  }
  return false;
}

function beginTurn(state: State, seat: Seat, told: Told): void {
  state.active = seat;
  state.step = STEP.turn;
  const card = EQUIPMENT[draw(state.agents[seat], HAND)];
  told?.push(secret([seat], { type: 'drew', seat, card }, { type: 'drew', seat, card: CLOSED_CARD }));
}

function draw(agent: Agent, place: number): number {
  const index = agent.drawn++;
  agent.kit.places[index] = place;
  if (agent.known > 0) agent.known--;
  return agent.kit.cards[index];
}

/** A turn goes on until its player stops, or has no card left and cannot take one back (KO-12). */
export function turnStep(state: State, told: Told): boolean {
  const { active, turnMission } = state;
  const agent = state.agents[active];
  if (turnMission === NONE || deckSize(agent) > 0) return true;
  if (wayTo(agent, GPS_TRACKER) !== WAY.none && gpsTracker.targets(state, active) !== 0) return true;
  stop(state, active, told);
  return false;
}

/** KO-7: the drawn card opens a column. */
export function place(state: State, seat: Seat, mission: number, told: Told): void {
  const agent = state.agents[seat];
  const index = agent.drawn - 1;
  const card = agent.kit.cards[index];
  agent.kit.places[index] = mission;
  addCard(agent.columns[mission], card);
  state.turnMission = mission;
  told?.push(open({ type: 'placed', seat, mission, card: EQUIPMENT[card] }));
}

/** KO-8 */
export function hit(state: State, seat: Seat, told: Told): void {
  const agent = state.agents[seat];
  const mission = state.turnMission;
  const column = agent.columns[mission];
  const first = agent.drawn - column.count;
  agent.hitWith[first] = Math.max(agent.hitWith[first], column.count);
  const card = draw(agent, mission);
  addCard(column, card);
  if (!told) return;
  const fact = { type: 'hit', seat, mission } as const;
  told.push(secret([seat], { ...fact, card: EQUIPMENT[card] }, { ...fact, card: CLOSED_CARD }));
}

/** KO-9 */
export function stop(state: State, seat: Seat, told: Told): void {
  told?.push(open({ type: 'stopped', seat, mission: state.turnMission }));
  state.turnMission = NONE;
  state.step = STEP.nextTurn;
}
