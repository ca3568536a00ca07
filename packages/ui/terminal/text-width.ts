const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** East Asian wide and fullwidth characters, and emoji: two columns in every terminal. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
/** Combining marks, joiners and control characters: no column of their own. */
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;

/** The number of terminal columns that a text takes. */
export function textWidth(text: string): number {
  // Fast path: most texts consist of letters, dashes, arrows and box drawing, each one column wide.
  if (/^[\x20-\x7e\u00a0-\u024f\u2013-\u2026\u2190-\u21ff\u2500-\u25fc\u2605]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(grapheme: string): number {
  if (ZERO_WIDTH.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** The text in exactly this many columns: padded with spaces, or cut with an ellipsis. */
export function fitText(text: string, width: number): string {
  if (width <= 0) return '';
  const missing = width - textWidth(text);
  return missing >= 0 ? text + ' '.repeat(missing) : `${fitText(cutText(text, width - 1), width - 1)}…`;
}

/** The text in at most this many columns, cut with an ellipsis if it is longer. */
export function shortenText(text: string, width: number): string {
  return textWidth(text) <= width ? text : fitText(text, width);
}

/** The longest prefix of a text that fits into these columns. */
export function cutText(text: string, width: number): string {
  let [kept, used] = ['', 0];
  for (const { segment } of graphemes.segment(text)) {
    used += graphemeWidth(segment);
    if (used > width) break;
    kept += segment;
  }
  return kept;
}

/** Lines of at most this many columns, broken between words. Longer words are cut. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = textWidth(word) <= width ? word : fitText(word, width);
    }
  }
  return line === '' ? lines : [...lines, line];
}
