import type { Tally } from '../store/ratings.ts';

interface Share {
  readonly matches: number;
  readonly wins: number;
}

/** What all finished matches of one mode have come to. */
export interface ModeStatistics {
  readonly mode: string;
  readonly matches: number;
  readonly draws: number;
  readonly averageMoves: number;
  readonly seats: readonly (Share & { readonly seat: number })[];
  readonly bots: readonly (Share & { readonly level: string })[];
}

export function statisticsFrom(tallies: readonly Tally[]): ModeStatistics[] {
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
    seats: named(tallies, 'seat ').map(({ name, share }) => ({ seat: Number(name), ...share })),
    bots: named(tallies, 'bot ').map(({ name, share }) => ({ level: name, ...share })),
  };
}

function named(tallies: readonly Tally[], kind: string): { readonly name: string; readonly share: Share }[] {
  return tallies
    .filter(({ what }) => what.startsWith(kind))
    .map(({ what, matches, wins }) => ({ name: what.slice(kind.length), share: { matches, wins } }));
}
