import * as z from 'zod';
import { parseAvatar } from './avatar.ts';

/** In graphemes: a letter with its combining marks counts as one. */
const MAX_NAME_LENGTH = 30;

/** Control characters, lone surrogates, line breaks, invisible characters, and those that change the text direction. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
/** The blank Braille pattern counts as invisible. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More combining marks than any script puts on one letter: they would overlap the lines above and below. */
const STACKED_MARKS = /\p{M}{5}/u;

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function isValidName(name: string): boolean {
  if (FORBIDDEN_CHARACTERS.test(name) || STACKED_MARKS.test(name)) return false;
  return VISIBLE.test(name.replace(INVISIBLE, '')) && [...graphemeSegmenter.segment(name)].length <= MAX_NAME_LENGTH;
}

/** Equal for different spellings of the same name. Accounts are looked up by it. */
export function nameKey(name: string): string {
  // Upper and then lower case is the closest JavaScript has to case folding.
  return plainName(name).toUpperCase().toLowerCase().normalize('NFKC');
}

/** The name without compatibility forms, invisible characters and repeated spaces. */
export function plainName(name: string): string {
  return name.normalize('NFKC').replace(INVISIBLE, '').trim().replace(/\s+/gu, ' ');
}

export const personName = z
  .string()
  // Stops here, because the following steps are slow for long texts.
  .max(200, { abort: true })
  .normalize('NFC')
  .trim()
  .overwrite((name) => name.replace(/\p{Zs}+/gu, ' '))
  .refine(isValidName, `a name has 1 to ${MAX_NAME_LENGTH} visible characters`);

const passphrase = z.string().min(8).max(200);

export const guestRequest = z.strictObject({ name: personName });

/** To create an account, or to sign in. */
export const credentials = z.strictObject({ name: personName, passphrase });

export type Credentials = z.infer<typeof credentials>;

/**
 * The set-up code, which the server prints at its first start, makes the account an admin. The invitation is needed
 * where the server accepts new accounts by invitation only.
 */
export const accountRequest = credentials.extend({
  setupCode: z.string().max(100).optional(),
  invitation: z.string().trim().max(100).optional(),
});

export type AccountRequest = z.infer<typeof accountRequest>;

/** What a client must know before the first account is created. */
export const setupState = z.strictObject({ needsAdmin: z.boolean() });

export type SetupState = z.infer<typeof setupState>;

/** Asks for the current passphrase: somebody at an unlocked device must not be able to take over the account. */
export const passphraseRequest = z.strictObject({ passphrase, next: passphrase });

export type PassphraseRequest = z.infer<typeof passphraseRequest>;

/** Deletes the caller's account. A guest has no passphrase. */
export const deletionRequest = z.strictObject({ passphrase: z.string().max(200).optional() });

/** Requests an e-mail with a link to set a new passphrase. */
export const resetMailRequest = z.strictObject({ name: personName });

/** `token`: from the link in the e-mail. */
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
  /** Others are not told when the user is online, on any device. */
  invisible: z.boolean().optional(),
  /** A program plays under this name: it is shown as a bot everywhere. Cannot be undone. */
  bot: z.literal(true).optional(),
  /** Called when it is the account's turn to move. */
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
  /** Null: the default avatar of the id. */
  avatar: z.string().nullable(),
  invisible: z.boolean(),
  bot: z.boolean(),
});

export type OwnProfile = z.infer<typeof ownProfile>;

/** A new session. The token is sent only here; programs put it into `Authorization: Bearer`, pages have the cookie. */
export const sessionResponse = z.strictObject({ user: ownProfile, token: z.string() });
