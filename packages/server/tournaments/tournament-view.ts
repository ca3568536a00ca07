import {
  ARENA_ROUNDS_SHOWN,
  type TournamentOwnView,
  type TournamentPairingView,
  type TournamentPlayerView,
  type TournamentRoundView,
  type TournamentStandingView,
  type TournamentView,
  type UserId,
} from '@safehouse/protocol';
import type { NameOf } from '@safehouse/table';
import {
  isBot,
  type PlayerId,
  type Round,
  roundEndsAt,
  standingsOf,
  type Tournament,
  totalRounds,
} from '@safehouse/tournament';
import type { TournamentId } from '../store/tournament-store.ts';
import { codeOf, mayJoin, mayManage, type TournamentVisitor } from './tournament-access.ts';

export const MAX_STANDINGS = 100;
export const MAX_PAIRINGS = 50;

/** What all viewers see alike. */
export type SharedTournamentView = Omit<TournamentView, 'me' | 'players' | 'host' | 'club'> & {
  readonly host: UserId;
};

export function sharedView(id: TournamentId, tournament: Tournament, now: number): SharedTournamentView {
  const { settings, status, rounds } = tournament;
  const latest = settings.format === 'arena' ? latestMatches(tournament) : (rounds.at(-1) ?? null);
  return {
    id,
    version: tournament.version,
    settings,
    status,
    cancelReason: tournament.cancelReason,
    host: tournament.host,
    commitment: tournament.commitment,
    secret: tournament.isOver ? tournament.secret : null,
    playerCount: tournament.players.size,
    standings: standingsOf(tournament),
    round: latest && roundView(tournament, latest, rounds.length - 1),
    roundCount: rounds.length,
    totalRounds: settings.format === 'arena' ? null : status === 'open' ? null : totalRounds(tournament),
    startedAt: tournament.startedAt,
    endedAt: tournament.endedAt,
    nextAt: nextAt(tournament),
    now,
  };
}

/** An arena has no real rounds: shows running matches, and the latest finished ones. */
function latestMatches({ rounds }: Tournament): Round | null {
  const [last] = rounds.slice(-1);
  if (!last) return null;
  const pairings = rounds.slice(-ARENA_ROUNDS_SHOWN).flatMap((round) => round.pairings);
  return { ...last, pairings: pairings.toReversed().toSorted((a, b) => Number(!!a.result) - Number(!!b.result)) };
}

function nextAt({ settings, status, startedAt, rounds }: Tournament): number | null {
  if (status === 'open') return settings.startsAt;
  if (status !== 'running') return null;
  if (settings.format === 'arena') return (startedAt ?? 0) + 60_000 * settings.minutes;
  const last = rounds.at(-1);
  return last?.endedAt == null ? null : last.endedAt + 1000 * settings.breakSeconds;
}

export function roundView(tournament: Tournament, round: Round, number: number): TournamentRoundView {
  const isOver = round.endedAt !== null;
  const isHidden = tournament.settings.duplicate && !isOver && !tournament.isOver;
  return {
    round: number,
    startedAt: round.startedAt,
    endsAt: roundEndsAt(tournament, round),
    isOver,
    matchCount: round.pairings.length,
    pairings: round.pairings.map(({ match, players, result }): TournamentPairingView => {
      // The end of a match reveals nothing about the cards, but its result would.
      return { match, players, result: result && (isHidden ? 'hidden' : result.outcome) };
    }),
    byes: round.byes,
    walkovers: round.walkovers,
  };
}

/** The view of one user: always includes their own rows, and as many others as a screen shows. */
export function viewFor(
  shared: SharedTournamentView,
  me: TournamentOwnView,
  names: PlayerNames,
): Omit<TournamentView, 'club'> {
  const { host, round, ...rest } = shared;
  const standings = rest.standings.filter((row, i) => i < MAX_STANDINGS || row.player === me.id);
  const pairings = round?.pairings.filter((pairing, i) => i < MAX_PAIRINGS || isOf(pairing, me.id)) ?? [];
  const shownRound = round && {
    ...round,
    pairings: pairings.toSorted((a, b) => Number(isOf(b, me.id)) - Number(isOf(a, me.id))),
  };
  return {
    ...rest,
    host: names.playerOf(host),
    standings,
    round: shownRound,
    players: names.playersIn(standings, shownRound ? [shownRound] : []),
    me,
  };
}

function isOf({ players }: TournamentPairingView, id: string | null): boolean {
  return id !== null && players.includes(id);
}

export function ownView(tournament: Tournament, visitor: TournamentVisitor): TournamentOwnView {
  const { user } = visitor;
  const player = user === null ? undefined : tournament.players.get(user);
  const isHost = mayManage(tournament, visitor);
  const isRemoved = user !== null && tournament.removed.has(user);
  return {
    id: user,
    isHost,
    canJoin: mayJoin(tournament, visitor),
    state: player?.state ?? (isRemoved ? 'removed' : null),
    match: player?.runningMatch ?? null,
    code: tournament.settings.access === 'code' && (isHost || player) ? codeOf(tournament) : null,
  };
}

/** The players' names, as lists show them. */
export class PlayerNames {
  readonly #tournament: Tournament;
  readonly #nameOf: NameOf;

  constructor(tournament: Tournament, nameOf: NameOf) {
    this.#tournament = tournament;
    this.#nameOf = nameOf;
  }

  playerOf(id: PlayerId): TournamentPlayerView {
    const player = this.#tournament.players.get(id);
    if (isBot(id)) return { id, name: null, level: player?.level ?? '', ...this.#numberOf(id) };
    return { id, name: this.#nameOf(id), ...(player?.isApiBot && { isApiBot: true }) };
  }

  /** Of bots that share a level, and so a character, all but the first are numbered. */
  #numberOf(id: PlayerId): Pick<TournamentPlayerView, 'number'> {
    const { players } = this.#tournament;
    const alike = [...players.values()].filter((other) => isBot(other.id) && other.level === players.get(id)?.level);
    const index = alike.findIndex((other) => other.id === id);
    return index > 0 ? { number: index + 1 } : {};
  }

  playersIn(
    standings: readonly Pick<TournamentStandingView, 'player'>[],
    rounds: readonly TournamentRoundView[],
  ): TournamentPlayerView[] {
    const ids = new Set<string>(standings.map(({ player }) => player));
    for (const { pairings, byes, walkovers } of rounds)
      for (const id of [...pairings.flatMap(({ players }) => players), ...byes, ...walkovers]) ids.add(id);
    return [...ids].map((id) => this.playerOf(id as PlayerId));
  }
}
