import { FORFEIT_SCORE, type ScoreCount } from '@safehouse/protocol';

/** The number of players with a score from `least` to `most`. */
export interface ScoreBin {
  readonly least: number;
  readonly most: number;
  readonly count: number;
}

const MAX_BINS = 13;

/** Bins of equal width, the lowest first. Wins, draws and losses have separate bins; forfeits are left out. */
export function scoreBins(scores: readonly ScoreCount[]): ScoreBin[] {
  const played = scores.filter(({ score }) => score !== FORFEIT_SCORE);
  if (played.length === 0) return [];
  const values = played.map(({ score }) => score);
  const width = Math.ceil((Math.max(...values) - Math.min(...values) + 1) / MAX_BINS);
  const byIndex = Map.groupBy(played, ({ score }) => binIndex(score, width));
  const indexes = [...byIndex.keys()];
  const bins: ScoreBin[] = [];
  for (let index = Math.min(...indexes); index <= Math.max(...indexes); index++) {
    const count = (byIndex.get(index) ?? []).reduce((sum, score) => sum + score.count, 0);
    // Most games have no draws, so the bin of zero is left out if it is empty.
    if (index !== 0 || count > 0) bins.push({ ...binEdges(index, width), count });
  }
  return bins;
}

/** Zero has its own bin, with index 0. */
function binIndex(score: number, width: number): number {
  return Math.sign(score) * Math.ceil(Math.abs(score) / width);
}

function binEdges(index: number, width: number): Pick<ScoreBin, 'least' | 'most'> {
  if (index === 0) return { least: 0, most: 0 };
  const near = (Math.abs(index) - 1) * width + 1;
  const far = Math.abs(index) * width;
  return index > 0 ? { least: near, most: far } : { least: -far, most: -near };
}

export interface Standing {
  readonly rank: number;
  readonly total: number;
  /** The share of the other players with a lower score; null without other players. */
  readonly shareBeaten: number | null;
}

export function rankAmong(scores: readonly ScoreCount[], ownScore: number): Standing {
  const countWhere = (isSo: (score: number) => boolean) =>
    scores.filter(({ score }) => isSo(score)).reduce((sum, { count }) => sum + count, 0);
  const of = countWhere(() => true);
  const worse = countWhere((score) => score < ownScore);
  return {
    rank: 1 + countWhere((score) => score > ownScore),
    total: of,
    shareBeaten: of > 1 ? worse / (of - 1) : null,
  };
}
