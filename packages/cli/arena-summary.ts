import { confidenceInterval95, type DealOutcome, eloFromScore, sprt } from '@safehouse/bots';
import { alignTable, formatPercent } from './text-table.ts';

interface ArenaSummary extends ForfeitSummary {
  readonly games: number;
  readonly bots: readonly string[];
  readonly winRates: readonly number[];
  /** The 95 % confidence interval of the first bot's share. */
  readonly interval: readonly [number, number];
  /** Null if the first bot won all or none. */
  readonly elo: number | null;
  readonly msPerMove: readonly number[];
  readonly slowestMs: readonly number[];
  readonly sprt?: 'stronger' | 'not stronger' | null;
  /** A signal ended the run before all matches were played. */
  readonly interrupted?: true;
}

/** For each deal, the share of its matches that the first bot won. */
export function firstBotShares(outcomes: readonly DealOutcome[]): number[] {
  return outcomes.map(({ won, matches }) => won[0] / matches);
}

export function summarizeArena(
  names: readonly string[],
  outcomes: readonly DealOutcome[],
  better: number | null,
): ArenaSummary {
  const games = outcomes.reduce((sum, { matches }) => sum + matches, 0);
  const total = (field: 'won' | 'moves' | 'ms', bot: number) =>
    outcomes.reduce((sum, outcome) => sum + outcome[field][bot], 0);
  const winRates = names.map((_, bot) => (games === 0 ? 0 : total('won', bot) / games));
  const shares = firstBotShares(outcomes);
  return {
    games,
    bots: names,
    winRates,
    interval: confidenceInterval95(shares),
    elo: eloFromScore(winRates[0]),
    msPerMove: names.map((_, bot) => total('ms', bot) / Math.max(1, total('moves', bot))),
    slowestMs: names.map((_, bot) => outcomes.reduce((ms, { slowest }) => Math.max(ms, slowest[bot]), 0)),
    ...(better !== null && { sprt: sprt(shares, better) }),
    ...summarizeForfeits(names.map((_, bot) => outcomes.flatMap(({ forfeits }) => forfeits[bot]))),
  };
}

/** Matches that external bots lost because they did not answer with a legal move. */
export interface ForfeitSummary {
  readonly forfeits?: readonly number[];
  readonly firstForfeit?: readonly (string | null)[];
}

/** The argument has the reasons of each bot. */
export function summarizeForfeits(reasons: readonly (readonly string[])[]): ForfeitSummary {
  if (reasons.every(({ length }) => length === 0)) return {};
  return { forfeits: reasons.map(({ length }) => length), firstForfeit: reasons.map(([first = null]) => first) };
}

/** For people at a terminal. */
export function arenaLines({ games, bots, winRates, interval, elo, ...rest }: ArenaSummary): string[] {
  const rows = bots.map((name, bot) => [
    name,
    formatPercent(winRates[bot], 1),
    rest.msPerMove[bot].toFixed(2),
    rest.slowestMs[bot].toFixed(0),
  ]);
  const [low, high] = interval.map((share) => formatPercent(share, 1));
  const difference = elo === null ? '' : `, ${elo < 0 ? '' : '+'}${elo.toFixed(0)} Elo`;
  return [
    ...alignTable([['', 'won', 'ms a move', 'slowest'], ...rows]),
    `${games} matches; ${bots[0]} wins ${low} to ${high} with 95 % confidence${difference}`,
    ...(rest.sprt === undefined ? [] : [`${bots[0]} is ${rest.sprt ?? 'not yet known to be stronger'}`]),
    ...forfeitLines(bots, rest),
    ...(rest.interrupted ? ['The run was interrupted before all matches were played.'] : []),
  ];
}

export function forfeitLines(bots: readonly string[], { forfeits = [], firstForfeit = [] }: ForfeitSummary): string[] {
  return firstForfeit.flatMap((reason, bot) =>
    reason === null ? [] : [`${bots[bot]} lost ${forfeits[bot]} without a legal move; the first: ${reason}`],
  );
}
