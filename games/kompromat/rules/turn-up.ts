import { publicFact, type Seat } from '@safehouse/contract';
import { EQUIPMENT_IDS } from '../data/equipment.ts';
import { faceDownCount } from './column.ts';
import type { FactSink } from './facts.ts';
import { cardsAt } from './kit.ts';
import type { State } from './state.ts';

/** Turns the face-down cards of a column up, permanently. */
export function turnUp(state: State, seat: Seat, mission: number, facts: FactSink): void {
  const agent = state.agents[seat];
  const column = agent.columns[mission];
  if (faceDownCount(column) === 0) return;
  column.isRevealed = true;
  if (!facts) return;
  const cards = cardsAt(agent.kit, mission).map((card) => EQUIPMENT_IDS[card]);
  facts.push(publicFact({ type: 'turned-up', seat, mission, cards }));
}
