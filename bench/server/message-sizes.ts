import { quickRandom } from '@safehouse/contract';
import { MeasuredMatch, TABLES, type TableKind, type ViewerSizes } from './measured-match.ts';

interface SizeDistribution {
  readonly mean: number;
  readonly median: number;
  readonly most: number;
}

/** Bytes sent to one kind of viewer: for a move, and for a full snapshot at some point of a match. */
interface ViewerSizeStats {
  readonly move: SizeDistribution;
  readonly page: { readonly [when in keyof typeof MATCH_PHASES]: SizeDistribution };
}

export interface MessageSizesResult extends TableKind {
  readonly matches: number;
  readonly moves: number;
  readonly player: ViewerSizeStats;
  readonly onlooker: ViewerSizeStats;
}

/** Ranges of the match's progress, from 0 to 1. */
const MATCH_PHASES = { start: [0, 0], middle: [0.4, 0.6], end: [1, 1], ever: [0, 1] } as const;

/** Plays whole matches of every game. */
export async function measureMessageSizes(url: string, matches: number): Promise<MessageSizesResult[]> {
  const results: MessageSizesResult[] = [];
  for (const kind of TABLES) {
    const played: MeasuredMatch[] = [];
    for (let i = 0; i < matches; i++) {
      const match = await MeasuredMatch.open(url, kind);
      await match.playOut(quickRandom(i + 1).below);
      played.push(match);
    }
    const moves = played.reduce((sum, match) => sum + match.moves, 0);
    const [player, onlooker] = (['player', 'onlooker'] as const).map((who) =>
      sizeStatsOf(played.flatMap((match) => match.sizes.filter((sizes) => sizes.who === who))),
    );
    results.push({ ...kind, matches, moves, player, onlooker });
  }
  return results;
}

function sizeStatsOf(sizes: readonly ViewerSizes[]): ViewerSizeStats {
  const snapshotsIn = ([from, to]: readonly [number, number]) =>
    distributionOf(sizes.flatMap(({ snapshots }) => snapshots.filter(({ at }) => at >= from && at <= to)).map(bytesOf));
  const { start, middle, end, ever } = MATCH_PHASES;
  return {
    move: distributionOf(sizes.flatMap(({ updateBytes }) => updateBytes)),
    page: {
      start: snapshotsIn(start),
      middle: snapshotsIn(middle),
      end: snapshotsIn(end),
      ever: snapshotsIn(ever),
    },
  };
}

const bytesOf = ({ bytes }: ViewerSizes['snapshots'][number]) => bytes;

function distributionOf(values: readonly number[]): SizeDistribution {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { mean, median: sorted[sorted.length >> 1], most: sorted[sorted.length - 1] };
}
