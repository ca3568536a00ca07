import * as z from 'zod';

const timeoutRule = z.enum(['lose', 'bot']);

/** How time is kept at a table. All times in seconds. */
export const clockRule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  /** Time for the whole match, with an increment after every turn. */
  z.strictObject({
    type: z.literal('realtime'),
    base: z.int().min(10).max(10_800),
    increment: z.int().min(0).max(180),
    onTimeout: timeoutRule.default('lose'),
  }),
  /** Time for every turn: hours or days. */
  z.strictObject({
    type: z.literal('turns'),
    perTurn: z.int().min(60).max(2_592_000),
    onTimeout: timeoutRule.default('bot'),
  }),
]);

export type ClockRule = z.infer<typeof clockRule>;

/** Milliseconds left by seat (null: not counted), the seats whose clock runs, and since when by the server's time. */
export interface ClockState {
  readonly left: readonly (number | null)[];
  readonly running: readonly number[];
  readonly since: number;
}
