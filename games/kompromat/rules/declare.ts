import { open, type Seat } from '@safehouse/contract';
import { ELEVEN } from '../data/equipment.ts';
import { missionCard } from '../data/missions.ts';
import type { Told } from './facts.ts';
import type { State } from './state.ts';
import { ask, passOn } from './steps.ts';
import { turnUp } from './turn-up.ts';
import { WAY, wayTo } from './ways.ts';

export const MARTINI = missionCard('vesper-martini');

/** KO-13: a player's cards turn up; without aces or a martini there is nothing to choose. */
export function declareStep(state: State, seat: Seat, told: Told): boolean {
  const agent = state.agents[seat];
  const { count, aces } = agent.columns[state.mission];
  if (count === 0) return passOn(state); // KO-17
  turnUp(state, seat, state.mission, told);
  if (aces > 0 || wayTo(agent, MARTINI) !== WAY.none) return ask(state, seat);
  declare(state, seat, 0, 0, told);
  return false;
}

/** Fixes a total: cards, newspapers and the martini, whose points are +1, -1 or 0 (KO-26). */
export function declare(state: State, seat: Seat, elevens: number, martini: number, told: Told): void {
  const { agents, mission } = state;
  const { columns, newspaper } = agents[seat];
  const total = columns[mission].total + ELEVEN * elevens + newspaper[mission] + 2 * martini;
  state.declared[seat] = total;
  state.step++;
  told?.push(open({ type: 'declared', seat, mission, elevens, martini, total: total / 2 }));
}
