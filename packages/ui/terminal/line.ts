import type { Lang } from '../i18n/languages.ts';
import { fitText, textWidth } from './text-width.ts';

/** The meaning of a text; the terminal decides the look. Each seat has its own colour. */
export type Style = 'title' | 'bold' | 'dim' | 'chosen' | 'good' | 'bad' | 'place' | `seat${0 | 1 | 2 | 3}`;

export type Span = string | { readonly text: string; readonly style: Style };

/** A line of the screen, from left to right. */
export type Line = readonly Span[];

export function styled(style: Style, text: string): Span {
  return { text, style };
}

const SEAT_STYLES = ['seat0', 'seat1', 'seat2', 'seat3'] as const satisfies readonly Style[];

export function seatStyle(seat: number): Style {
  return SEAT_STYLES[seat] ?? 'bold';
}

function spanText(span: Span): string {
  return typeof span === 'string' ? span : span.text;
}

export function lineText(line: Line): string {
  return line.map(spanText).join('');
}

export function lineWidth(line: Line): number {
  return line.reduce((width, span) => width + textWidth(spanText(span)), 0);
}

/** The line in exactly this many columns: padded with spaces, or cut with an ellipsis. */
export function fitLine(line: Line, width: number): Line {
  const fitted: Span[] = [];
  let left = width;
  for (const span of line) {
    const text = spanText(span);
    const isWhole = textWidth(text) <= left;
    const shown = isWhole ? text : fitText(text, left);
    fitted.push(typeof span === 'string' ? shown : { ...span, text: shown });
    left -= textWidth(shown);
    if (!isWhole) break;
  }
  return left > 0 ? [...fitted, ' '.repeat(left)] : fitted;
}

/** Two blocks side by side, the left one with this many columns. */
export function besideLines(left: readonly Line[], width: number, right: readonly Line[]): Line[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, row) => [...fitLine(left[row] ?? [], width), ...(right[row] ?? [])]);
}

/** A label with its colon; French puts a space before it. */
export function withColon(lang: Lang, label: string): string {
  return lang === 'fr' ? `${label}\u00a0: ` : `${label}: `;
}

/** Puts a separator between parts. */
export function joinSpans(parts: readonly Span[], separator: string): Line {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [separator, part]));
}
