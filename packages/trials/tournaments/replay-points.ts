/**
 * Points, tie-breaks and ranks as docs/tournaments.md describes them, for the audit in the trials. Slow and simple, and
 * without the server's code: computed from the pairings and the results of the stored matches.
 */
import type { TournamentSettings, TournamentStandingView } from '@safehouse/protocol';
import { survivedRounds } from './replay-bracket.ts';
import type { ReplayedMatch, ReplayedPlayer, ReplayedTournament } from './replay-tournament.ts';

type Outcome = 'won' | 'drawn' | 'lost' | 'none';

const FULL = 100;
const HALF = 50;

function outcomeFor(id: string, { players, result }: ReplayedMatch): Outcome {
  if (!result || result.outcome === 'none') return 'none';
  if (result.outcome === 'draw') return 'drawn';
  return players[result.outcome === 'first' ? 0 : 1] === id ? 'won' : 'lost';
}

/** The standings of a replayed tournament, the best first. */
export function replayedStandings(tournament: ReplayedTournament): TournamentStandingView[] {
  const totals = new Map([...tournament.players.keys()].map((id) => [id, pointsOf(tournament, id)]));
  const rows = [...tournament.players.values()].map((player) => ({ player, row: rowOf(tournament, totals, player) }));
  rows.sort((a, b) => {
    const keysA = [a.row.points, ...a.row.tieBreaks];
    const keysB = [b.row.points, ...b.row.tieBreaks];
    const differing = keysA.findIndex((key, i) => key !== keysB[i]);
    return differing < 0 ? a.player.lot - b.player.lot : keysB[differing] - keysA[differing];
  });
  return rows.map(({ row }, i) => ({ ...row, rank: i + 1 }));
}

function rowOf(
  tournament: ReplayedTournament,
  totals: ReadonlyMap<string, number>,
  { id, isIn, rating }: ReplayedPlayer,
): Omit<TournamentStandingView, 'rank'> {
  const outcomes = countedMatches(tournament, id).map((match) => outcomeFor(id, match));
  const wins = outcomes.filter((outcome) => outcome === 'won').length;
  const tieBreaks: { readonly [format in TournamentSettings['format']]: () => number[] } = {
    arena: () => [wins, 0 - outcomes.length],
    swiss: () => [buchholz(tournament, totals, id), sonnebornBerger(tournament, totals, id), wins],
    'round-robin': () => [sonnebornBerger(tournament, totals, id), wins],
    knockout: () => [rating],
  };
  return {
    player: id,
    points: totals.get(id) ?? 0,
    tieBreaks: tieBreaks[tournament.settings.format](),
    played: outcomes.length,
    wins,
    draws: outcomes.filter((outcome) => outcome === 'drawn').length,
    streak: trailingWins(outcomes),
    isOut: !isIn,
  };
}

function trailingWins(outcomes: readonly Outcome[]): number {
  return outcomes.at(-1) === 'won' ? 1 + trailingWins(outcomes.slice(0, -1)) : 0;
}

/** A player's matches that count so far. With one deal for all, a round counts when its last table has finished. */
function countedMatches({ matches, settings }: ReplayedTournament, id: string): ReplayedMatch[] {
  return matches.filter(
    ({ players, result, round }) =>
      players.includes(id) && result && !(settings.duplicate && isRunning(matches, round)),
  );
}

function isRunning(matches: readonly ReplayedMatch[], round: number): boolean {
  return matches.some((match) => match.round === round && !match.result);
}

export function pointsOf(tournament: ReplayedTournament, id: string): number {
  if (tournament.settings.format === 'knockout') return FULL * survivedRounds(tournament, id);
  const counted = countedMatches(tournament, id);
  if (tournament.settings.format === 'arena') return arenaPoints(counted.map((match) => outcomeFor(id, match)));
  const played = counted.reduce((sum, match) => sum + matchPoints(tournament, id, match), 0);
  return played + countedFreeRounds(tournament, id) * (tournament.settings.duplicate ? HALF : FULL);
}

/** Byes and walkovers that count so far. */
function countedFreeRounds({ freeRounds, matches, settings }: ReplayedTournament, id: string): number {
  return freeRounds.filter((free) => free.player === id && !(settings.duplicate && isRunning(matches, free.round)))
    .length;
}

function arenaPoints(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, outcome, i) => {
    const isStreak = i >= 2 && outcomes[i - 1] === 'won' && outcomes[i - 2] === 'won';
    return sum + ({ won: 200, drawn: 100, lost: 0, none: 0 } as const)[outcome] * (isStreak ? 2 : 1);
  }, 0);
}

function matchPoints(tournament: ReplayedTournament, id: string, match: ReplayedMatch): number {
  const plain = { won: FULL, drawn: HALF, lost: 0, none: 0 }[outcomeFor(id, match)];
  const others = tournament.matches.filter((other) => other.round === match.round && other !== match);
  if (!tournament.settings.duplicate || others.length === 0) return plain;
  if (outcomeFor(id, match) === 'none') return 0;
  const seat = match.players.indexOf(id);
  const scoreOf = ({ result }: ReplayedMatch) =>
    !result || result.outcome === 'none' ? Number.NEGATIVE_INFINITY : result.scores[seat];
  const better = others.filter((other) => scoreOf(match) > scoreOf(other)).length;
  const equal = others.filter((other) => scoreOf(match) === scoreOf(other)).length;
  return Math.round((FULL * (better + equal / 2)) / others.length);
}

function opponentOf(id: string, { players }: ReplayedMatch): string {
  return players[0] === id ? players[1] : players[0];
}

function buchholz(tournament: ReplayedTournament, totals: ReadonlyMap<string, number>, id: string): number {
  const opponents = countedMatches(tournament, id).map((match) => totals.get(opponentOf(id, match)) ?? 0);
  return opponents.reduce((sum, one) => sum + one, countedFreeRounds(tournament, id) * (totals.get(id) ?? 0));
}

function sonnebornBerger(tournament: ReplayedTournament, totals: ReadonlyMap<string, number>, id: string): number {
  const weighted = countedMatches(tournament, id).map(
    (match) => matchPoints(tournament, id, match) * (totals.get(opponentOf(id, match)) ?? 0),
  );
  return Math.round(weighted.reduce((sum, one) => sum + one, 0) / FULL);
}
