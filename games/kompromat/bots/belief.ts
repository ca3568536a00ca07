import type { Random, Seat } from '@safehouse/contract';
import { MISSIONS_PER_ROUND } from '../data/constants.ts';
import { ACE, CARD_HALF_POINTS } from '../data/equipment.ts';
import type { Agent } from '../rules/agent.ts';
import { faceDownCount } from '../rules/column.ts';
import { redeal } from '../rules/redeal.ts';
import { opponentOf, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { stopProbability } from './opponent-model.ts';

/** So many deals are looked at for one that is believed. */
const CANDIDATE_DEALS = 6;
const RANDOM_RESOLUTION = 1 << 20;

/** A state that fits the view, closed columns the likelier the more it was like a player to stop there. */
export function sampleBelievedWorld(view: View, seat: Seat, random: Random): State {
  let chosen = redeal(view, random);
  const rival = opponentOf(seat);
  if (!hasFaceDownCards(chosen.agents[rival])) return chosen;
  let sum = playLikelihood(chosen.agents[rival]);
  for (let i = 1; i < CANDIDATE_DEALS; i++) {
    const world = redeal(view, random);
    const weight = playLikelihood(world.agents[rival]);
    sum += weight;
    if (random.below(RANDOM_RESOLUTION) * sum < weight * RANDOM_RESOLUTION) chosen = world;
  }
  return chosen;
}

function hasFaceDownCards({ columns }: Agent): boolean {
  return columns.some((column) => faceDownCount(column) > 0);
}

/** How likely a player with these cards had hit and stopped as was seen. */
function playLikelihood({ kit, drawnCount, columns }: Agent): number {
  let chance = 1;
  for (let m = 0; m < MISSIONS_PER_ROUND; m++) {
    let [total, aces, cards] = [0, 0, 0];
    for (let i = 0; i < drawnCount; i++) {
      if (kit.locations[i] !== m) continue;
      total += CARD_HALF_POINTS[kit.cards[i]];
      if (kit.cards[i] === ACE) aces++;
      const stops = stopProbability(total, aces);
      chance *= ++cards === columns[m].count ? stops : 1 - stops;
    }
  }
  return chance;
}
