// No zod here: pages import this file.

/** The maximum lines of a plan, and steps of a line. */
export const MAX_PLAN_LINES = 8;
export const MAX_PLAN_STEPS = 6;

/** With less time per turn, plans are not offered. */
export const MIN_PLAN_TURN_SECONDS = 3600;
