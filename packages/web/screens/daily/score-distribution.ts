import { FORFEIT_SCORE, type ScoreCount } from '@safehouse/protocol';

/** A bar: how many came to a score from `least` to `most`. */
export interface ScoreBin {
  readonly least: number;
  readonly most: number;
  readonly count: number;
}

const MAX_BINS = 13;

/** The scores in bars of equal breadth, the lowest first. Wins, draws and losses share none; who gave up is not in it. */
export function scoreBins(scores: readonly ScoreCount[]): ScoreBin[] {
  const played = scores.filter(({ score }) => score !== FORFEIT_SCORE);
  if (played.length === 0) return [];
  const values = played.map(({ score }) => score);
  const breadth = Math.ceil((Math.max(...values) - Math.min(...values) + 1) / MAX_BINS);
  const byPlace = Map.groupBy(played, ({ score }) => binIndex(score, breadth));
  const places = [...byPlace.keys()];
  const bins: ScoreBin[] = [];
  for (let place = Math.min(...places); place <= Math.max(...places); place++) {
    const count = (byPlace.get(place) ?? []).reduce((sum, one) => sum + one.count, 0);
    // Most games know no draw: its bar is there only where somebody has come to it.
    if (place !== 0 || count > 0) bins.push({ ...binEdges(place, breadth), count });
  }
  return bins;
}

/** Zero has a place of its own; from there the bars are counted to both sides. */
function binIndex(score: number, breadth: number): number {
  return Math.sign(score) * Math.ceil(Math.abs(score) / breadth);
}

function binEdges(place: number, breadth: number): Pick<ScoreBin, 'least' | 'most'> {
  if (place === 0) return { least: 0, most: 0 };
  const near = (Math.abs(place) - 1) * breadth + 1;
  const far = Math.abs(place) * breadth;
  return place > 0 ? { least: near, most: far } : { least: -far, most: -near };
}

export interface Standing {
  readonly rank: number;
  readonly total: number;
  /** The share of the others who did worse; null where there are no others. */
  readonly shareBeaten: number | null;
}

export function rankAmong(scores: readonly ScoreCount[], own: number): Standing {
  const countWhere = (isSo: (score: number) => boolean) =>
    scores.filter(({ score }) => isSo(score)).reduce((sum, { count }) => sum + count, 0);
  const of = countWhere(() => true);
  const worse = countWhere((score) => score < own);
  return {
    rank: 1 + countWhere((score) => score > own),
    total: of,
    shareBeaten: of > 1 ? worse / (of - 1) : null,
  };
}
