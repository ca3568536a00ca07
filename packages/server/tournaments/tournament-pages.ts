import type {
  TournamentMatchesView,
  TournamentStandingsView,
  TournamentView,
  TournamentWholeRoundView,
  UserId,
} from '@safehouse/protocol';
import type { NameOf } from '@safehouse/table';
import { isPerson, type Tournament } from '@safehouse/tournament';
import type { Store } from '../store/store.ts';
import type { StoredTournament, TournamentId } from '../store/tournament-store.ts';
import { listedTournament } from './listed-tournament.ts';
import { matchesPage } from './matches-page.ts';
import { isUnfinished, MAX_LISTED, type PublicTournaments, type WrittenList, writeList } from './public-tournaments.ts';
import { maySee, type TournamentViewer, type TournamentVisitor, visitorOf } from './tournament-access.ts';
import { ownView, PlayerNames, roundView, type SharedTournamentView, sharedView, viewFor } from './tournament-view.ts';
import { TournamentViewWriter } from './tournament-view-writer.ts';
import type { Tournaments } from './tournaments.ts';

/** What is sent to viewers of one version. The parts for a single viewer may be newer. */
export interface WrittenTournament {
  readonly version: number;
  /** The JSON of a `TournamentView`; null if this viewer may not see it. */
  textFor(viewer: TournamentViewer): Promise<string | null>;
}

export interface TournamentPagesDeps {
  readonly tournaments: Tournaments;
  readonly store: Pick<Store, 'tournaments' | 'clubs'>;
  readonly publicTournaments: Pick<PublicTournaments, 'list'>;
  readonly directory: { preload(users: readonly UserId[]): Promise<void>; readonly nameOf: NameOf };
  now(): number;
}

/** Shared views kept; the least recently made is dropped. */
const MAX_KEPT = 50;

/** Read access to tournaments. Standings are computed once for all viewers of a version. */
export class TournamentPages {
  readonly #deps: TournamentPagesDeps;
  readonly #views = new Map<TournamentId, SharedTournamentView>();

  constructor(deps: TournamentPagesDeps) {
    this.#deps = deps;
  }

  /** Null if there is none, or this viewer must not know about it. */
  view(id: TournamentId, viewer: TournamentViewer): Promise<TournamentView | null> {
    return this.#visible(id, viewer, (tournament, visitor) => ({
      ...viewFor(this.#shared(id, tournament), ownView(tournament, visitor), this.#names(tournament)),
      club: clubOf(visitor),
    }));
  }

  /** Null if there is none. */
  versionOf(id: TournamentId): Promise<number | null> {
    return this.#deps.tournaments.rooms.read(id, ({ version }) => version);
  }

  /** One version as text for many viewers; null if there is none. */
  async written(id: TournamentId): Promise<WrittenTournament | null> {
    const { tournaments, directory, store, now } = this.#deps;
    const people = await tournaments.rooms.read(id, peopleIn);
    if (!people) return null;
    await directory.preload(people);
    return tournaments.rooms.read(id, (tournament): WrittenTournament => {
      const writer = new TournamentViewWriter(this.#shared(id, tournament), this.#names(tournament));
      return {
        version: tournament.version,
        async textFor(viewer) {
          const visitor = await visitorOf(store.clubs, tournament.settings, viewer);
          if (!maySee(tournament, visitor)) return null;
          return writer.textFor({ me: ownView(tournament, visitor), club: clubOf(visitor), now: now() });
        },
      };
    });
  }

  standings(id: TournamentId, viewer: TournamentViewer): Promise<TournamentStandingsView | null> {
    return this.#visible(id, viewer, (tournament) => {
      const { standings } = this.#shared(id, tournament);
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

  /** `before`: `next` of the page before; null for the latest matches. */
  matches(id: TournamentId, before: number | null, viewer: TournamentViewer): Promise<TournamentMatchesView | null> {
    return this.#visible(id, viewer, (tournament) => matchesPage(tournament, before, this.#names(tournament)));
  }

  /** Those of the caller and of their clubs, and open ones. */
  async list(user: UserId | null, which: 'all' | 'unfinished'): Promise<WrittenList> {
    const open = await this.#deps.publicTournaments.list(which);
    if (user === null) return open;
    const { tournaments } = this.#deps.store;
    const [own, inClubs] = [
      await tournaments.listOf(user, MAX_LISTED),
      await tournaments.listInClubsOf(user, MAX_LISTED),
    ];
    if (own.length + inClubs.length === 0) return open;
    const ownIds = new Set(own.map(({ id }) => id));
    const clubNames = await this.#clubNames(user, [...own, ...inClubs]);
    const listed = [...own, ...inClubs.filter(({ id }) => !ownIds.has(id))]
      .map((stored) => listedTournament(stored, { isMine: ownIds.has(stored.id), ...clubNames(stored) }))
      .filter((one) => which === 'all' || isUnfinished(one));
    return writeList([...listed, ...open.tournaments.filter(({ id }) => !ownIds.has(id))]);
  }

  /** Of the clubs that the user is in. */
  async #clubNames(user: UserId, tournaments: readonly StoredTournament[]) {
    const isAnyOfClub = tournaments.some(({ settings }) => settings.club !== null);
    const clubs = isAnyOfClub ? await this.#deps.store.clubs.listOf(user) : [];
    const names = new Map<string | null, { readonly clubName: string }>(
      clubs.map(({ id, name }) => [id, { clubName: name }]),
    );
    return ({ settings }: StoredTournament) => names.get(settings.club) ?? {};
  }

  async #visible<T>(
    id: TournamentId,
    viewer: TournamentViewer,
    show: (tournament: Tournament, visitor: TournamentVisitor) => T,
  ): Promise<T | null> {
    const { tournaments, directory, store } = this.#deps;
    const settings = await tournaments.rooms.read(id, (tournament) => tournament.settings);
    if (!settings) return null;
    const visitor = await visitorOf(store.clubs, settings, viewer);
    const people = await tournaments.rooms.read(id, (tournament) =>
      maySee(tournament, visitor) ? peopleIn(tournament) : null,
    );
    if (!people) return null;
    await directory.preload(people);
    return tournaments.rooms.read(id, (tournament) => show(tournament, visitor));
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

function peopleIn({ host, players }: Tournament): UserId[] {
  return [host, ...[...players.keys()].filter(isPerson)];
}

function clubOf({ club }: TournamentVisitor): TournamentView['club'] {
  return club && { id: club.club.id, name: club.club.name };
}
