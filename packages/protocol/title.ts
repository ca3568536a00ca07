import * as z from 'zod';

const VISIBLE = /[\p{L}\p{N}]/u;
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}|\p{M}{5}/u;

/** The name of something that others can see, in one line. */
export function titleText(maxLength: number) {
  return z
    .string()
    .max(4 * maxLength, { abort: true })
    .normalize('NFC')
    .trim()
    .overwrite((name) => name.replace(/\p{Zs}+/gu, ' '))
    .refine(
      (name) => [...name].length <= maxLength && VISIBLE.test(name) && !FORBIDDEN_CHARACTERS.test(name),
      `a name has 1 to ${maxLength} visible characters`,
    );
}
