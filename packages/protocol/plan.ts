import * as z from 'zod';
import { MAX_PLAN_LINES, MAX_PLAN_STEPS } from './plan-limits.ts';

/** In characters of JSON, all lines together. */
const MAX_PLAN_LENGTH = 4096;

const jsonObject = z.record(z.string(), z.unknown());

/** An own move and its condition: a fact reported to the player since the previous step equals `when`. Null: always. */
const planStep = z.strictObject({ when: jsonObject.nullable(), move: jsonObject });

const planLine = z.array(planStep).min(1).max(MAX_PLAN_STEPS);

export const planRequest = z
  .strictObject({
    /** The version of the match for which the plan was made. */
    version: z.int().min(0),
    lines: z.array(planLine).min(1).max(MAX_PLAN_LINES),
  })
  .refine(
    ({ lines }) => JSON.stringify(lines).length <= MAX_PLAN_LENGTH,
    `a plan has at most ${MAX_PLAN_LENGTH} characters`,
  );

export type PlanRequest = z.infer<typeof planRequest>;
export type PlanStep = z.infer<typeof planStep>;
export type PlanLine = z.infer<typeof planLine>;

/**
 * The plan waits; or no move was played, because nothing in the plan matched what happened or because the rules did not
 * allow the move.
 */
export type PlanState = 'waiting' | 'unmatched' | 'illegal';

/** A plan, visible to its author only. Null: there is none. */
export interface PlanView {
  readonly plan: { readonly state: PlanState; readonly lines: readonly PlanLine[] } | null;
}
