import type { ScoreRow } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { PlayerDescription } from '../../rules/describe.ts';
import type { SpyView } from '../../rules/index.ts';

/** SC-28: where the points come from. */
export function scoreRows({ players }: SpyView, { score }: GameTranslations): readonly ScoreRow[] {
  const marks = players.map(countMarks);
  const totals = players.map((player) => player.score);
  return [
    { label: score.missions, values: players.map(({ completed }) => completed.length) },
    { label: score.missionPoints, values: totals.map((total, seat) => total - marks[seat]) },
    { label: score.marks, values: marks },
    { label: score.total, values: totals, isTotal: true },
  ];
}

function countMarks({ missions }: PlayerDescription): number {
  return missions.reduce((sum, { marked }) => sum + marked.length, 0);
}
