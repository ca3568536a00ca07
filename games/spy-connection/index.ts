import { greedy } from './bots/greedy.ts';
import { BUILT_IN_EDITION_IDS } from './rules/built-in-editions.ts';
import { checkEdition } from './rules/edition-check.ts';
import { findUnknownKey } from './rules/edition-keys.ts';

export { forecast } from './bots/forecast.ts';
export { levels } from './bots/levels.ts';
export { challengeScore } from './rules/challenge.ts';
export { rules } from './rules/index.ts';
export { checkEdition };

export const players = { greedy };
export const minRatedMoves = 15;

export const edition = { check: checkEdition, findUnknownKey, builtIn: BUILT_IN_EDITION_IDS };
