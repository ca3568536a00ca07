import * as z from 'zod';
import { CHAT_EMOTES } from './chat-emotes.ts';
import { CHAT_PHRASES } from './chat-phrases.ts';
import { clockRule } from './clock.ts';
import type { BeatenBot } from './practice.ts';
import type { OwnOutcome } from './server-message.ts';
import { chairSeed, seriesLength, shownCommitment } from './table-requests.ts';

const MAX_CHAT_LENGTH = 300;

/** Control characters, line breaks, text direction marks and invisible characters other than the two joiners. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** May this text be shown to others as it is? */
export function isValidChatText(text: string): boolean {
  return [...text].length <= MAX_CHAT_LENGTH && VISIBLE.test(text) && !FORBIDDEN_CHARACTERS.test(text);
}

const chatText = z
  .string()
  .max(4 * MAX_CHAT_LENGTH)
  .transform((text) => text.normalize('NFC').trim())
  .refine(isValidChatText, `1 to ${MAX_CHAT_LENGTH} visible characters in one line`);

export const chatContent = z.union([
  z.strictObject({ text: chatText }),
  z.strictObject({ phrase: z.enum(CHAT_PHRASES) }),
  z.strictObject({ emote: z.enum(CHAT_EMOTES) }),
]);

export type ChatContent = z.infer<typeof chatContent>;

/** A line of a match's chat, as everybody may see it. `name` is null for a deleted user. */
export interface ChatMessage {
  readonly n: number;
  readonly at: number;
  readonly user: string;
  readonly name: string | null;
  readonly said: ChatContent | { readonly removed: true };
}

export const seekRequest = z.strictObject({
  game: z.string().min(1).max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  clock: clockRule.default({ type: 'none' }),
  rated: z.boolean().default(false),
  bestOf: seriesLength.optional(),
  seed: chairSeed.optional(),
  commitment: shownCommitment.optional(),
});

export type SeekRequest = z.infer<typeof seekRequest>;

const base64url = z.string().regex(/^[A-Za-z0-9_-]+=*$/);

/** A browser's `PushSubscription` without the parts that the server does not need. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: base64url.max(120), auth: base64url.max(40) }),
});

export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushSubscribeRequest = z.strictObject({ subscription: pushSubscription });

/** The true strength lies within two deviations of the rating with 95 % confidence. */
export interface RatingView {
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
}

/** A rating after one match. */
export interface RatingPoint {
  readonly game: string;
  readonly mode: string;
  readonly rating: number;
  readonly at: number;
}

/** Includes the match, which may be private: anybody who knows its id can watch it. */
export interface RatingChange extends RatingPoint {
  readonly match: string;
}

/** How a rated match changed the ratings of its players. */
export interface MatchRatings {
  /** `not-counted`: too short, or another reason listed in docs/ratings.md. */
  readonly status: 'pending' | 'counted' | 'not-counted';
  /** During the match: the ratings of the people in it. */
  readonly current?: readonly { readonly seat: number; readonly rating: number }[];
  readonly changes: readonly { readonly seat: number; readonly before: number; readonly after: number }[];
}

/** The best players of a game and mode, of all time or of one season. */
export interface LeaderboardView {
  readonly game: string;
  readonly mode: string;
  /** A quarter of a year, such as `2026-q4`; null for all time. */
  readonly season: string | null;
  readonly leaders: readonly (RatingView & { readonly user: string; readonly name: string | null })[];
}

/** A user as everybody may see them. */
export interface PublicProfile {
  readonly id: string;
  readonly name: string;
  /** A program plays under this name. */
  readonly isBot?: true;
  readonly ratings: readonly (RatingView & { readonly game: string; readonly mode: string })[];
  readonly played: readonly {
    readonly game: string;
    readonly matches: number;
    readonly wins: number;
    readonly draws: number;
  }[];
  /** The changes of the ratings, the oldest first. Missing on servers of earlier releases. */
  readonly history?: readonly RatingPoint[];
  /** Reported by the account and not verified: see `PracticeMatch`. Missing on servers of earlier releases. */
  readonly beaten?: readonly BeatenBot[];
}

interface WinCount {
  readonly matches: number;
  readonly wins: number;
}

/** A first move of the user, and how matches with it ended. */
export type OpeningStatistics = WinCount & { readonly move: { readonly type: string } };

/** Results of a user's latest matches of a game and mode. */
export interface OwnModeStatistics extends WinCount {
  readonly game: string;
  readonly mode: string;
  readonly draws: number;
  readonly averageMoves: number;
  readonly seats: readonly (WinCount & { readonly seat: number })[];
  /** The most frequent ones. */
  readonly openings: readonly OpeningStatistics[];
}

/** Only visible to the user. */
export interface OwnStatistics {
  readonly history: readonly RatingChange[];
  readonly modes: readonly OwnModeStatistics[];
  /** The result of each of the latest matches. */
  readonly outcomes: readonly { readonly match: string; readonly outcome: OwnOutcome }[];
}
