import { refusal, type ServerRefusal, type TournamentSettings } from '@safehouse/protocol';
import type { PlayerId, TournamentEvent } from './entries.ts';
import { startEvents } from './next-step.ts';
import { MAX_ROUND_ROBIN_PLAYERS } from './round-robin.ts';
import type { Tournament } from './tournament.ts';

/** The outcome of a command. Commands only decide, they change nothing. */
export type TournamentDecision = readonly TournamentEvent[] | ServerRefusal;

const OVER = refusal('not-open', 'this tournament is over');
const NOT_IN = refusal('forbidden', 'you do not take part in this tournament');

/** Why a tournament with these settings is not possible; null if it is. */
export function settingsProblem({
  format,
  clock,
  rated,
  duplicate,
  bots,
  apiBots,
  maxPlayers,
}: TournamentSettings): string | null {
  if (clock.type === 'none') return 'the matches of a tournament need a clock';
  if (clock.onTimeout !== 'lose') return 'in a tournament who runs out of time loses';
  if (format === 'arena' && clock.type !== 'realtime') return 'an arena needs a clock for the whole match';
  if (duplicate && format !== 'swiss' && format !== 'round-robin')
    return 'only Swiss tournaments and round robins have the same deal at all tables';
  if (duplicate && rated) return 'matches with the same deal as others are not rated';
  if (duplicate && bots) return 'bots add no seed of their own, so they cannot have the same deal as people';
  if (apiBots && rated) return 'matches with programs are not rated';
  if (format === 'round-robin' && maxPlayers > MAX_ROUND_ROBIN_PLAYERS)
    return `a round robin has at most ${MAX_ROUND_ROBIN_PLAYERS} players`;
  return bots && bots.upTo > maxPlayers ? 'there are more bots than places' : null;
}

export interface JoinRequest {
  readonly player: PlayerId;
  readonly rating: number;
  readonly seed: string;
  readonly isApiBot?: true;
}

/** Before the start everybody may join; later only returning players, and in an arena or Swiss also new ones. */
export function joinTournament(tournament: Tournament, request: JoinRequest): TournamentDecision {
  const { status, players, removed, settings } = tournament;
  if (tournament.isOver) return OVER;
  if (removed.has(request.player)) return refusal('forbidden', 'you were removed from this tournament');
  if (request.isApiBot && !settings.apiBots) return refusal('forbidden', 'this tournament is for people only');
  const known = players.get(request.player);
  if (known?.state === 'in') return [];
  if (known) return [{ type: 'joined', ...request }];
  const isLate = status === 'running' && (settings.format === 'round-robin' || settings.format === 'knockout');
  if (isLate) return refusal('not-open', 'this tournament has begun');
  if (players.size >= settings.maxPlayers) return refusal('table-full', 'this tournament is full');
  return [{ type: 'joined', ...request }];
}

export function leaveTournament(tournament: Tournament, player: PlayerId): TournamentDecision {
  if (tournament.isOver) return OVER;
  const known = tournament.players.get(player);
  if (!known || known.state === 'removed') return NOT_IN;
  return known.state === 'in' ? [{ type: 'left', player }] : [];
}

export function removePlayer(tournament: Tournament, player: PlayerId): TournamentDecision {
  const known = tournament.players.get(player);
  return tournament.isOver || !known || known.state === 'removed' ? [] : [{ type: 'removed', player }];
}

/** Starts it before its time. */
export function startTournament(tournament: Tournament): TournamentDecision {
  if (tournament.status !== 'open') return refusal('not-open', 'this tournament has begun');
  return startEvents(tournament) ?? refusal('not-open', 'there are not enough players yet');
}

export function cancelTournament(tournament: Tournament, reason: 'host' | 'admin'): TournamentDecision {
  if (tournament.isOver) return OVER;
  if (reason === 'host' && tournament.status !== 'open') return refusal('not-open', 'this tournament has begun');
  return [{ type: 'cancelled', reason }];
}

/** Allowed at any time, also after the end, because the name stays in lists. */
export function renameTournament({ settings }: Tournament, name: string): TournamentDecision {
  return settings.name === name ? [] : [{ type: 'renamed', name }];
}
