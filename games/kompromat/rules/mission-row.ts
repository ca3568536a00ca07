import { type Chance, clearList, publicFact } from '@safehouse/contract';
import { MISSIONS_PER_ROUND } from '../data/constants.ts';
import { counterId, isCounter, MISSION_IDS } from '../data/missions.ts';
import type { FactSink, LaidOutMission } from './facts.ts';
import { SET_ASIDE_LABELS } from './shuffle-labels.ts';
import { NONE, type State } from './state.ts';

/** KO-5, KO-6. The deck cannot run out: 24 of its cards are not counter-intelligence, four for each round. */
export function layOutMissions(state: State, chance: Chance, facts: FactSink): void {
  const { missions, counters, missionDeck, setAside } = state;
  clearList(setAside);
  for (let m = 0; m < MISSIONS_PER_ROUND; m++) missions[m] = drawMission(missionDeck);
  for (let m = 0; m < MISSIONS_PER_ROUND; m++) {
    counters[m] = NONE;
    if (isCounter(missions[m])) coverCounter(state, m);
  }
  if (setAside.length > 0) shuffleSetAsideBack(state, chance);
  facts?.push(publicFact({ type: 'laid-out', missions: laidOutMissions(state), setAside: setAside.map(counterId) }));
}

function drawMission(missionDeck: number[]): number {
  const card = missionDeck.pop();
  if (card === undefined) throw new Error('the mission deck ran out');
  return card;
}

/** Puts a mission on top of the counter-intelligence at this position. */
function coverCounter(state: State, mission: number): void {
  state.counters[mission] = state.missions[mission];
  let card = drawMission(state.missionDeck);
  while (isCounter(card)) {
    state.setAside.push(card);
    card = drawMission(state.missionDeck);
  }
  state.missions[mission] = card;
}

function shuffleSetAsideBack({ missionDeck, setAside, round }: State, chance: Chance): void {
  for (const card of setAside) missionDeck.push(card);
  sortMissions(missionDeck); // so that anybody can repeat the shuffle from the seed
  chance.shuffle(SET_ASIDE_LABELS[round], missionDeck, MISSION_IDS);
  missionDeck.reverse(); // shuffled with the top card first
}

/** In the order of `data/missions.ts`. A sort with a comparison function took 3 % of a match. */
function sortMissions(deck: number[]): void {
  let missions = 0;
  for (let i = 0; i < deck.length; i++) missions |= 1 << deck[i];
  for (let card = 0, i = 0; i < deck.length; card++) if (missions & (1 << card)) deck[i++] = card;
}

export function laidOutMissions({ missions, counters }: State): LaidOutMission[] {
  return missions.map((card, m) => ({
    card: MISSION_IDS[card],
    counter: counters[m] === NONE ? null : counterId(counters[m]),
  }));
}
