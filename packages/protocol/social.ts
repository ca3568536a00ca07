import * as z from 'zod';
import { clockRule } from './clock.ts';
import { PHRASES } from './phrases.ts';

const LONGEST_LINE = 300;

/** Controls, line breaks, and whatever turns the direction of writing or hides: only the two joiners are of use. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Is this a line that one can show to others as it is? */
export function isCleanLine(text: string): boolean {
  return [...text].length <= LONGEST_LINE && VISIBLE.test(text) && !UNWANTED.test(text);
}

const line = z
  .string()
  .max(4 * LONGEST_LINE)
  .transform((text) => text.normalize('NFC').trim())
  .refine(isCleanLine, `1 to ${LONGEST_LINE} visible characters in one line`);

export const saying = z.union([z.strictObject({ text: line }), z.strictObject({ phrase: z.enum(PHRASES) })]);

export type Saying = z.infer<typeof saying>;

/** A line of a match's chat, as everybody may see it. `name` is null for one who is gone. */
export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly user: string;
  readonly name: string | null;
  readonly said: Saying | { readonly removed: true };
}

export const seeking = z.strictObject({
  game: z.string().min(1).max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  clock: clockRule.default({ type: 'none' }),
  rated: z.boolean().default(false),
  seed: z.string().min(1).max(64).optional(),
});

export type Seeking = z.infer<typeof seeking>;

const base64url = z.string().regex(/^[A-Za-z0-9_-]+=*$/);

/** What a browser's push manager gives, in the parts that are needed. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: base64url.max(120), auth: base64url.max(40) }),
});

export type PushSubscription = z.infer<typeof pushSubscription>;

export const subscribing = z.strictObject({ subscription: pushSubscription });

/** How strong somebody is, and how sure that is: two times the deviation either way, nineteen times in twenty. */
export interface RatingShown {
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
}

/** A rating after one match. */
export interface RatingStep {
  readonly game: string;
  readonly mode: string;
  readonly match: string;
  readonly rating: number;
  readonly at: number;
}

/** Somebody as everybody may see them. */
export interface PersonPage {
  readonly id: string;
  readonly name: string;
  readonly ratings: readonly (RatingShown & { readonly game: string; readonly mode: string })[];
  readonly played: readonly {
    readonly game: string;
    readonly matches: number;
    readonly wins: number;
    readonly draws: number;
  }[];
}

interface Share {
  readonly matches: number;
  readonly wins: number;
}

/** How somebody's own matches begin. */
export type OpeningShown = Share & { readonly move: { readonly type: string } };

/** What somebody's latest matches of a game and mode have come to. */
export interface OwnMode extends Share {
  readonly game: string;
  readonly mode: string;
  readonly draws: number;
  readonly averageMoves: number;
  readonly seats: readonly (Share & { readonly seat: number })[];
  /** The most frequent ones. */
  readonly openings: readonly OpeningShown[];
}

/** What people are shown about themselves, and nobody else. */
export interface OwnStatistics {
  readonly history: readonly RatingStep[];
  readonly modes: readonly OwnMode[];
  /** How each of the latest matches came out. */
  readonly outcomes: readonly { readonly match: string; readonly outcome: 'won' | 'lost' | 'drawn' }[];
}
