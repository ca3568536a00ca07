// Without zod, because pages import it.

/** The maximum lines of a plan, and steps of a line. */
export const MAX_PLAN_LINES = 8;
export const MAX_PLAN_STEPS = 6;

/** A clock with less time for a turn is too quick for plans. */
export const MIN_PLAN_TURN_SECONDS = 3600;
