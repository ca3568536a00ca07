import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { AgentName } from '../../data/cards.ts';
import type { Fact } from '../../rules/facts.ts';
import type { Side } from '../../rules/sides.ts';
import { NO_HISTORY, playingHistory } from './opponent-history.ts';
import { publicDecisions } from './public-decisions.ts';

const historyOf = (facts: readonly Fact[], side: Side) => playingHistory(publicDecisions(facts, side));

/** Side 0 offers two cards, and side 1 takes one of them. */
function turnFacts(up: AgentName, down: AgentName, card: 'up' | 'down'): Fact[] {
  const [picked, left] = card === 'up' ? [up, down] : [down, up];
  return [
    { type: 'offered', seat: SEATS[0], up, down: { closed: 1 } },
    { type: 'picked', side: 1, card },
    { type: 'recruited', side: 1, agent: picked, copies: 1 },
    { type: 'recruited', side: 0, agent: left, copies: 1 },
  ];
}

test('a side without a move has no history', () => {
  expect(historyOf([], 0)).toEqual(NO_HISTORY);
  expect(historyOf([{ type: 'turn', side: 1 }], 1)).toEqual(NO_HISTORY);
});

test('recruits are compared with those of the greedy bot', () => {
  // An open Sidekick is worth more than an average card, a Mole less.
  expect(historyOf(turnFacts('sidekick', 'mole', 'up'), 1)).toMatchObject({ recruits: 1, greedyRecruits: 1 });
  expect(historyOf(turnFacts('mole', 'sidekick', 'up'), 1)).toMatchObject({ recruits: 1, greedyRecruits: 0 });
  expect(historyOf(turnFacts('mole', 'sidekick', 'down'), 1)).toMatchObject({ recruits: 1, greedyRecruits: 1 });
});

test('offers count as good or bad by the worse of the two choices', () => {
  expect(historyOf(turnFacts('enforcer', 'enforcer', 'up'), 0)).toMatchObject({ offers: 1, goodOffers: 1 });
  expect(historyOf(turnFacts('mole', 'sidekick', 'down'), 0)).toMatchObject({
    offers: 1,
    goodOffers: 0,
    badOffers: 1,
  });
});

test('the agents that count are those in play before the turn', () => {
  const facts = [...turnFacts('codebreaker', 'enforcer', 'up'), ...turnFacts('codebreaker', 'enforcer', 'up')];
  // A third Codebreaker for the other side would be a disaster.
  expect(historyOf([...facts, ...turnFacts('codebreaker', 'enforcer', 'down')], 0)).toMatchObject({
    offers: 3,
    badOffers: 1,
  });
  const taken: Fact = { type: 'to-hand', from: 1, seat: SEATS[0], agent: 'codebreaker' };
  expect(historyOf([...facts, taken, ...turnFacts('codebreaker', 'enforcer', 'down')], 0)).toMatchObject({
    badOffers: 0,
  });
});
