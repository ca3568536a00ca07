import { isHiddenCards, type Random } from '@safehouse/contract';
import { HAND_SIZE } from '../data/cards.ts';
import { AGENT_COUNT, AGENT_DECK, type Agent, agentByName } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';

/** All agents a viewer cannot see: in the deck, in other hands, face down or set aside by others. */
export function unseenCards(view: View): Agent[] {
  const seen: number[] = Array(AGENT_COUNT).fill(0);
  const see = (name: Parameters<typeof agentByName>[0], copies = 1) => {
    seen[agentByName(name)] += copies;
  };
  for (const cards of [...view.hands, ...view.setAside])
    if (!isHiddenCards(cards)) for (const name of cards) see(name);
  for (const { inPlay } of view.sides) {
    for (const [name, copies] of Object.entries(inPlay))
      see(name as Parameters<typeof agentByName>[0], copies);
  }
  if (view.offer) see(view.offer.up);
  if (view.offer?.down && !isHiddenCards(view.offer.down)) see(view.offer.down);
  return AGENT_DECK.filter((agent) => seen[agent]-- <= 0);
}

/** Cards by name. */
export function countByAgent(cards: readonly Agent[]): number[] {
  const counts: number[] = Array(AGENT_COUNT).fill(0);
  for (const agent of cards) counts[agent]++;
  return counts;
}

/** A hand drawn from these cards; the cards change their order. */
export function drawRandomHand(cards: Agent[], random: Random, size = HAND_SIZE): Agent[] {
  const most = Math.min(size, cards.length);
  for (let i = 0; i < most; i++) {
    const j = i + random.below(cards.length - i);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  return cards.slice(0, most);
}

/** What one unknown card is on average: the share of each name. */
export function agentFrequencies(cards: readonly Agent[]): number[] {
  return countByAgent(cards).map((count) => count / Math.max(1, cards.length));
}
