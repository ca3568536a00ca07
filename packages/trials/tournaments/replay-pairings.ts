import type { TournamentEvent } from '@safehouse/tournament';
import { bracketBefore } from './replay-bracket.ts';
import { pointsOf } from './replay-points.ts';
import type { ReplayedTournament } from './replay-tournament.ts';

type Paired = Extract<TournamentEvent, { type: 'paired' }>;

/** What is wrong with a planned round, by brute force: only for few players. */
export function roundFaults(tournament: ReplayedTournament, event: Paired): string[] {
  switch (tournament.settings.format) {
    case 'swiss':
      return swissFaults(tournament, event);
    case 'knockout':
      return knockoutFaults(tournament, event);
    case 'round-robin':
      return leftOut(tournament, event);
    case 'arena':
      return [];
  }
}

/** Players who are present but neither paired nor free in this round. */
function leftOut({ players }: ReplayedTournament, { pairings, byes, walkovers }: Paired): string[] {
  const named: readonly string[] = [...pairings.flatMap((pairing) => pairing.players), ...byes, ...walkovers];
  return [...players.values()]
    .filter(({ id, isIn }) => isIn && !named.includes(id))
    .map(({ id }) => `${id} is left out of a round`);
}

/** As many play as possible without repeats, and the bye goes to the lowest-ranked player for whom that works. */
function swissFaults(tournament: ReplayedTournament, { pairings, byes }: Paired): string[] {
  const present = [...tournament.players.values()].filter(({ isIn }) => isIn);
  const order = present.toSorted(
    (a, b) => pointsOf(tournament, a.id) - pointsOf(tournament, b.id) || a.rating - b.rating || b.lot - a.lot,
  );
  const hasHadBye = (id: string) => tournament.freeRounds.some(({ player }) => player === id);
  const candidates =
    present.length % 2 === 0 ? [null] : order.filter(({ id, isBot }) => !isBot && !hasHadBye(id)).map(({ id }) => id);
  const pairsWithout = (bye: string | null) =>
    mostPairs(
      tournament,
      present.map(({ id }) => id).filter((id) => id !== bye),
    );
  const most = Math.max(0, ...candidates.map(pairsWithout));
  const [expected = null] = candidates.filter((bye) => pairsWithout(bye) === most);
  const faults =
    candidates.length > 0 && pairings.length !== most ? [`${pairings.length} pairs where ${most} can play`] : [];
  return candidates.length === 0 || expected === (byes[0] ?? null)
    ? faults
    : [...faults, `${byes[0]} has the bye instead of ${expected}`];
}

/** The maximum number of pairs without a repeated pairing. */
function mostPairs(tournament: ReplayedTournament, ids: readonly string[]): number {
  const [first, ...rest] = ids;
  if (first === undefined) return 0;
  const partners = rest.filter((other) => !haveMet(tournament, first, other));
  const withPartner = partners.map(
    (other) =>
      1 +
      mostPairs(
        tournament,
        rest.filter((id) => id !== other),
      ),
  );
  return Math.max(mostPairs(tournament, rest), ...withPartner);
}

function haveMet({ matches }: ReplayedTournament, a: string, b: string): boolean {
  return matches.some(({ players }) => players.includes(a) && players.includes(b));
}

/** Neighbours in the bracket meet if both are present; after a draw the same two, with seats exchanged. */
function knockoutFaults(tournament: ReplayedTournament, { round, pairings, byes, walkovers }: Paired): string[] {
  const played = tournament.matches.filter((match) => match.round === round);
  if (played.length > 0) {
    const isReplay = ([a, b]: readonly string[]) =>
      played.some(({ players, result }) => result?.outcome === 'draw' && players[0] === b && players[1] === a);
    return pairings.filter(({ players }) => !isReplay(players)).map(({ match }) => `${match} replays no draw`);
  }
  const bracket = bracketBefore(tournament, round).map((place) => (place?.isIn ? place.id : null));
  const neighbours = bracket.flatMap((id, i) =>
    i % 2 === 0 ? [[id, bracket[i + 1]].filter((one) => one !== null)] : [],
  );
  const expected = neighbours.filter(({ length }) => length > 0).map((ids) => ids.toSorted().join(' '));
  const actual = [...pairings.map(({ players }) => players.toSorted().join(' ')), ...byes, ...walkovers];
  return expected.toSorted().join() === actual.toSorted().join() ? [] : [`round ${round} does not follow the bracket`];
}
