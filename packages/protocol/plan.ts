import * as z from 'zod';
import { MAX_PLAN_LINES, MAX_PLAN_STEPS } from './plan-limits.ts';

/** Of JSON, all lines together, in characters. */
const MAX_PLAN_LENGTH = 4096;

const jsonObject = z.record(z.string(), z.unknown());

/**
 * One own move, and when to play it: if one of the facts that the player was told since the step before it equals `when`,
 * or whatever has happened where that is null.
 */
const planStep = z.strictObject({ when: jsonObject.nullable(), move: jsonObject });

const planLine = z.array(planStep).min(1).max(MAX_PLAN_STEPS);

export const planRequest = z
  .strictObject({
    /** The version of the match that the plan was made for. */
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
 * Where a plan stands: it waits; or its move was not played because nothing in it fitted what happened, or because the
 * rules did not allow the move.
 */
export type PlanState = 'waiting' | 'unmatched' | 'illegal';

/** A plan as its author sees it, and nobody else. Null: there is none. */
export interface PlanView {
  readonly plan: { readonly state: PlanState; readonly lines: readonly PlanLine[] } | null;
}
