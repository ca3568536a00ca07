import { AGENT_COUNT, AGENTS, type Agent } from './cards.ts';

/**
 * How many copies there are of each agent, in one number: three bits for each, enough for the six in the deck. Copied
 * and compared faster than a list.
 */
export type AgentCounts = number;

export const NO_AGENTS: AgentCounts = 0;

const BITS = 3;
const MAX_COPIES = (1 << BITS) - 1;

/** Added to or subtracted from counts. */
export function oneCopy(agent: Agent): AgentCounts {
  return 1 << (BITS * agent);
}

export function copiesOf(counts: AgentCounts, agent: Agent): number {
  return (counts >>> (BITS * agent)) & MAX_COPIES;
}

/** The copies of every agent, as a list. */
export function copiesByAgent(counts: AgentCounts): number[] {
  return AGENTS.map((agent) => copiesOf(counts, agent));
}

/** The reverse of `copiesByAgent`. */
export function countAgents(copies: readonly number[]): AgentCounts {
  return AGENTS.reduce((counts, agent) => counts + copies[agent] * oneCopy(agent), NO_AGENTS);
}

const HALF = AGENT_COUNT / 2;
const HALF_BITS = BITS * HALF;

/** The agents of a half of the counts that there are at least 0, 1 or 2 copies of, as a bit mask. */
const MASKS_BY_COPIES = [0, 1, 2].map((least) =>
  Uint8Array.from({ length: 1 << HALF_BITS }, (_, counts) =>
    AGENTS.slice(0, HALF).reduce((mask, agent) => (copiesOf(counts, agent) >= least ? mask | (1 << agent) : mask), 0),
  ),
);

/** The agents that there are at least `copies` of (up to 2), as a bit mask. */
export function agentMaskOf(counts: AgentCounts, copies: number): number {
  const masks = MASKS_BY_COPIES[copies];
  return masks[counts & ((1 << HALF_BITS) - 1)] | (masks[counts >>> HALF_BITS] << HALF);
}
