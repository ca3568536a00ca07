import { draw16 } from './bots/draw16.ts';
import { greedy } from './bots/greedy.ts';

export { forecast } from './bots/forecast.ts';
export { levels } from './bots/levels.ts';
export { challengeScore } from './rules/challenge.ts';
export { kompromat as rules } from './rules/index.ts';

export const players = { greedy, draw16 };
export const minRatedMoves = 15;
