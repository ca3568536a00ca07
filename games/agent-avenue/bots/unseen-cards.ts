import { isHiddenCards, type Random } from '@safehouse/contract';
import { type AgentName, HAND_SIZE } from '../data/cards.ts';
import { AGENT_COUNT, AGENT_DECK, type Agent, agentByName } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';

/** All agent cards a viewer cannot see: in the deck, in other hands, face down or set aside by others. */
export function unseenCards(view: View): Agent[] {
  const seen: number[] = Array(AGENT_COUNT).fill(0);
  const addSeen = (name: AgentName, copies = 1) => {
    seen[agentByName(name)] += copies;
  };
  for (const cards of [...view.hands, ...view.setAside])
    if (!isHiddenCards(cards)) for (const name of cards) addSeen(name);
  for (const { inPlay } of view.sides) {
    for (const [name, copies] of Object.entries(inPlay)) addSeen(name as AgentName, copies);
  }
  if (view.offer) addSeen(view.offer.up);
  if (view.offer?.down && !isHiddenCards(view.offer.down)) addSeen(view.offer.down);
  return AGENT_DECK.filter((agent) => seen[agent]-- <= 0);
}

export function countByAgent(cards: readonly Agent[]): number[] {
  const counts: number[] = Array(AGENT_COUNT).fill(0);
  for (const agent of cards) counts[agent]++;
  return counts;
}

/** A random hand from these cards, which are partly shuffled in place. */
export function drawRandomHand(cards: Agent[], random: Random): Agent[] {
  const size = Math.min(HAND_SIZE, cards.length);
  for (let i = 0; i < size; i++) {
    const j = i + random.below(cards.length - i);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  return cards.slice(0, size);
}

/** The share of each agent among these cards. */
export function agentFrequencies(cards: readonly Agent[]): number[] {
  return countByAgent(cards).map((count) => count / Math.max(1, cards.length));
}
