export const ROUNDS = 6;
/** Missions laid out in a round. */
export const MISSIONS_PER_ROUND = 4;
export const ALL_MISSIONS_MASK = (1 << MISSIONS_PER_ROUND) - 1;
/** The highest total of a column that does not fail (21), in half points. */
export const LIMIT_HALF_POINTS = 42;
export const TOKENS_TO_LOSE = 9;
/** KO-22: points for none, one, two or three codes, and likewise documents. */
export const SET_POINTS: readonly number[] = [0, 2, 6, 12];
/** The seven lowest cards make 16.5 and allow one more; the eight lowest make 22.5 and do not. */
export const MAX_COLUMN_CARDS = 8;
