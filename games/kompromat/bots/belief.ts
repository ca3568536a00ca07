import type { Random, Seat } from '@safehouse/contract';
import { MISSIONS_PER_ROUND } from '../data/constants.ts';
import { ACE, CARD_HALF_POINTS } from '../data/equipment.ts';
import type { Agent } from '../rules/agent.ts';
import { faceDownCount } from '../rules/column.ts';
import { redeal } from '../rules/redeal.ts';
import { opponentOf, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { stopProbability } from './opponent-model.ts';

const CANDIDATE_WORLDS = 6;
const RANDOM_RESOLUTION = 1 << 20;

/** A world that fits the view, sampled by how likely the opponent would have played as seen with these cards. */
export function sampleBelievedWorld(view: View, seat: Seat, random: Random): State {
  let chosen = redeal(view, random);
  const opponent = opponentOf(seat);
  if (!hasFaceDownCards(chosen.agents[opponent])) return chosen;
  let sum = playLikelihood(chosen.agents[opponent]);
  for (let i = 1; i < CANDIDATE_WORLDS; i++) {
    const world = redeal(view, random);
    const weight = playLikelihood(world.agents[opponent]);
    sum += weight;
    if (random.below(RANDOM_RESOLUTION) * sum < weight * RANDOM_RESOLUTION) chosen = world;
  }
  return chosen;
}

function hasFaceDownCards({ columns }: Agent): boolean {
  return columns.some((column) => faceDownCount(column) > 0);
}

/** The likelihood that a player with these cards hits and stops as seen. */
function playLikelihood({ kit, drawnCount, columns }: Agent): number {
  let likelihood = 1;
  for (let mission = 0; mission < MISSIONS_PER_ROUND; mission++) {
    let [total, aces, cards] = [0, 0, 0];
    for (let i = 0; i < drawnCount; i++) {
      if (kit.locations[i] !== mission) continue;
      total += CARD_HALF_POINTS[kit.cards[i]];
      if (kit.cards[i] === ACE) aces++;
      const stops = stopProbability(total, aces);
      likelihood *= ++cards === columns[mission].count ? stops : 1 - stops;
    }
  }
  return likelihood;
}
