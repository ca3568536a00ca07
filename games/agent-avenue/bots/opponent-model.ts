import type { SeatPolicy } from '@safehouse/bots';
import type { Random, Seat } from '@safehouse/contract';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { agentAvenue as rules } from '../rules/index.ts';
import { addToHand, clone, countInHand, type Offer, removeFromHand, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { NO_CHANCE } from './market-playout.ts';

/** Hands that are shown to the other for one out of which it lays the open card. */
const MAX_HAND_SAMPLES = 12;

/** A world in which the other, asked again, has laid the card that lies open; the closed one is what it laid with it. */
export function sampleWorldByOpponentModel(view: View, _seat: Seat, random: Random, mind: SeatPolicy): State {
  const world = rules.redeal(view, random);
  const { offer } = world;
  if (world.phase !== 'recruit' || !offer || offer.upSeat !== offer.downSeat) return world;
  for (let hand = 0; hand < MAX_HAND_SAMPLES; hand++) {
    const state = stateBeforeOffer(hand === 0 ? world : rules.redeal(view, random), offer, random);
    rules.play(state, offer.upSeat, mind(state, offer.upSeat, random), NO_CHANCE, null);
    if (state.offer?.up !== offer.up) continue;
    state.clues = world.clues; // what everybody saw was seen once
    return state;
  }
  return world;
}

/** Takes the offer back into the hand it came from, and the cards drawn since back to the deck: nobody knows which. */
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
