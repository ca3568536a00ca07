import type {
  ListedTournament,
  TournamentStandingsView,
  TournamentView,
  TournamentWholeRoundView,
  UserId,
} from '@safehouse/protocol';
import type { NameOf } from '@safehouse/table';
import { isPerson, standingsOf, type Tournament } from '@safehouse/tournament';
import type { StoredTournament, TournamentId, TournamentStore } from '../store/tournament-store.ts';
import { ownView, PlayerNames, roundView, type SharedTournamentView, sharedView, viewFor } from './tournament-view.ts';
import { mayEnter, type Tournaments } from './tournaments.ts';

export interface TournamentPagesDeps {
  readonly tournaments: Tournaments;
  readonly store: { readonly tournaments: TournamentStore };
  readonly directory: { preload(users: readonly UserId[]): Promise<void>; readonly nameOf: NameOf };
  now(): number;
}

/** Who looks at a tournament. */
export interface TournamentViewer {
  readonly user: UserId | null;
  readonly code?: string | undefined;
}

const MAX_LISTED = 100;
/** Shared views kept; the least recently made is dropped. */
const MAX_KEPT = 50;

/** What screens and programs read of tournaments. Standings are computed once for all who look at a version. */
export class TournamentPages {
  readonly #deps: TournamentPagesDeps;
  readonly #views = new Map<TournamentId, SharedTournamentView>();

  constructor(deps: TournamentPagesDeps) {
    this.#deps = deps;
  }

  /** Null where there is none, or this viewer may not know of it. */
  view(id: TournamentId, viewer: TournamentViewer): Promise<TournamentView | null> {
    return this.#visible(id, viewer, (tournament) =>
      viewFor(this.#shared(id, tournament), ownView(tournament, viewer.user), this.#names(tournament)),
    );
  }

  standings(id: TournamentId, viewer: TournamentViewer): Promise<TournamentStandingsView | null> {
    return this.#visible(id, viewer, (tournament) => {
      const standings = standingsOf(tournament);
      return { standings, players: this.#names(tournament).playersIn(standings, []) };
    });
  }

  round(id: TournamentId, number: number, viewer: TournamentViewer): Promise<TournamentWholeRoundView | null> {
    return this.#visible(id, viewer, (tournament) => {
      const found = tournament.rounds[number];
      if (!found) return null;
      const round = roundView(tournament, found, number);
      return { round, players: this.#names(tournament).playersIn([], [round]) };
    });
  }

  /** Open ones, and those of the caller. */
  async list(user: UserId | null): Promise<ListedTournament[]> {
    const { tournaments } = this.#deps.store;
    const own = user === null ? [] : await tournaments.listOf(user, MAX_LISTED);
    const ownIds = new Set(own.map(({ id }) => id));
    const others = (await tournaments.listPublic(MAX_LISTED)).filter(({ id }) => !ownIds.has(id));
    return [...own, ...others].map((stored) => listed(stored, { isMine: ownIds.has(stored.id) }));
  }

  async #visible<T>(
    id: TournamentId,
    { user, code }: TournamentViewer,
    show: (tournament: Tournament) => T,
  ): Promise<T | null> {
    const { tournaments, directory } = this.#deps;
    const people = await tournaments.rooms.read(id, (tournament) =>
      mayEnter(tournament, user, code) ? [tournament.host, ...[...tournament.players.keys()].filter(isPerson)] : null,
    );
    if (!people) return null;
    await directory.preload(people);
    return tournaments.rooms.read(id, show);
  }

  #names(tournament: Tournament): PlayerNames {
    return new PlayerNames(tournament, this.#deps.directory.nameOf);
  }

  #shared(id: TournamentId, tournament: Tournament): SharedTournamentView {
    const known = this.#views.get(id);
    const now = this.#deps.now();
    if (known?.version === tournament.version) return { ...known, now };
    const fresh = sharedView(id, tournament, now);
    this.#views.delete(id);
    this.#views.set(id, fresh);
    const [oldest] = this.#views.keys();
    if (this.#views.size > MAX_KEPT) this.#views.delete(oldest);
    return fresh;
  }
}

function listed(
  { id, settings, status, playerCount }: StoredTournament,
  mine: { readonly isMine: boolean },
): ListedTournament {
  const { name, format, game, clock, rated, duplicate, access, startsAt, maxPlayers } = settings;
  return {
    id,
    name,
    format,
    game,
    clock,
    rated,
    duplicate,
    access,
    status,
    startsAt,
    players: playerCount,
    maxPlayers,
    ...mine,
  };
}
