import { publicFact, type Seat } from '@safehouse/contract';
import { ACE_BONUS_HALF_POINTS } from '../data/equipment.ts';
import { missionCard } from '../data/missions.ts';
import { EFFECT_SOURCE, findEffectSource } from './effect-source.ts';
import type { FactSink } from './facts.ts';
import type { State } from './state.ts';
import { skipStep, waitForMove } from './steps.ts';
import { turnUp } from './turn-up.ts';

export const MARTINI = missionCard('vesper-martini');

interface Declaration {
  /** How many aces count 11. */
  readonly elevens: number;
  /** KO-26: 1, -1, or 0 without a martini. */
  readonly martini: number;
}

const NO_CHOICE: Declaration = { elevens: 0, martini: 0 };

/** KO-13: a player's cards are turned up. Without aces or a martini there is nothing to choose. */
export function declareStep(state: State, seat: Seat, facts: FactSink): boolean {
  const agent = state.agents[seat];
  const { count, aces } = agent.columns[state.mission];
  if (count === 0) return skipStep(state); // KO-17
  turnUp(state, seat, state.mission, facts);
  if (aces > 0 || findEffectSource(agent, MARTINI) !== EFFECT_SOURCE.none) return waitForMove(state, seat);
  declareTotal(state, seat, NO_CHOICE, facts);
  return false;
}

/** Fixes a total: cards, newspapers and the martini. */
export function declareTotal(state: State, seat: Seat, declaration: Declaration, facts: FactSink): void {
  const { elevens, martini } = declaration;
  const { agents, mission } = state;
  const { columns, newspaper } = agents[seat];
  const total = columns[mission].total + ACE_BONUS_HALF_POINTS * elevens + newspaper[mission] + 2 * martini;
  state.declared[seat] = total;
  state.step++;
  facts?.push(publicFact({ type: 'declared', seat, mission, elevens, martini, total: total / 2 }));
}
