// Without zod, because pages import it.

/** A plan has so many lines, and a line so many steps. */
export const MAX_PLAN_LINES = 8;
export const MAX_PLAN_STEPS = 6;

/** A clock with less time for a turn is too quick for plans. */
export const MIN_PLAN_TURN_SECONDS = 3600;
