import { contains, publicFact, type Refusal, removeItem, type Seat } from '@safehouse/contract';
import { itemId, missionCard } from '../data/missions.ts';
import type { Agent } from './agent.ts';
import type { FactSink } from './facts.ts';
import { REFUSALS } from './refusals.ts';
import type { State } from './state.ts';

/** How a player gets the effect of an item: not at all, from the item, or from the usb-stick that repeats it. */
export const EFFECT_SOURCE = { none: 0, item: 1, stick: 2 } as const;
export type EffectSource = (typeof EFFECT_SOURCE)[keyof typeof EFFECT_SOURCE];

export interface ItemEffect {
  readonly item: number;
  readonly source: EffectSource;
}

export const USB_STICK = missionCard('usb-stick');

export function findEffectSource(agent: Agent, item: number): EffectSource {
  if (agent.ready.length === 0) return EFFECT_SOURCE.none;
  if (contains(agent.ready, item)) return EFFECT_SOURCE.item;
  return contains(agent.ready, USB_STICK) && contains(agent.used, item) ? EFFECT_SOURCE.stick : EFFECT_SOURCE.none;
}

/** Why a player cannot use an effect from this source; null if they can. */
export function refuseEffect(agent: Agent, { item, source }: ItemEffect): Refusal | null {
  if (findEffectSource(agent, item) === source) return null;
  const needed = spentCard({ item, source });
  if (contains(agent.used, needed)) return REFUSALS.itemUsed;
  return contains(agent.ready, needed) ? REFUSALS.notUsedBefore : REFUSALS.notYourItem;
}

/** KO-24: removes what was used. */
export function spendItem(state: State, seat: Seat, effect: ItemEffect, facts: FactSink): void {
  const { ready, used } = state.agents[seat];
  const spent = spentCard(effect);
  removeItem(ready, spent);
  used.push(spent);
  const again = spent === effect.item ? null : itemId(effect.item);
  facts?.push(publicFact({ type: 'used', seat, item: itemId(spent), again }));
}

/** The stick is spent instead of the item that it repeats. */
function spentCard({ item, source }: ItemEffect): number {
  return source === EFFECT_SOURCE.stick ? USB_STICK : item;
}
