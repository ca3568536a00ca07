import type { Chapter, GameUi } from '@safehouse/ui';
import { factsAt, type Timeline } from '../board/timeline.ts';
import type { ReplayTranslations } from '../locales/en.ts';

/** Where a chapter begins: a position to jump to. */
export interface ChapterStart {
  readonly at: number;
  readonly label: string;
}

/** The chapters of a match as its game sees them; the start is always one. */
export function findChapters(
  reel: Timeline,
  { chapterStartedBy }: GameUi,
  translations: ReplayTranslations,
  names: readonly string[],
): ChapterStart[] {
  const starts: ChapterStart[] = [{ at: 0, label: translations.start }];
  if (!chapterStartedBy) return starts;
  for (let at = 1; at < reel.positions.length; at++) {
    const begun = factsAt(reel, at, 'spectator').flatMap((fact) => chapterStartedBy(fact) ?? []);
    if (begun.length > 0)
      starts.push({ at, label: begun.map((one) => chapterLabel(one, translations, names)).join(' · ') });
  }
  return starts;
}

function chapterLabel(chapter: Chapter, translations: ReplayTranslations, names: readonly string[]): string {
  switch (chapter.type) {
    case 'round':
      return translations.round(chapter.number);
    case 'mission':
      return translations.mission(chapter.number);
    case 'turn':
      return translations.turn(names[chapter.seat]);
  }
}

/** The chapter that a position is in. */
export function chapterAt(chapters: readonly ChapterStart[], at: number): ChapterStart {
  return chapters.findLast((one) => one.at <= at) ?? chapters[0];
}
