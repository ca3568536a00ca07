/** As JSON writes it; after an odd number of backslashes it would be six characters of a text about JSON. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Is U+0000 in one of its texts? Not every database can keep it, and nobody has a use for it. */
export function hasEscapedNul(json: string): boolean {
  return json.includes('\\u0000') && ESCAPED_NUL.test(json);
}
