import type { Random, Seat } from '@safehouse/contract';
import { ACE, HALVES } from '../data/equipment.ts';
import { ROW } from '../data/numbers.ts';
import type { Agent } from '../rules/agent.ts';
import { faceDown } from '../rules/column.ts';
import { redeal } from '../rules/redeal.ts';
import { opponentOf, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { stopChance } from './habit.ts';

/** So many deals are looked at for one that is believed. */
const DEALS = 6;
const FINE = 1 << 20;

/** A state that fits the view, closed columns the likelier the more it was like a player to stop there. */
export function believedWorld(view: View, seat: Seat, random: Random): State {
  let chosen = redeal(view, random);
  const rival = opponentOf(seat);
  if (!hasClosed(chosen.agents[rival])) return chosen;
  let sum = likelihood(chosen.agents[rival]);
  for (let i = 1; i < DEALS; i++) {
    const world = redeal(view, random);
    const weight = likelihood(world.agents[rival]);
    sum += weight;
    if (random.below(FINE) * sum < weight * FINE) chosen = world;
  }
  return chosen;
}

function hasClosed({ columns }: Agent): boolean {
  return columns.some((column) => faceDown(column) > 0);
}

/** How likely a player with these cards had hit and stopped as was seen. */
function likelihood({ kit, drawn, columns }: Agent): number {
  let chance = 1;
  for (let m = 0; m < ROW; m++) {
    let [total, aces, cards] = [0, 0, 0];
    for (let i = 0; i < drawn; i++) {
      if (kit.places[i] !== m) continue;
      total += HALVES[kit.cards[i]];
      if (kit.cards[i] === ACE) aces++;
      const stops = stopChance(total, aces);
      chance *= ++cards === columns[m].count ? stops : 1 - stops;
    }
  }
  return chance;
}
