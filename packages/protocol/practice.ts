import * as z from 'zod';
import { parseMatchId } from './ids.ts';
import { MAX_PRACTICE_MATCHES } from './practice-limits.ts';
import type { OwnOutcome } from './server-message.ts';

/** More than the number of levels of all games together. */
const MAX_BEATEN_LEVELS = 50;

const game = z.string().min(1).max(40);
const level = z.string().min(1).max(20);
const OUTCOMES = ['won', 'lost', 'drawn'] as const satisfies readonly OwnOutcome[];

/** A finished match against bots, played in the browser. The server cannot verify it. */
export const practiceMatch = z
  .strictObject({
    id: z.string().refine((value) => parseMatchId(value) !== null, 'no id of a match'),
    game,
    /** The levels of the bots at the table. */
    levels: z.array(level).min(1).max(3),
    /** The levels of the bots that lost to the player, without repetition. */
    beaten: z.array(level).max(3),
    outcome: z.enum(OUTCOMES),
    at: z.int().positive(),
  })
  .refine(({ beaten, outcome }) => beaten.length === 0 || outcome === 'won', 'bots are beaten by a win')
  .refine(({ beaten, levels }) => beaten.every((each) => levels.includes(each)), 'only bots at the table are beaten')
  .refine(({ beaten }) => new Set(beaten).size === beaten.length, 'each level once');

export type PracticeMatch = z.infer<typeof practiceMatch>;

/** `beaten`: levels that the browser knows were beaten, but not in which match. */
export const practiceRequest = z.strictObject({
  matches: z.array(practiceMatch).max(MAX_PRACTICE_MATCHES).default([]),
  beaten: z.array(z.strictObject({ game, level })).max(MAX_BEATEN_LEVELS).default([]),
});

export type PracticeRequest = z.infer<typeof practiceRequest>;

/** `wins` is 0 if the number is unknown. */
export interface BeatenBot {
  readonly game: string;
  readonly level: string;
  readonly wins: number;
  readonly firstAt: number;
}

/** An account's matches against bots. */
export interface OwnPractice {
  readonly beaten: readonly BeatenBot[];
  /** Matches played in browsers, by game. */
  readonly counts: readonly PracticeCount[];
  /** Matches played in browsers, the latest first. */
  readonly matches: readonly PracticeMatch[];
}

export interface PracticeCount {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
}
