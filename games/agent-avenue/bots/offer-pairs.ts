import { AGENT_COUNT, type Agent } from '../rules/cards.ts';

/** An offer as a number, from its open card and its closed one. */
export const PAIR_COUNT = AGENT_COUNT * AGENT_COUNT;
export const encodePair = (up: Agent, down: Agent) => AGENT_COUNT * up + down;
export const upCardOf = (pair: number) => (pair >> 3) as Agent;
export const downCardOf = (pair: number) => (pair & 7) as Agent;

/** The outcome of a turn as a number, from the offer and the card that the other side recruited. */
export const OUTCOME_COUNT = 2 * PAIR_COUNT;
export const upTakenIndex = (pair: number) => 2 * pair;
export const downTakenIndex = (pair: number) => 2 * pair + 1;
