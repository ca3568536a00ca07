import {
  fitLine,
  joinSpans,
  type Line,
  lineWidth,
  SCREEN_COLUMNS,
  SCREEN_ROWS,
  type Span,
  styled,
  TABLE_ROWS,
  wrapText,
} from '@safehouse/ui/terminal';
import type { Menu } from './menu.ts';

/** The parts of a screen, from top to bottom. */
export interface Frame {
  readonly title: string;
  /** Shown at the right end of the title. */
  readonly phase: string;
  readonly table: readonly Line[];
  /** What has happened. Only the last lines are shown if there is not enough room. */
  readonly notes: readonly Line[];
  readonly question: string;
  readonly menu: Menu<unknown> | null;
  /** Keys and what they do. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}

const MAX_ABOUT_ROWS = 3;

/** Exactly 24 lines of at most 80 columns. */
export function composeFrame({ title, phase, table, notes, question, menu, keys }: Frame): Line[] {
  const top = [titleLine(title, phase), ...table.slice(0, TABLE_ROWS)];
  const bottom = [questionLine(question, menu?.pageText ?? ''), ...(menu?.lines() ?? []), ...aboutLines(menu)];
  const room = SCREEN_ROWS - top.length - bottom.length - 1;
  const shownNotes = room > 0 ? notes.slice(-room) : [];
  const gap = Array.from({ length: room - shownNotes.length }, (): Line => []);
  const lines = [...top, ...gap, ...shownNotes, ...bottom, keysLine(keys)];
  return lines.map((line) => (lineWidth(line) > SCREEN_COLUMNS ? fitLine(line, SCREEN_COLUMNS) : line));
}

function titleLine(title: string, phase: string): Line {
  const left = ` ${title}`;
  const gap = SCREEN_COLUMNS - lineWidth([left, phase]) - 1;
  return fitLine([styled('title', `${left}${' '.repeat(Math.max(1, gap))}${phase} `)], SCREEN_COLUMNS);
}

function questionLine(question: string, page: string): Line {
  return page === '' ? [styled('bold', question)] : [styled('bold', question), '  ', styled('dim', page)];
}

/** The same number of lines for every item, so that nothing moves when the cursor does. */
function aboutLines(menu: Menu<unknown> | null): Line[] {
  if (menu === null) return [];
  const wrap = (about = '') => wrapText(about, SCREEN_COLUMNS - 4).slice(0, MAX_ABOUT_ROWS);
  const height = Math.max(...menu.items.map(({ about }) => wrap(about).length));
  const shown = wrap(menu.current.about);
  return Array.from({ length: height }, (_, row) => ['   ', styled('dim', shown[row] ?? '')]);
}

function keysLine(keys: Frame['keys']): Line {
  const spans = keys.map(([key, meaning]): Span => `${key} ${meaning}`);
  return joinSpans(spans, ' · ').map((span) => (typeof span === 'string' ? styled('dim', span) : span));
}
