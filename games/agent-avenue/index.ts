import { greedy } from './bots/greedy.ts';
import { agentAvenue } from './rules/index.ts';

export { levels } from './bots/levels.ts';
export const rules = agentAvenue;
export const players = { greedy };
