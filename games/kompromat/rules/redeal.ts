import { type HiddenCards, isHiddenCards, type Random, SEATS, type Seat, shuffle } from '@safehouse/contract';
import { EQUIPMENT_IDS, type EquipmentId } from '../data/equipment.ts';
import { isCounter, isItem, MISSION_IDS, missionCard } from '../data/missions.ts';
import type { Agent } from './agent.ts';
import { redealKit } from './closed-cards.ts';
import { addCard } from './column.ts';
import { CARD_LOCATIONS, cardsAt, type Kit, MISSION_LOCATIONS } from './kit.ts';
import { computeResult } from './match-result.ts';
import { createEmptyState } from './setup.ts';
import { NONE, type State, UNDECLARED } from './state.ts';
import { STEP } from './steps.ts';
import type { View } from './view.ts';

/** A state that fits a view, with closed cards dealt at random. */
export function redeal(view: View, random: Random): State {
  const { memoryAid, wonCards = 'open', rulesVersion = 1 } = view;
  const state = createEmptyState({ memoryAid, wonCards, rulesVersion }, unseenMissions(view));
  restoreTable(state, view);
  shuffle(state.missionDeck, random);
  restoreWonCards(state, view);
  for (const seat of [SEATS[0], SEATS[1]]) {
    const agent = state.agents[seat];
    restoreAgent(agent, view, seat);
    redealKit(agent, view, seat, random);
    countColumns(agent);
  }
  if (view.phase === 'over') state.result = computeResult(state);
  return state;
}

function restoreTable(state: State, view: View): void {
  state.round = view.round;
  state.starter = view.starter;
  state.active = view.active ?? view.starter;
  state.step = stepOf(view);
  state.turnMission = view.turnMission ?? NONE;
  state.mission = view.missions.filter((mission) => mission.state === 'resolved').length;
  for (const [m, { card, counter }] of view.missions.entries()) {
    state.missions[m] = missionCard(card);
    state.counters[m] = counter === null ? NONE : missionCard(counter);
  }
  for (const seat of [0, 1]) {
    const total = view.declared[seat];
    state.declared[seat] = total === null ? UNDECLARED : 2 * total;
  }
  state.removed.push(...view.removed.map(missionCard));
  state.setAside.push(...view.setAside.map(missionCard));
}

function stepOf({ phase, active, starter, declared, pending }: View): number {
  const later = active === starter ? 0 : 1;
  switch (phase) {
    case 'play':
      return STEP.turn;
    case 'window':
      return (declared[starter] === null ? STEP.starterWindow : STEP.starterSecondWindow) + later;
    case 'declare':
      return active === starter ? STEP.starterDeclares : STEP.otherDeclares;
    case 'over':
      return STEP.over;
    case 'tokens':
      if (pending?.kind === 'ci') return STEP.counter;
      return (pending?.kind === 'failure' ? STEP.starterFails : STEP.starterGivesBack) + later;
  }
}

/** The mission cards that the viewer cannot see now: in the deck, or won and face down. */
function unseenMissions(view: View): number[] {
  const row = view.missions.flatMap(({ card, counter }) => [card, counter]);
  const seen = new Set<unknown>([...row, ...view.won.flat(), ...view.removed]);
  return MISSION_IDS.filter((id) => !seen.has(id)).map(missionCard);
}

/** Deals face-down won cards from the shuffled deck, among those that can be face down. */
function restoreWonCards({ agents, missionDeck }: State, view: View): void {
  for (const seat of SEATS.slice(0, 2)) {
    const cards = view.won[seat].map((card) =>
      isHiddenCards(card) ? takeScoringCard(missionDeck) : missionCard(card),
    );
    agents[seat].won.push(...cards);
  }
}

function takeScoringCard(deck: number[]): number {
  const index = deck.findIndex((card) => !isItem(card) && !isCounter(card));
  const [card] = deck.splice(index, 1);
  return card;
}

function restoreAgent(agent: Agent, view: View, seat: Seat): void {
  const { places, hitWith } = view.draws[seat];
  agent.drawnCount = places.length;
  places.forEach((location, i) => {
    agent.kit.locations[i] = CARD_LOCATIONS.indexOf(location);
    agent.hitWith[i] = hitWith[i];
  });
  agent.knownCount = pileSize(view.decks[seat].known);
  agent.stunnedCount = pileSize(view.discards[seat]);
  for (const mission of MISSION_LOCATIONS) {
    const second = view.columns[seat][mission].at(1);
    agent.columns[mission].isRevealed = second?.up ?? false;
    agent.newspaper[mission] = 2 * view.newspaper[seat][mission];
  }
  agent.tokens = view.tokens[seat];
  agent.ready.push(...view.items[seat].ready.map(missionCard));
  agent.used.push(...view.items[seat].used.map(missionCard));
  if (view.lastRound) restoreColumns(agent.previousKit, view.lastRound[seat]);
}

function countColumns(agent: Agent): void {
  for (const mission of MISSION_LOCATIONS) {
    const cards = cardsAt(agent.kit, mission);
    if (cards.length > 0) agent.emptyMissions &= ~(1 << mission);
    for (const card of cards) addCard(agent.columns[mission], card);
  }
}

function pileSize(pile: readonly EquipmentId[] | HiddenCards): number {
  return 'closed' in pile ? pile.closed : pile.length;
}

/** Only the columns of a kit matter here, so they fill it from the front. */
function restoreColumns(kit: Kit, columns: readonly (readonly EquipmentId[])[]): void {
  let i = 0;
  for (const mission of MISSION_LOCATIONS) {
    for (const card of columns[mission]) {
      kit.cards[i] = EQUIPMENT_IDS.indexOf(card);
      kit.locations[i++] = mission;
    }
  }
}
