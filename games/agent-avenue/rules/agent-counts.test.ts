import { expect, test } from 'vitest';
import { agentMaskOf, copiesByAgent, copiesOf, countAgents, NO_AGENTS, oneCopy } from './agent-counts.ts';
import { AGENTS } from './cards.ts';

const COPIES = [6, 0, 1, 2, 6, 3, 1, 1];

test('counts hold the copies of every agent, up to all in the deck', () => {
  expect(copiesByAgent(countAgents(COPIES))).toEqual(COPIES);
  expect(AGENTS.map((agent) => copiesOf(countAgents(COPIES), agent))).toEqual(COPIES);
});

test('adding and removing a copy changes no other agent', () => {
  for (const agent of AGENTS) {
    const counts = countAgents(COPIES) - COPIES[agent] * oneCopy(agent) + 5 * oneCopy(agent);
    expect(copiesByAgent(counts)).toEqual(COPIES.with(agent, 5));
  }
});

test('a mask names the agents with enough copies', () => {
  expect(agentMaskOf(countAgents(COPIES), 1)).toBe(0b11111101);
  expect(agentMaskOf(countAgents(COPIES), 2)).toBe(0b00111001);
  expect(agentMaskOf(NO_AGENTS, 1)).toBe(0);
});
