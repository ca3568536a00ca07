import type { Tally } from '../store/rating-store.ts';

interface WinCount {
  readonly matches: number;
  readonly wins: number;
}

/** What all finished matches of one mode have come to. */
export interface ModeStatistics {
  readonly mode: string;
  readonly matches: number;
  readonly draws: number;
  readonly averageMoves: number;
  readonly seats: readonly (WinCount & { readonly seat: number })[];
  readonly bots: readonly (WinCount & { readonly level: string })[];
}

export function statisticsByMode(tallies: readonly Tally[]): ModeStatistics[] {
  return [...Map.groupBy(tallies, ({ mode }) => mode)].flatMap(([mode, ofMode]) => {
    const whole = ofMode.find(({ what }) => what === 'match');
    return whole ? [statisticsOf(mode, whole, ofMode)] : [];
  });
}

function statisticsOf(mode: string, whole: Tally, tallies: readonly Tally[]): ModeStatistics {
  const { matches, wins, moves } = whole;
  return {
    mode,
    matches,
    draws: matches - wins,
    averageMoves: Math.round((10 * moves) / matches) / 10,
    seats: talliesOfKind(tallies, 'seat ').map(({ name, share }) => ({ seat: Number(name), ...share })),
    bots: talliesOfKind(tallies, 'bot ').map(({ name, share }) => ({ level: name, ...share })),
  };
}

function talliesOfKind(
  tallies: readonly Tally[],
  kind: string,
): { readonly name: string; readonly share: WinCount }[] {
  return tallies
    .filter(({ what }) => what.startsWith(kind))
    .map(({ what, matches, wins }) => ({ name: what.slice(kind.length), share: { matches, wins } }));
}
