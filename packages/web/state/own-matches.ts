import { signal } from '@preact/signals';
import type { Seat } from '@safehouse/contract';
import type { ListedMatch, MatchId, OwnOutcome, PlayerView } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { listLocalMatches } from '../local/local-match-list.ts';
import type { LocalSummary } from '../local/local-summary.ts';
import { MatchDb, type StoredMatch } from '../local/match-db.ts';
import { useMyMatches } from '../online/match-lists.ts';

/** One of the user's matches, on the server or in this browser. */
export interface OwnMatch {
  readonly id: MatchId;
  readonly game: string;
  readonly isLocal: boolean;
  /** `to-join`: a seat is reserved for the user. */
  readonly status: 'your-turn' | 'to-join' | 'waiting' | 'open' | 'over';
  /** By seat in a local match; only the opponents in a match on the server. */
  readonly players: readonly PlayerView[];
  /** The user's index in `players`; null on a shared device and for matches on the server. */
  readonly ownSeat: Seat | null;
  /** Null if the match is not over, or on a shared device. */
  readonly outcome: OwnOutcome | null;
  /** The score of the series; null for a single match. */
  readonly series: ListedMatch['series'] | null;
  readonly updatedAt: number;
  /** The time until which the record is secret. */
  readonly closedUntil: number;
}

const localMatches = signal<readonly StoredMatch[] | null>(null);

/** The user's matches in this browser and on the server, the latest first; null while loading. */
export function useOwnMatches(): readonly OwnMatch[] | null {
  const online = useMyMatches();
  useEffect(() => {
    void listLocalMatches().then((matches) => {
      localMatches.value = matches;
    });
  }, []);
  if (!localMatches.value) return null;
  const listed = (online ?? []).filter(({ status }) => status in ONLINE_STATUS);
  return [...listed.map(fromListed), ...localMatches.value.map(fromStored)].toSorted(
    (a, b) => b.updatedAt - a.updatedAt,
  );
}

export function removeLocalMatch(id: MatchId): void {
  localMatches.value = localMatches.value?.filter((match) => match.id !== id) ?? null;
  void new MatchDb().remove(id);
}

const ONLINE_STATUS: { readonly [status: string]: OwnMatch['status'] } = {
  open: 'open',
  running: 'waiting',
  over: 'over',
};

const OWN_TURN_STATUS: { readonly [status: string]: OwnMatch['status'] } = { open: 'to-join', running: 'your-turn' };

export function fromListed(match: ListedMatch): OwnMatch {
  const { id, game, status, yourTurn, opponents, outcome, series, updatedAt, closedUntil } = match;
  return {
    id,
    game,
    isLocal: false,
    status: yourTurn ? OWN_TURN_STATUS[status] : ONLINE_STATUS[status],
    // Servers of earlier releases send only the names of people.
    players: opponents ?? match.people.map((name) => ({ type: 'person', name, user: '' })),
    ownSeat: null,
    outcome: outcome ?? null,
    series: series ?? null,
    updatedAt,
    closedUntil: closedUntil ?? 0,
  };
}

export function fromStored({ id, header, isOver, updatedAt, summary }: StoredMatch): OwnMatch {
  return {
    id,
    game: header.game,
    isLocal: true,
    status: isOver ? 'over' : 'your-turn',
    players: summary?.players ?? [],
    ownSeat: summary?.seats.length === 1 ? summary.seats[0] : null,
    outcome: summary ? localOutcome(summary) : null,
    series: null,
    updatedAt,
    closedUntil: 0,
  };
}

function localOutcome({ result, seats }: LocalSummary): OwnOutcome | null {
  if (!result || seats.length !== 1) return null;
  if (result.winners.length === 0) return 'drawn';
  return result.winners.includes(seats[0]) ? 'won' : 'lost';
}

export function matchPath({ id, isLocal }: OwnMatch): string {
  return isLocal ? `/local/${id}` : `/match/${id}`;
}

export function replayPath({ id, isLocal }: OwnMatch): string {
  return `/replay/${isLocal ? `local-${id}` : id}`;
}
