import { GAVE_UP, type ScoreShown } from '@safehouse/protocol';

/** A bar: how many came to a score from `least` to `most`. */
export interface Bin {
  readonly least: number;
  readonly most: number;
  readonly count: number;
}

const MOST_BINS = 13;

/** The scores in bars of equal breadth, the lowest first. Wins, draws and losses share none; who gave up is not in it. */
export function binsOf(scores: readonly ScoreShown[]): Bin[] {
  const played = scores.filter(({ score }) => score !== GAVE_UP);
  if (played.length === 0) return [];
  const values = played.map(({ score }) => score);
  const breadth = Math.ceil((Math.max(...values) - Math.min(...values) + 1) / MOST_BINS);
  const byPlace = Map.groupBy(played, ({ score }) => placeOf(score, breadth));
  const places = [...byPlace.keys()];
  const bins: Bin[] = [];
  for (let place = Math.min(...places); place <= Math.max(...places); place++) {
    const count = (byPlace.get(place) ?? []).reduce((sum, one) => sum + one.count, 0);
    // Most games know no draw: its bar is there only where somebody has come to it.
    if (place !== 0 || count > 0) bins.push({ ...edgesOf(place, breadth), count });
  }
  return bins;
}

/** Zero has a place of its own; from there the bars are counted to both sides. */
function placeOf(score: number, breadth: number): number {
  return Math.sign(score) * Math.ceil(Math.abs(score) / breadth);
}

function edgesOf(place: number, breadth: number): Pick<Bin, 'least' | 'most'> {
  if (place === 0) return { least: 0, most: 0 };
  const near = (Math.abs(place) - 1) * breadth + 1;
  const far = Math.abs(place) * breadth;
  return place > 0 ? { least: near, most: far } : { least: -far, most: -near };
}

export interface Standing {
  readonly rank: number;
  readonly of: number;
  /** The share of the others who did worse; null where there are no others. */
  readonly better: number | null;
}

export function standingOf(scores: readonly ScoreShown[], own: number): Standing {
  const countWhere = (isSo: (score: number) => boolean) =>
    scores.filter(({ score }) => isSo(score)).reduce((sum, { count }) => sum + count, 0);
  const of = countWhere(() => true);
  const worse = countWhere((score) => score < own);
  return { rank: 1 + countWhere((score) => score > own), of, better: of > 1 ? worse / (of - 1) : null };
}
