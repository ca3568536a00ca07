import { refusal, type ServerRefusal } from '@safehouse/protocol';

/** More than four times what any client sends. Limited because checking, copying and writing values is recursive. */
export const MAX_JSON_DEPTH = 40;

export type JsonInput =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: ServerRefusal };

const NOT_JSON = refused(refusal('bad-json', 'this is not JSON'));
const TOO_DEEP = refused(refusal('bad-request', `values may be nested ${MAX_JSON_DEPTH} times at most`));
const HAS_NUL = refused(refusal('bad-request', 'U+0000 is not allowed'));

/** Parses JSON from outside. */
export function parseJsonInput(text: string): JsonInput {
  if (isTooDeep(text)) return TOO_DEEP;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
  return hasEscapedNul(text) ? HAS_NUL : { ok: true, value };
}

function refused(reason: ServerRefusal): JsonInput {
  return { ok: false, refusal: reason };
}

const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((character) =>
  character.charCodeAt(0),
);

/** Counts brackets outside of strings in one pass, before parsing. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isInString) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if ((code === OPEN_ARRAY || code === OPEN_OBJECT) && ++depth > MAX_JSON_DEPTH) return true;
    else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--;
  }
  return false;
}

/** The JSON escape of U+0000, unless its backslash is itself escaped. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** PostgreSQL cannot store U+0000, and no client needs it. */
function hasEscapedNul(json: string): boolean {
  return json.includes('\\u0000') && ESCAPED_NUL.test(json);
}
