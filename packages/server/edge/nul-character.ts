/** The JSON escape of U+0000, unless its backslash is itself escaped. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** PostgreSQL cannot store U+0000, and nobody needs it. */
export function hasEscapedNul(json: string): boolean {
  return json.includes('\\u0000') && ESCAPED_NUL.test(json);
}
