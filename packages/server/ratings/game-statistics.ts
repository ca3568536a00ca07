import type { Tally } from '../store/rating-store.ts';

interface WinCount {
  readonly matches: number;
  readonly wins: number;
}

/** The results of all finished matches of one mode. */
export interface ModeStatistics {
  readonly mode: string;
  readonly matches: number;
  readonly draws: number;
  readonly averageMoves: number;
  readonly seats: readonly (WinCount & { readonly seat: number })[];
  readonly bots: readonly (WinCount & { readonly level: string })[];
}

export function statisticsByMode(tallies: readonly Tally[]): ModeStatistics[] {
  return [...Map.groupBy(tallies, ({ mode }) => mode)].flatMap(([mode, modeTallies]) => {
    const total = modeTallies.find(({ what }) => what === 'match');
    return total ? [statisticsOf(mode, total, modeTallies)] : [];
  });
}

function statisticsOf(mode: string, total: Tally, tallies: readonly Tally[]): ModeStatistics {
  const { matches, wins, moves } = total;
  return {
    mode,
    matches,
    draws: matches - wins,
    averageMoves: Math.round((10 * moves) / matches) / 10,
    seats: talliesOfKind(tallies, 'seat ').map(({ name, count }) => ({ seat: Number(name), ...count })),
    bots: talliesOfKind(tallies, 'bot ').map(({ name, count }) => ({ level: name, ...count })),
  };
}

function talliesOfKind(tallies: readonly Tally[], kind: string): { readonly name: string; readonly count: WinCount }[] {
  return tallies
    .filter(({ what }) => what.startsWith(kind))
    .map(({ what, matches, wins }) => ({ name: what.slice(kind.length), count: { matches, wins } }));
}
