import * as z from 'zod';
import { type MatchId, parseMatchId } from './ids.ts';
import { isJsonObject, type JsonObject } from './json-diff.ts';
import { PLAIN_PROTOCOL_VERSION, PROTOCOL_VERSION } from './server-message.ts';
import { chatContent } from './social.ts';
import { chairSeed, requestKey as key, shownCommitment } from './table-requests.ts';

/** The client's own number for a subscription; the server's messages about it carry this number. */
const on = z.int().min(0).max(9999);
const version = z.int().min(0);
/** The fields are checked by the game's rules. */
const move = z.custom<JsonObject>(isJsonObject, 'a move is an object');
const match = z.custom<MatchId>((value) => parseMatchId(value) !== null, 'no id of a match');

/** Everything a client sends. The first message is `hello`. */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.literal([PROTOCOL_VERSION, PLAIN_PROTOCOL_VERSION]),
    /** For programs. A page sends its cookie instead. */
    token: z.string().min(1).max(200).optional(),
    /** Friends are not told that this client is online. */
    invisible: z.literal(true).optional(),
  }),
  z.strictObject({
    type: z.literal('watch'),
    on,
    match,
    seat: z.int().min(0).max(3).optional(),
    /** The snapshot then includes the events after this version. */
    since: version.optional(),
    /** For a small board on another page: this client is not counted as a spectator. */
    preview: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('lobby'), on }),
  z.strictObject({
    type: z.literal('live'),
    on,
    /** Only tables of this game. */
    game: z.string().min(1).max(40).optional(),
  }),
  z.strictObject({ type: z.literal('tv'), on }),
  z.strictObject({ type: z.literal('mine'), on }),
  z.strictObject({
    type: z.literal('tournament'),
    on,
    tournament: z.string().max(40),
    /** The tournament's code, for users who have not joined it. */
    code: z.string().max(40).optional(),
  }),
  /** Sends a message whenever something has changed in a club that the user may see. */
  z.strictObject({ type: z.literal('club'), on, club: z.string().max(40) }),
  z.strictObject({ type: z.literal('friends'), on }),
  /** The users who are online. */
  z.strictObject({ type: z.literal('online'), on }),
  z.strictObject({ type: z.literal('leave'), on }),
  z.strictObject({ type: z.literal('move'), on, version, move, key }),
  z.strictObject({
    type: z.literal('undo'),
    on,
    to: version.optional(),
    agree: z.boolean().optional(),
    key: key.optional(),
  }),
  z.strictObject({ type: z.literal('resign'), on, key: key.optional() }),
  z.strictObject({ type: z.literal('claim'), on, key: key.optional() }),
  /** Starts or joins the rematch of a finished match that is watched under `on`. */
  z.strictObject({
    type: z.literal('rematch'),
    on,
    /** The rematch is then watched under this number; for who sits at it, instead of the finished match under `on`. */
    next: on.optional(),
    seed: chairSeed.optional(),
    commitment: shownCommitment.optional(),
    key: key.optional(),
  }),
  z.strictObject({ type: z.literal('chat'), on, say: chatContent, key: key.optional() }),
  z.strictObject({ type: z.literal('spectator-chat'), on, say: chatContent, key: key.optional() }),
  z.strictObject({ type: z.literal('ping'), at: z.number() }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;
