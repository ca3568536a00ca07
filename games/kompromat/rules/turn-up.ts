import { open, type Seat } from '@safehouse/contract';
import { EQUIPMENT } from '../data/equipment.ts';
import { faceDown } from './column.ts';
import type { Told } from './facts.ts';
import { cardsAt } from './kit.ts';
import type { State } from './state.ts';

/** The face-down cards of a column, if there are any, are turned up for good. */
export function turnUp(state: State, seat: Seat, mission: number, told: Told): void {
  const agent = state.agents[seat];
  const column = agent.columns[mission];
  if (faceDown(column) === 0) return;
  column.shown = true;
  if (!told) return;
  const cards = cardsAt(agent.kit, mission).map((card) => EQUIPMENT[card]);
  told.push(open({ type: 'turned-up', seat, mission, cards }));
}
