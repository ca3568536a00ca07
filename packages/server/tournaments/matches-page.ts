import type { TournamentMatchesView } from '@safehouse/protocol';
import type { Tournament } from '@safehouse/tournament';
import { type PlayerNames, roundView } from './tournament-view.ts';

const PAGE_SIZE = 50;

/** Matches of all rounds, the latest first. With `before`: only among that many first matches. */
export function matchesPage(tournament: Tournament, before: number | null, names: PlayerNames): TournamentMatchesView {
  const { rounds } = tournament;
  const total = rounds.reduce((sum, { pairings }) => sum + pairings.length, 0);
  const end = Math.min(before ?? total, total);
  const start = Math.max(0, end - PAGE_SIZE);
  const views = [];
  const matches = [];
  let first = 0;
  for (const [number, round] of rounds.entries()) {
    const last = first + round.pairings.length;
    if (first < end && last > start) {
      const { pairings, ...rest } = roundView(tournament, round, number);
      const shown = pairings.slice(Math.max(0, start - first), end - first);
      views.push({ ...rest, pairings: shown, byes: [], walkovers: [] });
      matches.push(...shown.map((pairing) => ({ ...pairing, round: number })));
    }
    first = last;
  }
  return { matches: matches.toReversed(), players: names.playersIn([], views), next: start > 0 ? start : null };
}
