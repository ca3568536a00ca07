import { isClosed, type Random, SEATS, type Seat, shuffle } from '@safehouse/contract';
import { AGENT_COUNT, type Agent, ALL_AGENTS, agentNamed, EVERY_NAME } from './cards.ts';
import type { Clue } from './clues.ts';
import { isSeveral } from './instants.ts';
import { candidatesOf } from './market.ts';
import { SIDES } from './sides.ts';
import { countInPlay, inHand, type State } from './state.ts';
import type { View } from './view.ts';

/** Deals tried before giving up; the clues of a real match leave far more than one in so many. */
const MOST_TRIES = 100_000;

const IN_HAND = 'hand';
const FACE_DOWN = 'down';

/** A closed place and the agent dealt to it. A number is the how-manieth set-aside card of the seat it is. */
interface Place {
  readonly seat: Seat;
  readonly where: typeof IN_HAND | typeof FACE_DOWN | number;
  agent: Agent | null;
}

/** Deals every closed card of the view into the state. The rest is the deck. */
export function dealClosed(state: State, view: View, random: Random): Agent[] {
  layOpenCards(state, view);
  const places = closedPlaces(view);
  const pool = unseenAgents(state, view);
  const clues = state.clues
    .filter(({ seat }) => isClosed(view.hands[seat]))
    .sort((a, b) => b.since - a.since);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const cards = pool.slice();
    shuffle(cards, random);
    for (const place of places) place.agent = null;
    if (!dealClued(clues, places, cards, random) || !dealRest(clues, places, cards)) continue;
    lay(state, view, places);
    if (!isPossible(state)) continue;
    return cards;
  }
  throw new Error('no deal fits the view');
}

function layOpenCards(state: State, view: View): void {
  view.hands.forEach((hand, seat) => {
    if (isClosed(hand)) return;
    for (const name of hand) state.hands[AGENT_COUNT * seat + agentNamed(name)]++;
  });
  view.setAside.forEach((cards, seat) => {
    if (isClosed(cards)) return;
    state.setAside.push(...cards.map((name) => AGENT_COUNT * seat + agentNamed(name)));
  });
  if (!view.offer) return;
  const { up, down, by, kept } = view.offer;
  const downAgent = down === null || isClosed(down) ? null : agentNamed(down);
  const [upSeat, downSeat] = by;
  state.offer = { up: agentNamed(up), down: downAgent, upSeat, downSeat, kept };
}

function closedPlaces(view: View): Place[] {
  const places: Place[] = [];
  view.hands.forEach((hand, i) => {
    const seat = SEATS[i];
    const setAside = view.setAside[i];
    if (!isClosed(hand) || !isClosed(setAside)) return;
    for (let n = 0; n < hand.closed; n++) places.push({ seat, where: IN_HAND, agent: null });
    for (let n = 0; n < setAside.closed; n++) places.push({ seat, where: n, agent: null });
  });
  if (view.offer && isClosed(view.offer.down)) {
    places.push({ seat: view.offer.by[1], where: FACE_DOWN, agent: null });
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
      seen[agent] += inHand(state, SEATS[seat], agent as Agent);
    });
  }
  return ALL_AGENTS.filter((agent) => seen[agent]-- <= 0);
}

/** Puts the cards that clues ask for in random places of the seats they speak about. */
function dealClued(
  clues: readonly Clue[],
  places: readonly Place[],
  cards: Agent[],
  random: Random,
): boolean {
  for (const clue of clues) {
    for (let missing = clue.least - countIn(clue, places); missing > 0; missing--) {
      const free = places.filter((place) => isAbout(clue, place) && place.agent === null);
      if (free.length === 0) return false;
      const place = free[random.below(free.length)];
      if (!dealOne(place, clue.agents & ~barredFrom(place, clues, places), cards)) return false;
    }
  }
  return true;
}

/** Fills the places that are left, those that clues speak about first: they can take fewer of the cards. */
function dealRest(clues: readonly Clue[], places: readonly Place[], cards: Agent[]): boolean {
  const isClued = (place: Place) => clues.some((clue) => isAbout(clue, place));
  const free = places.filter((place) => place.agent === null);
  const inOrder =
    clues.length === 0 ? free : [...free.filter(isClued), ...free.filter((place) => !isClued(place))];
  return inOrder.every((place) => dealOne(place, EVERY_NAME & ~barredFrom(place, clues, places), cards));
}

/** The first of the shuffled cards that is among these agents. */
function dealOne(place: Place, agents: number, cards: Agent[]): boolean {
  const card = cards.findIndex((agent) => agents & (1 << agent));
  if (card < 0) return false;
  [place.agent] = cards.splice(card, 1);
  return true;
}

/** The agents of which the clues about this place allow no more. */
function barredFrom(place: Place, clues: readonly Clue[], places: readonly Place[]): number {
  const full = clues.filter((clue) => isAbout(clue, place) && countIn(clue, places) >= clue.most);
  return full.reduce((barred, clue) => barred | clue.agents, 0);
}

function isAbout(clue: Clue, { seat, where }: Place): boolean {
  return seat === clue.seat && (typeof where === 'string' || where >= clue.since);
}

function countIn(clue: Clue, places: readonly Place[]): number {
  return places.filter(
    (place) => isAbout(clue, place) && place.agent !== null && clue.agents & (1 << place.agent),
  ).length;
}

function lay(state: State, view: View, places: readonly Place[]): void {
  view.hands.forEach((hand, seat) => {
    if (isClosed(hand)) state.hands.fill(0, AGENT_COUNT * seat, AGENT_COUNT * (seat + 1));
  });
  const open = (entry: number) => !isClosed(view.hands[Math.floor(entry / AGENT_COUNT)]);
  const setAside = state.setAside.filter(open);
  for (const { seat, where, agent } of places) {
    if (agent === null) continue;
    if (where === IN_HAND) state.hands[AGENT_COUNT * seat + agent]++;
    else if (where !== FACE_DOWN) setAside.push(AGENT_COUNT * seat + agent);
    else if (state.offer) state.offer = { ...state.offer, down: agent };
  }
  state.setAside.splice(0, state.setAside.length, ...setAside);
}

/** What the phase itself tells: AA-7 and AA-34 for two cards of one name, and that an asked hand has a choice. */
function isPossible(state: State): boolean {
  const { offer, resolving } = state;
  if (offer && offer.down === offer.up && inHand(state, offer.downSeat, offer.up) < offer.kept) return false;
  return !resolving || resolving.agent !== null || isSeveral(candidatesOf(state, resolving));
}
