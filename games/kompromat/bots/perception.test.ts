import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { missionCard } from '../data/missions.ts';
import { clone, opponentOf } from '../rules/state.ts';
import { greedy } from './greedy.ts';
import { estimateOpponentOdds } from './opponent-odds.ts';
import { type Aspect, overlook } from './perception.ts';
import { sampleStates } from './test-helpers.ts';

const STATES = sampleStates(greedy, 2, 3);

function perceived(aspect: Aspect, index: number) {
  const state = clone(STATES[index]);
  overlook(state, state.active, aspect, quickRandom(index));
  return state;
}

test('without the columns of the opponent, all missions still to come look the same', () => {
  for (const [i, { active, mission }] of STATES.entries()) {
    const state = perceived('opponent-columns', i);
    const odds = [0, 1, 2, 3].slice(mission + 1).map((at) => estimateOpponentOdds(state, active, at));
    expect(new Set(odds).size).toBeLessThan(2);
  }
});

test('whoever does not count the own deck keeps what lies open and what was looked at', () => {
  for (const [i, state] of STATES.entries()) {
    const { kit, drawnCount, knownCount } = state.agents[state.active];
    const guessed = perceived('own-deck', i).agents[state.active].kit.cards;
    const known = drawnCount + knownCount;
    expect(guessed.slice(0, known)).toEqual(kit.cards.slice(0, known));
  }
});

test('without attacks all other items stay', () => {
  const state = clone(STATES[0]);
  const items = (['newspaper', 'balaclava', 'stun-gun', 'gps-tracker'] as const).map(missionCard);
  state.agents[state.active].ready.splice(0, 9, ...items);
  overlook(state, state.active, 'attack-items', quickRandom(1));
  expect(state.agents[state.active].ready).toEqual([items[1], items[3]]);
  expect(state.agents[opponentOf(state.active)].ready).toEqual(STATES[0].agents[opponentOf(state.active)].ready);
});
