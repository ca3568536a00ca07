import { isHiddenCards, type Random, SEATS, type Seat, shuffle } from '@safehouse/contract';
import { AGENT_COUNT, AGENT_DECK, type Agent, ALL_AGENTS_MASK, agentByName } from './cards.ts';
import type { Clue } from './clues.ts';
import { hasSeveralBits } from './instant-cards.ts';
import { candidateMask } from './market.ts';
import { SIDES } from './sides.ts';
import { countInHand, countInPlay, type State } from './state.ts';
import type { View } from './view.ts';

/** Deals tried before giving up; the clues of a real match leave far more than one in so many. */
const MAX_DEAL_ATTEMPTS = 100_000;

const IN_HAND = 'hand';
const FACE_DOWN = 'down';

/** A closed place and the agent dealt to it. A number is the how-manieth set-aside card of the seat it is. */
interface ClosedSlot {
  readonly seat: Seat;
  readonly location: typeof IN_HAND | typeof FACE_DOWN | number;
  agent: Agent | null;
}

/** Deals every closed card of the view into the state. The rest is the deck. */
export function dealClosedCards(state: State, view: View, random: Random): Agent[] {
  copyOpenCards(state, view);
  const places = closedSlots(view);
  const pool = unseenAgents(state, view);
  const clues = state.clues
    .filter(({ seat }) => isHiddenCards(view.hands[seat]))
    .sort((a, b) => b.since - a.since);
  for (let tries = 0; tries < MAX_DEAL_ATTEMPTS; tries++) {
    const cards = pool.slice();
    shuffle(cards, random);
    for (const place of places) place.agent = null;
    if (!dealCluedCards(clues, places, cards, random) || !dealRemainingCards(clues, places, cards)) continue;
    writeDeal(state, view, places);
    if (!isConsistent(state)) continue;
    return cards;
  }
  throw new Error('no deal fits the view');
}

function copyOpenCards(state: State, view: View): void {
  view.hands.forEach((hand, seat) => {
    if (isHiddenCards(hand)) return;
    for (const name of hand) state.hands[AGENT_COUNT * seat + agentByName(name)]++;
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
  const places: ClosedSlot[] = [];
  view.hands.forEach((hand, i) => {
    const seat = SEATS[i];
    const setAside = view.setAside[i];
    if (!isHiddenCards(hand) || !isHiddenCards(setAside)) return;
    for (let n = 0; n < hand.closed; n++) places.push({ seat, location: IN_HAND, agent: null });
    for (let n = 0; n < setAside.closed; n++) places.push({ seat, location: n, agent: null });
  });
  if (view.offer && isHiddenCards(view.offer.down)) {
    places.push({ seat: view.offer.by[1], location: FACE_DOWN, agent: null });
  }
  return places;
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

/** Puts the cards that clues ask for in random places of the seats they speak about. */
function dealCluedCards(
  clues: readonly Clue[],
  places: readonly ClosedSlot[],
  cards: Agent[],
  random: Random,
): boolean {
  for (const clue of clues) {
    for (let missing = clue.least - countMatching(clue, places); missing > 0; missing--) {
      const free = places.filter((place) => appliesTo(clue, place) && place.agent === null);
      if (free.length === 0) return false;
      const place = free[random.below(free.length)];
      if (!dealMatchingCard(place, clue.agents & ~forbiddenAgents(place, clues, places), cards)) return false;
    }
  }
  return true;
}

/** Fills the places that are left, those that clues speak about first: they can take fewer of the cards. */
function dealRemainingCards(clues: readonly Clue[], places: readonly ClosedSlot[], cards: Agent[]): boolean {
  const isClued = (place: ClosedSlot) => clues.some((clue) => appliesTo(clue, place));
  const free = places.filter((place) => place.agent === null);
  const inOrder =
    clues.length === 0 ? free : [...free.filter(isClued), ...free.filter((place) => !isClued(place))];
  return inOrder.every((place) =>
    dealMatchingCard(place, ALL_AGENTS_MASK & ~forbiddenAgents(place, clues, places), cards),
  );
}

/** The first of the shuffled cards that is among these agents. */
function dealMatchingCard(place: ClosedSlot, agents: number, cards: Agent[]): boolean {
  const card = cards.findIndex((agent) => agents & (1 << agent));
  if (card < 0) return false;
  [place.agent] = cards.splice(card, 1);
  return true;
}

/** The agents of which the clues about this place allow no more. */
function forbiddenAgents(place: ClosedSlot, clues: readonly Clue[], places: readonly ClosedSlot[]): number {
  const full = clues.filter((clue) => appliesTo(clue, place) && countMatching(clue, places) >= clue.most);
  return full.reduce((barred, clue) => barred | clue.agents, 0);
}

function appliesTo(clue: Clue, { seat, location }: ClosedSlot): boolean {
  return seat === clue.seat && (typeof location === 'string' || location >= clue.since);
}

function countMatching(clue: Clue, places: readonly ClosedSlot[]): number {
  return places.filter(
    (place) => appliesTo(clue, place) && place.agent !== null && clue.agents & (1 << place.agent),
  ).length;
}

function writeDeal(state: State, view: View, places: readonly ClosedSlot[]): void {
  view.hands.forEach((hand, seat) => {
    if (isHiddenCards(hand)) state.hands.fill(0, AGENT_COUNT * seat, AGENT_COUNT * (seat + 1));
  });
  const open = (entry: number) => !isHiddenCards(view.hands[Math.floor(entry / AGENT_COUNT)]);
  const setAside = state.setAside.filter(open);
  for (const { seat, location, agent } of places) {
    if (agent === null) continue;
    if (location === IN_HAND) state.hands[AGENT_COUNT * seat + agent]++;
    else if (location !== FACE_DOWN) setAside.push(AGENT_COUNT * seat + agent);
    else if (state.offer) state.offer = { ...state.offer, down: agent };
  }
  state.setAside.splice(0, state.setAside.length, ...setAside);
}

/** What the phase itself tells: AA-7 and AA-34 for two cards of one name, and that an asked hand has a choice. */
function isConsistent(state: State): boolean {
  const { offer, resolving } = state;
  if (offer && offer.down === offer.up && countInHand(state, offer.downSeat, offer.up) < offer.kept)
    return false;
  return !resolving || resolving.agent !== null || hasSeveralBits(candidateMask(state, resolving));
}
