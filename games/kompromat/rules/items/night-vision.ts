import { secret } from '@safehouse/contract';
import { EQUIPMENT } from '../../data/equipment.ts';
import { deckSize } from '../agent.ts';
import { STEP } from '../steps.ts';
import type { Item } from './item.ts';

const CARDS = 5;

/** Look at the next five cards of your deck, or all of them; their order stays. */
export const nightVision: Item = {
  id: 'night-vision',
  reach: 1,
  fields: () => ({}),
  targets: (state, seat) => (state.step === STEP.turn && deckSize(state.agents[seat]) > 0 ? 1 : 0),
  use(state, seat, _target, told) {
    const agent = state.agents[seat];
    const seen = Math.min(CARDS, deckSize(agent));
    agent.known = Math.max(agent.known, seen);
    if (!told) return;
    const cards = agent.kit.cards.slice(agent.drawn, agent.drawn + seen).map((card) => EQUIPMENT[card]);
    told.push(
      secret([seat], { type: 'looked', seat, cards }, { type: 'looked', seat, cards: { closed: seen } }),
    );
  },
  whyNot: (state) => (state.step === STEP.turn ? 'deck-empty' : 'only-in-own-turn'),
};
