export const ROUNDS = 6;
/** Missions laid out in a round. */
export const MISSIONS_PER_ROUND = 4;
/** The most a column may count (21), in half points. */
export const LIMIT_HALF_POINTS = 42;
export const TOKENS_TO_LOSE = 9;
/** Points for none, one, two or three codes, and likewise documents (KO-22). */
export const SET_POINTS: readonly number[] = [0, 2, 6, 12];
/**
 * The most cards one column can hold: the seven lowest make 16.5 and allow one more, the eight lowest make 22.5 and
 * do not.
 */
export const MAX_COLUMN_CARDS = 8;
