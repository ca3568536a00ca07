import { open, type Seat } from '@safehouse/contract';
import { itemId, missionCard } from '../data/missions.ts';
import type { Agent } from './agent.ts';
import type { Told } from './facts.ts';
import type { State } from './state.ts';

/** How a player comes by the effect of an item: not at all, by the item, or by the usb-stick that repeats it. */
export const WAY = { none: 0, item: 1, stick: 2 } as const;
export type Way = (typeof WAY)[keyof typeof WAY];

export const STICK = missionCard('usb-stick');

export function wayTo(agent: Agent, item: number): Way {
  if (agent.ready.length === 0) return WAY.none;
  if (agent.ready.includes(item)) return WAY.item;
  return agent.ready.includes(STICK) && agent.used.includes(item) ? WAY.stick : WAY.none;
}

/** KO-24: what was used moves away. The stick moves in place of the item it repeats. */
export function spend(state: State, seat: Seat, item: number, way: Way, told: Told): void {
  const { ready, used } = state.agents[seat];
  const spent = way === WAY.stick ? STICK : item;
  ready.splice(ready.indexOf(spent), 1);
  used.push(spent);
  const again = way === WAY.stick ? itemId(item) : null;
  told?.push(open({ type: 'used', seat, item: itemId(spent), again }));
}
