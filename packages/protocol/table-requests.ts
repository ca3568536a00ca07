import * as z from 'zod';
import { clockRule } from './clock.ts';
import { SERIES_LENGTHS } from './series.ts';
import { DEFAULT_TABLE_SETTINGS } from './table-settings.ts';

const botSeat = z.strictObject({ bot: z.string().min(1).max(20) });
/** Who sits there: the user who creates the table, anybody, a bot, or another player on the same device. */
const seatRequest = z.union([z.enum(['me', 'open', 'shared']), botSeat]);

export type SeatRequest = z.infer<typeof seatRequest>;

export const seriesLength = z.literal(SERIES_LENGTHS);

/** A player's share of the deal's seed. */
export const chairSeed = z.string().min(1).max(64);

/** What the server answered to `POST /api/commitments`, before it saw the player's seed. */
export const shownCommitment = z.string().length(64);

const { options, draw, clock, visibility, chat, rated, delay } = DEFAULT_TABLE_SETTINGS;

export const createTableRequest = z.strictObject({
  game: z.string().min(1).max(40),
  options: z.record(z.string().max(40), z.unknown()).default(options),
  edition: z.record(z.string(), z.unknown()).optional(),
  seats: z.array(seatRequest).min(2).max(4),
  draw: z.boolean().default(draw),
  clock: clockRule.default(clock),
  visibility: z.enum(['public', 'private']).default(visibility),
  chat: z.boolean().default(chat),
  rated: z.boolean().default(rated),
  delay: z.int().min(0).max(3600).default(delay),
  seed: chairSeed.optional(),
  commitment: shownCommitment.optional(),
  /** A second table with the same deal and seats exchanged. */
  pair: z.boolean().default(false),
  /** A series of matches between two. */
  bestOf: seriesLength.optional(),
});

export type CreateTableRequest = z.infer<typeof createTableRequest>;

/** Puts a bot of this level on a free seat. */
export const botSeatRequest = botSeat;

export const joinRequest = z.strictObject({ seed: chairSeed.optional() });

/** `commitment`: only starts a new rematch. One started by somebody else has its own commitment to check first. */
export const rematchRequest = joinRequest.extend({ commitment: shownCommitment.optional() });

const version = z.int().min(0);
/** The client's own key for a request. A repeated request with the same key is not carried out twice. */
export const requestKey = z
  .string()
  .min(1)
  .max(64)
  // Lone surrogates cannot be stored: two such keys would be equal after a restart. Nor can U+0000 in PostgreSQL.
  .refine((key) => key.isWellFormed() && !key.includes('\0'), 'a key is well-formed text');
const seat = z.int().min(0).max(3);

export const moveRequest = z.strictObject({
  version,
  move: z.record(z.string(), z.unknown()),
  key: requestKey.optional(),
  /** For a user with several seats. */
  seat: seat.optional(),
});

export const undoRequest = z.strictObject({
  seat: seat.optional(),
  /** Undo to this version instead of to the start of the turn. */
  to: version.optional(),
  /** The answer to another player's request. */
  agree: z.boolean().optional(),
});

export const resignRequest = z.strictObject({ seat: seat.optional() });
