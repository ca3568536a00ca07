import * as z from 'zod';

/** The most that a reader counts as letters of a name; a letter with its marks is one. */
const MAX_NAME_LENGTH = 30;

/** Controls, lone surrogates, line breaks, and what is invisible or turns the direction of the text around it. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
/** What leaves something to be seen; the blank of Braille does not. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks than any script puts on one letter: they would spill over the lines around the name. */
const STACKED_MARKS = /\p{M}{5}/u;

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function isValidName(name: string): boolean {
  if (FORBIDDEN_CHARACTERS.test(name) || STACKED_MARKS.test(name)) return false;
  return (
    VISIBLE.test(name.replace(INVISIBLE, '')) &&
    [...graphemeSegmenter.segment(name)].length <= MAX_NAME_LENGTH
  );
}

/** What two names have in common that a reader would take for the same. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKC').replace(INVISIBLE, '').trim().replace(/\s+/gu, ' ');
  // Up and down again: the nearest to case folding that the language offers.
  return plain.toUpperCase().toLowerCase().normalize('NFKC');
}

const personName = z
  .string()
  .max(200)
  .normalize('NFC')
  .trim()
  .overwrite((name) => name.replace(/\p{Zs}+/gu, ' '))
  .refine(isValidName, `a name has 1 to ${MAX_NAME_LENGTH} visible characters`);

const passphrase = z.string().min(8).max(200);

export const guestRequest = z.strictObject({ name: personName });

/** To open an account, or to come back to one. */
export const credentials = z.strictObject({ name: personName, passphrase });

export type Credentials = z.infer<typeof credentials>;

/** Who sits at an open device cannot take the account away: the passphrase is asked for once more. */
export const passphraseRequest = z.strictObject({ passphrase, next: passphrase });

export type PassphraseRequest = z.infer<typeof passphraseRequest>;

/** What people may change about themselves; null takes it away. */
export const profileRequest = z.strictObject({
  name: personName.optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Z]{2})?$/)
    .nullable()
    .optional(),
  /** Where the account's program is told that it is to move. */
  webhook: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .optional(),
});

export type ProfileRequest = z.infer<typeof profileRequest>;

/** Somebody as they see themselves. */
export const ownProfile = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'account']),
  isAdmin: z.boolean(),
  createdAt: z.number(),
  locale: z.string().nullable(),
  webhook: z.string().nullable(),
});

export type OwnProfile = z.infer<typeof ownProfile>;

/** An opened session. The token is told this once: it goes into `Authorization: Bearer`, or the cookie carries it. */
export const sessionResponse = z.strictObject({ user: ownProfile, token: z.string() });
