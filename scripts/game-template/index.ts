import { greedy } from './bots/greedy.ts';
import { templateGame } from './rules/index.ts';

export { levels } from './bots/levels.ts';
export const rules = templateGame;
export const players = { greedy };
