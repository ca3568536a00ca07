import type { SeatPolicy } from '@safehouse/bots';
import type { Random, Seat } from '@safehouse/contract';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { addToHand, clone, countInHand, type Offer, removeFromHand, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { NO_CHANCE } from './market-playout.ts';

const MAX_HAND_SAMPLES = 12;

/**
 * Samples hands of the offering seat until its policy offers the open card that was seen. The closed card is the one
 * that the policy offers with it. After too many samples, returns any world that fits the view.
 */
export function sampleWorldByOpponentModel(view: View, _seat: Seat, random: Random, opponentPolicy: SeatPolicy): State {
  const world = rules.redeal(view, random);
  const { offer } = world;
  if (world.phase !== 'recruit' || !offer || offer.upSeat !== offer.downSeat) return world;
  for (let sample = 0; sample < MAX_HAND_SAMPLES; sample++) {
    const state = stateBeforeOffer(sample === 0 ? world : rules.redeal(view, random), offer, random);
    rules.play(state, offer.upSeat, opponentPolicy(state, offer.upSeat, random), NO_CHANCE, null);
    if (state.offer?.up !== offer.up) continue;
    state.clues = world.clues; // playing the offer again must not add to what is publicly known
    return state;
  }
  return world;
}

/** Returns the offer to the hand, and as many random cards of the hand to the deck as were drawn since. */
function stateBeforeOffer(world: State, { up, upSeat, kept }: Offer, random: Random): State {
  const state = clone(world);
  const drawn: Agent[] = [];
  while (state.handSizes[upSeat] > kept) {
    const card = randomCardInHand(state, upSeat, random);
    removeFromHand(state, upSeat, card);
    drawn.push(card);
  }
  addToHand(state, upSeat, up);
  if (world.offer?.down != null) addToHand(state, upSeat, world.offer.down);
  const deck = [...drawn, ...state.deck.slice(state.drawn)];
  return { ...state, phase: 'play', offer: null, deck, drawn: 0 };
}

function randomCardInHand(state: State, seat: Seat, random: Random): Agent {
  const cards = AGENTS.flatMap((agent) => Array<Agent>(countInHand(state, seat, agent)).fill(agent));
  return cards[random.below(cards.length)];
}
