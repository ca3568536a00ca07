import * as z from 'zod';
import { parseAvatar } from './avatar.ts';

/** The most that a reader counts as letters of a name; a letter with its marks is one. */
const MAX_NAME_LENGTH = 30;

/** Controls, lone surrogates, line breaks, and what is invisible or turns the direction of the text around it. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
/** Visible characters; the blank Braille pattern is not one. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks than any script puts on one letter: they would spill over the lines around the name. */
const STACKED_MARKS = /\p{M}{5}/u;

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function isValidName(name: string): boolean {
  if (FORBIDDEN_CHARACTERS.test(name) || STACKED_MARKS.test(name)) return false;
  return VISIBLE.test(name.replace(INVISIBLE, '')) && [...graphemeSegmenter.segment(name)].length <= MAX_NAME_LENGTH;
}

/** Equal for two spellings of one name: an account is found by it. */
export function nameKey(name: string): string {
  // Upper and then lower case is the closest JavaScript has to case folding.
  return plainName(name).toUpperCase().toLowerCase().normalize('NFKC');
}

/** Without compatibility forms, invisible characters and double blanks. */
export function plainName(name: string): string {
  return name.normalize('NFKC').replace(INVISIBLE, '').trim().replace(/\s+/gu, ' ');
}

export const personName = z
  .string()
  // Aborts: what follows is slow for long texts.
  .max(200, { abort: true })
  .normalize('NFC')
  .trim()
  .overwrite((name) => name.replace(/\p{Zs}+/gu, ' '))
  .refine(isValidName, `a name has 1 to ${MAX_NAME_LENGTH} visible characters`);

const passphrase = z.string().min(8).max(200);

export const guestRequest = z.strictObject({ name: personName });

/** To open an account, or to come back to one. */
export const credentials = z.strictObject({ name: personName, passphrase });

export type Credentials = z.infer<typeof credentials>;

/**
 * The set-up code makes the account an admin: the host reads it where the server was first started. The invitation is
 * needed where the server takes new accounts by invitation only.
 */
export const accountRequest = credentials.extend({
  setupCode: z.string().max(100).optional(),
  invitation: z.string().trim().max(100).optional(),
});

export type AccountRequest = z.infer<typeof accountRequest>;

/** What a client must know before the first account is opened. */
export const setupState = z.strictObject({ needsAdmin: z.boolean() });

export type SetupState = z.infer<typeof setupState>;

/** Asks for the passphrase again: somebody at an unlocked device must not be able to take over the account. */
export const passphraseRequest = z.strictObject({ passphrase, next: passphrase });

export type PassphraseRequest = z.infer<typeof passphraseRequest>;

/** Deletes the caller's account. A guest has no passphrase. */
export const deletionRequest = z.strictObject({ passphrase: z.string().max(200).optional() });

/** Asks for a mail with a link that sets another passphrase. */
export const resetMailRequest = z.strictObject({ name: personName });

/** `token`: from the link in the mail. */
export const resetRequest = z.strictObject({ token: z.string().max(200), next: passphrase });

export type ResetRequest = z.infer<typeof resetRequest>;

const avatarCode = z.string().refine((code) => parseAvatar(code) !== null, 'not the code of an avatar');

/** What users may change about themselves; null removes it. */
export const profileRequest = z.strictObject({
  name: personName.optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Z]{2})?$/)
    .nullable()
    .optional(),
  /** The code of a drawn face. */
  avatar: avatarCode.nullable().optional(),
  /** On all devices: others are not told when they are here. */
  invisible: z.boolean().optional(),
  /** A program plays under this name: it is shown as a bot everywhere, permanently. */
  bot: z.literal(true).optional(),
  /** Called when it is the account's turn. */
  webhook: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .optional(),
});

export type ProfileRequest = z.infer<typeof profileRequest>;

/** A user as they see themselves. */
export const ownProfile = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'account']),
  isAdmin: z.boolean(),
  createdAt: z.number(),
  locale: z.string().nullable(),
  webhook: z.string().nullable(),
  /** Null: the default of the id. */
  avatar: z.string().nullable(),
  invisible: z.boolean(),
  bot: z.boolean(),
});

export type OwnProfile = z.infer<typeof ownProfile>;

/** A new session. The token is sent only here; programs put it into `Authorization: Bearer`, pages have the cookie. */
export const sessionResponse = z.strictObject({ user: ownProfile, token: z.string() });
