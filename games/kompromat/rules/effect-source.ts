import { publicFact, type Seat } from '@safehouse/contract';
import { itemId, missionCard } from '../data/missions.ts';
import type { Agent } from './agent.ts';
import type { FactSink } from './facts.ts';
import type { State } from './state.ts';

/** How a player comes by the effect of an item: not at all, by the item, or by the usb-stick that repeats it. */
export const EFFECT_SOURCE = { none: 0, item: 1, stick: 2 } as const;
export type EffectSource = (typeof EFFECT_SOURCE)[keyof typeof EFFECT_SOURCE];

export const USB_STICK = missionCard('usb-stick');

export function findEffectSource(agent: Agent, item: number): EffectSource {
  if (agent.ready.length === 0) return EFFECT_SOURCE.none;
  if (agent.ready.includes(item)) return EFFECT_SOURCE.item;
  return agent.ready.includes(USB_STICK) && agent.used.includes(item)
    ? EFFECT_SOURCE.stick
    : EFFECT_SOURCE.none;
}

/** KO-24: what was used moves away. The stick moves in place of the item it repeats. */
export function spendItem(state: State, seat: Seat, item: number, way: EffectSource, told: FactSink): void {
  const { ready, used } = state.agents[seat];
  const spent = way === EFFECT_SOURCE.stick ? USB_STICK : item;
  ready.splice(ready.indexOf(spent), 1);
  used.push(spent);
  const again = way === EFFECT_SOURCE.stick ? itemId(item) : null;
  told?.push(publicFact({ type: 'used', seat, item: itemId(spent), again }));
}
