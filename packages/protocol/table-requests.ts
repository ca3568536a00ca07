import * as z from 'zod';
import { clockRule } from './clock.ts';

/** Who shall sit where: the one who asks, anybody, a bot, or whoever shares the asker's device. */
const seatRequest = z.union([
  z.enum(['me', 'open', 'shared']),
  z.strictObject({ bot: z.string().min(1).max(20) }),
]);

export type SeatRequest = z.infer<typeof seatRequest>;

/** A player's share of the deal's seed. */
const chairSeed = z.string().min(1).max(64);

export const createTableRequest = z.strictObject({
  game: z.string().min(1).max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  edition: z.record(z.string(), z.unknown()).optional(),
  seats: z.array(seatRequest).min(2).max(4),
  /** Shall seats be drawn when everybody is there, instead of the order of the list? */
  draw: z.boolean().default(false),
  clock: clockRule.default({ type: 'none' }),
  visibility: z.enum(['public', 'private']).default('private'),
  chat: z.boolean().default(true),
  rated: z.boolean().default(false),
  /** Seconds by which onlookers see everything later. */
  delay: z.int().min(0).max(3600).default(0),
  seed: chairSeed.optional(),
  /** What the server has bound itself to before it saw this seed (`POST /api/commitments`). */
  commitment: z.string().length(64).optional(),
  /** A second table with the same deal and seats exchanged. */
  pair: z.boolean().default(false),
});

export type CreateTableRequest = z.infer<typeof createTableRequest>;

export const joinRequest = z.strictObject({ seed: chairSeed.optional() });

const version = z.int().min(0);
/** The sender's own name for a request: sent again under the same name, it is not done again. */
export const requestKey = z
  .string()
  .min(1)
  .max(64)
  // Half a character cannot be stored: two such keys would be the same after a restart.
  // Nor can a zero, in some databases.
  .refine((key) => key.isWellFormed() && !key.includes('\0'), 'a key is well-formed text');
const seat = z.int().min(0).max(3);

export const moveRequest = z.strictObject({
  version,
  move: z.record(z.string(), z.unknown()),
  key: requestKey.optional(),
  /** For someone who holds several seats. */
  seat: seat.optional(),
});

export const undoRequest = z.strictObject({
  seat: seat.optional(),
  /** Back to this version instead of the start of the turn. */
  to: version.optional(),
  /** The answer to somebody else's wish. */
  agree: z.boolean().optional(),
});

export const resignRequest = z.strictObject({ seat: seat.optional() });
