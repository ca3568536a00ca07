import { isHiddenCards, type Random, SEATS, type Seat, shuffle } from '@safehouse/contract';
import { NO_AGENTS, oneCopy } from './agent-counts.ts';
import { AGENT_COUNT, AGENT_DECK, type Agent, ALL_AGENTS_MASK, agentByName } from './cards.ts';
import type { Clue } from './clues.ts';
import { candidateMask, isAsked } from './market.ts';
import { SIDES } from './sides.ts';
import { countInHand, countInPlay, type State } from './state.ts';
import type { View } from './view.ts';

/** Deals to try before giving up. In a real match a deal that fits the clues is found much earlier. */
const MAX_DEAL_ATTEMPTS = 100_000;

const IN_HAND = 'hand';
const FACE_DOWN = 'down';

/** A closed card and the agent dealt to it. A number is an index among the set-aside cards of the seat. */
interface ClosedSlot {
  readonly seat: Seat;
  readonly location: typeof IN_HAND | typeof FACE_DOWN | number;
  agent: Agent | null;
}

/** Deals every closed card of the view into the state. The remaining cards are the deck. */
export function dealClosedCards(state: State, view: View, random: Random): Agent[] {
  copyOpenCards(state, view);
  const slots = closedSlots(view);
  const pool = unseenAgents(state, view);
  const clues = state.clues.filter(({ seat }) => isHiddenCards(view.hands[seat])).sort((a, b) => b.since - a.since);
  for (let attempt = 0; attempt < MAX_DEAL_ATTEMPTS; attempt++) {
    const cards = pool.slice();
    shuffle(cards, random);
    for (const slot of slots) slot.agent = null;
    if (!dealCluedCards(clues, slots, cards, random) || !dealRemainingCards(clues, slots, cards)) continue;
    writeDeal(state, view, slots);
    if (!isConsistent(state)) continue;
    return cards;
  }
  throw new Error('no deal fits the view');
}

function copyOpenCards(state: State, view: View): void {
  view.hands.forEach((hand, seat) => {
    if (isHiddenCards(hand)) return;
    for (const name of hand) state.hands[seat] += oneCopy(agentByName(name));
  });
  view.setAside.forEach((cards, seat) => {
    if (isHiddenCards(cards)) return;
    state.setAside.push(...cards.map((name) => AGENT_COUNT * seat + agentByName(name)));
  });
  if (!view.offer) return;
  const { up, down, by, kept } = view.offer;
  const downAgent = down === null || isHiddenCards(down) ? null : agentByName(down);
  const [upSeat, downSeat] = by;
  state.offer = { up: agentByName(up), down: downAgent, upSeat, downSeat, kept };
}

function closedSlots(view: View): ClosedSlot[] {
  const slots: ClosedSlot[] = [];
  view.hands.forEach((hand, i) => {
    const seat = SEATS[i];
    const setAside = view.setAside[i];
    if (!isHiddenCards(hand) || !isHiddenCards(setAside)) return;
    for (let n = 0; n < hand.closed; n++) slots.push({ seat, location: IN_HAND, agent: null });
    for (let n = 0; n < setAside.closed; n++) slots.push({ seat, location: n, agent: null });
  });
  if (view.offer && isHiddenCards(view.offer.down)) {
    slots.push({ seat: view.offer.by[1], location: FACE_DOWN, agent: null });
  }
  return slots;
}

function unseenAgents(state: State, view: View): Agent[] {
  const seen: number[] = Array(AGENT_COUNT).fill(0);
  for (const agent of state.setAside) seen[agent % AGENT_COUNT]++;
  if (state.offer) seen[state.offer.up]++;
  if (state.offer?.down != null) seen[state.offer.down]++;
  for (let agent = 0; agent < AGENT_COUNT; agent++) {
    for (const side of SIDES) seen[agent] += countInPlay(state, side, agent as Agent);
    view.hands.forEach((_, seat) => {
      seen[agent] += countInHand(state, SEATS[seat], agent as Agent);
    });
  }
  return AGENT_DECK.filter((agent) => seen[agent]-- <= 0);
}

/** Puts the cards that clues require into random slots of their seats. */
function dealCluedCards(clues: readonly Clue[], slots: readonly ClosedSlot[], cards: Agent[], random: Random): boolean {
  for (const clue of clues) {
    for (let missing = clue.least - countMatching(clue, slots); missing > 0; missing--) {
      const free = slots.filter((slot) => appliesTo(clue, slot) && slot.agent === null);
      if (free.length === 0) return false;
      const slot = free[random.below(free.length)];
      if (!dealMatchingCard(slot, clue.agents & ~forbiddenAgents(slot, clues, slots), cards)) return false;
    }
  }
  return true;
}

/** Fills the remaining slots, those with clues first, because fewer cards fit them. */
function dealRemainingCards(clues: readonly Clue[], slots: readonly ClosedSlot[], cards: Agent[]): boolean {
  const isClued = (slot: ClosedSlot) => clues.some((clue) => appliesTo(clue, slot));
  const free = slots.filter((slot) => slot.agent === null);
  const inOrder = clues.length === 0 ? free : [...free.filter(isClued), ...free.filter((slot) => !isClued(slot))];
  return inOrder.every((slot) => dealMatchingCard(slot, ALL_AGENTS_MASK & ~forbiddenAgents(slot, clues, slots), cards));
}

/** The first of the shuffled cards that is among these agents. */
function dealMatchingCard(slot: ClosedSlot, agents: number, cards: Agent[]): boolean {
  const card = cards.findIndex((agent) => agents & (1 << agent));
  if (card < 0) return false;
  [slot.agent] = cards.splice(card, 1);
  return true;
}

/** The agents that the clues about this slot exclude, because the maximum number of them is dealt already. */
function forbiddenAgents(slot: ClosedSlot, clues: readonly Clue[], slots: readonly ClosedSlot[]): number {
  const full = clues.filter((clue) => appliesTo(clue, slot) && countMatching(clue, slots) >= clue.most);
  return full.reduce((mask, clue) => mask | clue.agents, 0);
}

function appliesTo(clue: Clue, { seat, location }: ClosedSlot): boolean {
  return seat === clue.seat && (typeof location === 'string' || location >= clue.since);
}

function countMatching(clue: Clue, slots: readonly ClosedSlot[]): number {
  return slots.filter((slot) => appliesTo(clue, slot) && slot.agent !== null && clue.agents & (1 << slot.agent)).length;
}

function writeDeal(state: State, view: View, slots: readonly ClosedSlot[]): void {
  view.hands.forEach((hand, seat) => {
    if (isHiddenCards(hand)) state.hands[seat] = NO_AGENTS;
  });
  const open = (entry: number) => !isHiddenCards(view.hands[Math.floor(entry / AGENT_COUNT)]);
  const setAside = state.setAside.filter(open);
  for (const { seat, location, agent } of slots) {
    if (agent === null) continue;
    if (location === IN_HAND) state.hands[seat] += oneCopy(agent);
    else if (location !== FACE_DOWN) setAside.push(AGENT_COUNT * seat + agent);
    else if (state.offer) state.offer = { ...state.offer, down: agent };
  }
  state.setAside.splice(0, state.setAside.length, ...setAside);
}

/** What the phase implies: AA-7 and AA-34 for two cards of one name, and that the pending question is asked with this hand. */
function isConsistent(state: State): boolean {
  const { offer, resolving } = state;
  if (offer && offer.down === offer.up && countInHand(state, offer.downSeat, offer.up) < offer.kept) return false;
  return !resolving || resolving.agent !== null || isAsked(state, resolving.card, candidateMask(state, resolving));
}
