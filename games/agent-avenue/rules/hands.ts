import { type ScopedFact, type Seat, secretFact } from '@safehouse/contract';
import { AGENT_NAMES, HAND_SIZE } from '../data/cards.ts';
import { AGENT_COUNT, type Agent } from './cards.ts';
import { noteCardDrawn } from './clues.ts';
import { CLOSED_CARD, type Fact } from './facts.ts';
import { addToHand, deckSize, removeFromHand, type State } from './state.ts';

/** AA-9: up to four cards; a larger hand just does not draw. */
export function refillHand(state: State, seat: Seat, news: ScopedFact<Fact>[] | null): void {
  const drawn: Agent[] | null = news && [];
  while (state.handSizes[seat] < HAND_SIZE && deckSize(state) > 0) {
    const agent = drawCard(state, seat);
    drawn?.push(agent);
  }
  if (!news || !drawn || drawn.length === 0) return;
  const cards = drawn.sort((a, b) => a - b).map((agent) => AGENT_NAMES[agent]);
  const others = { type: 'refilled', seat, cards: { closed: drawn.length } } as const;
  news.push(secretFact<Fact>([seat], { type: 'refilled', seat, cards }, others));
}

function drawCard(state: State, seat: Seat): Agent {
  const agent = state.deck[state.drawn++];
  addToHand(state, seat, agent);
  noteCardDrawn(state, seat);
  return agent;
}

/** AA-8: one card aside, face down, and exactly one drawn. */
export function swapCard(state: State, seat: Seat, away: Agent, news: ScopedFact<Fact>[] | null): void {
  removeFromHand(state, seat, away);
  state.setAside.push(AGENT_COUNT * seat + away);
  state.swapsLeft[seat]--;
  const drawn = drawCard(state, seat);
  news?.push(
    secretFact<Fact>(
      [seat],
      { type: 'swapped', seat, away: AGENT_NAMES[away], drawn: AGENT_NAMES[drawn] },
      { type: 'swapped', seat, away: CLOSED_CARD, drawn: CLOSED_CARD },
    ),
  );
}

/** The names in a hand of which there are at least so many, as a bit mask. */
export function agentMaskInHand({ hands }: State, seat: Seat, copies: number): number {
  let mask = 0;
  for (let agent = AGENT_COUNT - 1, place = AGENT_COUNT * seat + agent; agent >= 0; agent--, place--) {
    if (hands[place] >= copies) mask |= 1 << agent;
  }
  return mask;
}
