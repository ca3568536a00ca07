import { secretFact } from '@safehouse/contract';
import { EQUIPMENT_IDS } from '../../data/equipment.ts';
import { deckSize } from '../agent.ts';
import { REFUSALS } from '../refusals.ts';
import { STEP } from '../steps.ts';
import type { Item } from './item.ts';

const CARDS_SHOWN = 5;

/** Look at the next five cards of your deck, or all of them; their order stays. */
export const nightVision: Item = {
  id: 'night-vision',
  targetCount: 1,
  targetFields: () => ({}),
  targetMask: (state, seat) => (state.step === STEP.turn && deckSize(state.agents[seat]) > 0 ? 1 : 0),
  use(state, seat, _target, facts) {
    const agent = state.agents[seat];
    const seen = Math.min(CARDS_SHOWN, deckSize(agent));
    agent.knownCount = Math.max(agent.knownCount, seen);
    if (!facts) return;
    const cards = agent.kit.cards.slice(agent.drawnCount, agent.drawnCount + seen).map((card) => EQUIPMENT_IDS[card]);
    facts.push(secretFact([seat], { type: 'looked', seat, cards }, { type: 'looked', seat, cards: { closed: seen } }));
  },
  explain: (state) => (state.step === STEP.turn ? REFUSALS.deckEmpty : REFUSALS.onlyInOwnTurn),
};
