import type { Chapter, GameUi } from '@safehouse/ui';
import { factsAt, type Timeline } from '../board/timeline.ts';
import type { ReplayTranslations } from '../locales/en.ts';

export interface ChapterStart {
  readonly at: number;
  readonly label: string;
}

/** The game's chapters; the first starts with the match. */
export function findChapters(
  timeline: Timeline,
  { chapterStartedBy }: GameUi,
  translations: ReplayTranslations,
  names: readonly string[],
): ChapterStart[] {
  const starts: ChapterStart[] = [{ at: 0, label: translations.start }];
  if (!chapterStartedBy) return starts;
  for (let at = 1; at < timeline.positions.length; at++) {
    const started = factsAt(timeline, at, 'spectator').flatMap((fact) => chapterStartedBy(fact) ?? []);
    if (started.length > 0)
      starts.push({
        at,
        label: started.map((chapter) => chapterLabel(chapter, translations, names)).join(' · '),
      });
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

export function chapterAt(chapters: readonly ChapterStart[], at: number): ChapterStart {
  return chapters.findLast((chapter) => chapter.at <= at) ?? chapters[0];
}
