import { type Line, SCREEN_COLUMNS, SCREEN_ROWS, styled, wrapText } from '@safehouse/ui/terminal';
import type { PlayTranslations } from '../locales/en.ts';
import { composeFrame } from './frame.ts';
import type { Screen } from './screen.ts';

/** The rows between the title and the keys. */
const PAGE_ROWS = SCREEN_ROWS - 2;
const STEPS: { readonly [key: string]: number } = {
  up: -1,
  down: 1,
  pageup: -PAGE_ROWS,
  pagedown: PAGE_ROWS,
  ' ': PAGE_ROWS,
  home: Number.NEGATIVE_INFINITY,
  end: Number.POSITIVE_INFINITY,
};

interface Page {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The end that is shown first. */
  readonly from: 'top' | 'bottom';
}

/** A text to scroll through, until a key closes it. Returns 'quit' for Ctrl+C. */
export async function showPage(
  screen: Screen,
  { title, lines, from }: Page,
  words: PlayTranslations,
): Promise<'closed' | 'quit'> {
  const last = Math.max(0, lines.length - PAGE_ROWS);
  let start = from === 'top' ? 0 : last;
  for (;;) {
    const shown = lines.slice(start, start + PAGE_ROWS);
    const position = last === 0 ? '' : `${Math.min(lines.length, start + PAGE_ROWS)}/${lines.length}`;
    screen.draw(drawPage({ title, position, shown, words }));
    const key = await screen.readKey();
    if (key === 'quit') return 'quit';
    if (!Object.hasOwn(STEPS, key)) return 'closed';
    start = Math.max(0, Math.min(last, start + STEPS[key]));
  }
}

function drawPage({
  title,
  position,
  shown,
  words,
}: {
  readonly title: string;
  readonly position: string;
  readonly shown: readonly Line[];
  readonly words: PlayTranslations;
}): Line[] {
  const keys = [
    ['↑↓', words.keys.scroll],
    ['Esc', words.keys.back],
  ] as const;
  const frame = composeFrame({ title, phase: position, table: [], notes: [], question: '', menu: null, keys });
  const blank = Array.from({ length: PAGE_ROWS - shown.length }, (): Line => []);
  return [frame[0], ...shown, ...blank, frame[SCREEN_ROWS - 1]];
}

/** Formats the rules for players: headings are highlighted, other Markdown is removed. */
export function rulesLines(markdown: string): Line[] {
  return markdown.split('\n').flatMap((line): Line[] => {
    if (/^\s*\|[\s|:-]+\|\s*$/.test(line)) return [];
    if (line.startsWith('#')) return [[styled('bold', line.replace(/^#+ /, ''))]];
    const plain = line
      .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
      .replaceAll(/\s*\|\s*/g, ' · ')
      .replaceAll('**', '');
    if (plain.trim() === '') return [[]];
    return wrapText(plain, SCREEN_COLUMNS - 2).map((text, i) => [i === 0 ? text : `  ${text}`]);
  });
}
