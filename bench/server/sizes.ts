import { quickRandom } from '@safehouse/contract';
import { SizedMatch, type Sizes, TABLES, type TableKind } from './sized-match.ts';

interface Middle {
  readonly mean: number;
  readonly median: number;
  readonly most: number;
}

/** Bytes on the wire to one kind of people: for a move, and for a page in full at some time of a match. */
interface Found {
  readonly move: Middle;
  readonly page: { readonly [when in keyof typeof WHEN]: Middle };
}

export interface SizesFound extends TableKind {
  readonly matches: number;
  readonly moves: number;
  readonly player: Found;
  readonly onlooker: Found;
}

/** Which part of a match, from 0 to 1. */
const WHEN = { start: [0, 0], middle: [0.4, 0.6], end: [1, 1], ever: [0, 1] } as const;

/** What everybody is sent over whole matches of every game. */
export async function sizes(url: string, matches: number): Promise<SizesFound[]> {
  const found: SizesFound[] = [];
  for (const kind of TABLES) {
    const played: SizedMatch[] = [];
    for (let i = 0; i < matches; i++) {
      const match = await SizedMatch.open(url, kind);
      await match.playOut(quickRandom(i + 1).below);
      played.push(match);
    }
    const moves = played.reduce((sum, match) => sum + match.moves, 0);
    const [players, onlookers] = (['player', 'onlooker'] as const).map((who) =>
      foundOf(played.flatMap((match) => match.sizes.filter((one) => one.who === who))),
    );
    found.push({ ...kind, matches, moves, player: players, onlooker: onlookers });
  }
  return found;
}

function foundOf(sizes: readonly Sizes[]): Found {
  const pagesIn = ([from, to]: readonly [number, number]) =>
    middle(sizes.flatMap(({ pages }) => pages.filter(({ at }) => at >= from && at <= to)).map(bytesOf));
  const { start, middle: half, end, ever } = WHEN;
  return {
    move: middle(sizes.flatMap(({ moves }) => moves)),
    page: { start: pagesIn(start), middle: pagesIn(half), end: pagesIn(end), ever: pagesIn(ever) },
  };
}

const bytesOf = ({ bytes }: Sizes['pages'][number]) => bytes;

function middle(values: readonly number[]): Middle {
  const sorted = values.toSorted((one, other) => one - other);
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { mean, median: sorted[sorted.length >> 1], most: sorted[sorted.length - 1] };
}
