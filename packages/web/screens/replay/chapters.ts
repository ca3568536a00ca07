import type { Chapter, GameUi } from '@safehouse/ui';
import { factsAt, type Reel } from './reel.ts';
import type { Words } from './words/en.ts';

/** Where a chapter begins: a position to jump to. */
export interface ChapterStart {
  readonly at: number;
  readonly label: string;
}

/** The chapters of a match as its game sees them; the start is always one. */
export function chaptersOf(
  reel: Reel,
  { chapter }: GameUi,
  words: Words,
  names: readonly string[],
): ChapterStart[] {
  const starts: ChapterStart[] = [{ at: 0, label: words.start }];
  if (!chapter) return starts;
  for (let at = 1; at < reel.frames.length; at++) {
    const begun = factsAt(reel, at, 'spectator').flatMap((fact) => chapter(fact) ?? []);
    if (begun.length > 0)
      starts.push({ at, label: begun.map((one) => labelOf(one, words, names)).join(' · ') });
  }
  return starts;
}

function labelOf(chapter: Chapter, words: Words, names: readonly string[]): string {
  switch (chapter.type) {
    case 'round':
      return words.round(chapter.number);
    case 'mission':
      return words.mission(chapter.number);
    case 'turn':
      return words.turn(names[chapter.seat]);
  }
}

/** The chapter that a position is in. */
export function chapterAt(chapters: readonly ChapterStart[], at: number): ChapterStart {
  return chapters.findLast((one) => one.at <= at) ?? chapters[0];
}
