import { greedy } from './bots/greedy.ts';

export { levels } from './bots/levels.ts';
export { kompromat as rules } from './rules/index.ts';

export const players = { greedy };
