import { greedy } from './bots/greedy.ts';
import { loveLetter } from './rules/index.ts';

export { levels } from './bots/levels.ts';
export const rules = loveLetter;
export const players = { greedy };
