import { quickRandom } from '@safehouse/contract';
import { MeasuredMatch, TABLES, type TableKind, type ViewerSizes } from './measured-match.ts';

interface SizeDistribution {
  readonly mean: number;
  readonly median: number;
  readonly most: number;
}

/** Bytes on the wire to one kind of people: for a move, and for a page in full at some time of a match. */
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

/** Which part of a match, from 0 to 1. */
const MATCH_PHASES = { start: [0, 0], middle: [0.4, 0.6], end: [1, 1], ever: [0, 1] } as const;

/** What everybody is sent over whole matches of every game. */
export async function measureMessageSizes(url: string, matches: number): Promise<MessageSizesResult[]> {
  const found: MessageSizesResult[] = [];
  for (const kind of TABLES) {
    const played: MeasuredMatch[] = [];
    for (let i = 0; i < matches; i++) {
      const match = await MeasuredMatch.open(url, kind);
      await match.playOut(quickRandom(i + 1).below);
      played.push(match);
    }
    const moves = played.reduce((sum, match) => sum + match.moves, 0);
    const [players, onlookers] = (['player', 'onlooker'] as const).map((who) =>
      sizeStatsOf(played.flatMap((match) => match.sizes.filter((one) => one.who === who))),
    );
    found.push({ ...kind, matches, moves, player: players, onlooker: onlookers });
  }
  return found;
}

function sizeStatsOf(sizes: readonly ViewerSizes[]): ViewerSizeStats {
  const pagesIn = ([from, to]: readonly [number, number]) =>
    distributionOf(
      sizes.flatMap(({ snapshots }) => snapshots.filter(({ at }) => at >= from && at <= to)).map(bytesOf),
    );
  const { start, middle: half, end, ever } = MATCH_PHASES;
  return {
    move: distributionOf(sizes.flatMap(({ updateBytes }) => updateBytes)),
    page: { start: pagesIn(start), middle: pagesIn(half), end: pagesIn(end), ever: pagesIn(ever) },
  };
}

const bytesOf = ({ bytes }: ViewerSizes['snapshots'][number]) => bytes;

function distributionOf(values: readonly number[]): SizeDistribution {
  const sorted = values.toSorted((one, other) => one - other);
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { mean, median: sorted[sorted.length >> 1], most: sorted[sorted.length - 1] };
}
