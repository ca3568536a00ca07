import { type Seat, secretFact } from '@safehouse/contract';
import { AGENT_NAMES, HAND_SIZE } from '../data/cards.ts';
import { agentMaskOf } from './agent-counts.ts';
import type { Agent } from './cards.ts';
import { noteCardDrawn } from './clues.ts';
import type { Fact, FactSink } from './facts.ts';
import { addToHand, deckSize, type State } from './state.ts';

/** AA-9: up to four cards. A larger hand draws nothing. */
export function refillHand(state: State, seat: Seat, facts: FactSink): void {
  const drawn: Agent[] | null = facts && [];
  while (state.handSizes[seat] < HAND_SIZE && deckSize(state) > 0) {
    const agent = drawCard(state, seat);
    drawn?.push(agent);
  }
  if (!facts || !drawn || drawn.length === 0) return;
  const cards = drawn.sort((a, b) => a - b).map((agent) => AGENT_NAMES[agent]);
  const others = { type: 'refilled', seat, cards: { closed: drawn.length } } as const;
  facts.push(secretFact<Fact>([seat], { type: 'refilled', seat, cards }, others));
}

export function drawCard(state: State, seat: Seat): Agent {
  const agent = state.deck[state.drawn++];
  addToHand(state, seat, agent);
  noteCardDrawn(state, seat);
  return agent;
}

/** The names that a hand has at least `copies` times (up to 2), as a bit mask. */
export function agentMaskInHand({ hands }: State, seat: Seat, copies: number): number {
  return agentMaskOf(hands[seat], copies);
}
