import { draw16 } from './bots/draw16.ts';
import { forecast } from './bots/forecast.ts';
import { greedy } from './bots/greedy.ts';
import { levels } from './bots/levels.ts';
import { challengeScore } from './rules/challenge.ts';
import { kompromat, kompromatVersion1 } from './rules/index.ts';

export { challengeScore, forecast, levels };
export const rules = kompromat;
export const players = { greedy, draw16 };
export const minRatedMoves = 15;

/** Uses the same engine and bots. */
const version1 = { rules: kompromatVersion1, players, levels, forecast, challengeScore, minRatedMoves };
export const earlier = { 1: async () => version1 };
