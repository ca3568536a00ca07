import type {
  ClubMatchesView,
  ClubMatchView,
  ClubTournamentView,
  TournamentPlayerView,
  TournamentRoundView,
  UserId,
} from '@safehouse/protocol';
import { isPerson, type PlayerId, standingsOf, type Tournament } from '@safehouse/tournament';
import { clubAccess } from '../clubs/club-access.ts';
import type { Directory } from '../identity/directory.ts';
import type { ClubId } from '../store/club-store.ts';
import type { Store } from '../store/store.ts';
import type { StoredTournament, TournamentId } from '../store/tournament-store.ts';
import { listedTournament } from './listed-tournament.ts';
import { PlayerNames, roundView } from './tournament-view.ts';
import type { Tournaments } from './tournaments.ts';

export interface ClubTournamentsDeps {
  readonly tournaments: Pick<Tournaments, 'rooms'>;
  readonly store: Pick<Store, 'clubs' | 'tournaments'>;
  readonly directory: Directory;
}

const MAX_TOURNAMENTS = 50;
/** Matches are shown from this many of the latest tournaments. */
const MAX_WITH_MATCHES = 20;
const MAX_MATCHES = 100;
/** Only this many of the latest rounds of each tournament are read: an arena of bots has thousands. */
const MAX_ROUNDS = 300;
/** The number of cached winners; the least recently computed is dropped. */
const MAX_KEPT = 500;

/** The tournaments of a club, and the matches of its members in them. */
export class ClubTournaments {
  readonly #deps: ClubTournamentsDeps;
  /** The winners of finished tournaments, which do not change any more. */
  readonly #winners = new Map<TournamentId, TournamentPlayerView | null>();

  constructor(deps: ClubTournamentsDeps) {
    this.#deps = deps;
  }

  /** The latest first; null if the viewer may not see them. */
  async list(club: ClubId, user: UserId | null): Promise<ClubTournamentView[] | null> {
    const stored = await this.#visible(club, user, MAX_TOURNAMENTS);
    if (!stored) return null;
    const own = user === null ? [] : await this.#deps.store.tournaments.listOf(user, 10 * MAX_TOURNAMENTS);
    const ownIds = new Set(own.map(({ id }) => id));
    const views: ClubTournamentView[] = [];
    for (const one of stored)
      views.push({ ...listedTournament(one, { isMine: ownIds.has(one.id) }), winner: await this.#winnerOf(one) });
    return views;
  }

  /** Matches in which a person plays, the latest first; null if the viewer may not see them. */
  async matches(club: ClubId, user: UserId | null): Promise<ClubMatchesView | null> {
    const stored = await this.#visible(club, user, MAX_WITH_MATCHES);
    if (!stored) return null;
    const matches: ClubMatchView[] = [];
    const players = new Map<string, TournamentPlayerView>();
    for (const { id } of stored) {
      const found = await this.#matchesOf(id);
      matches.push(...found.matches);
      for (const player of found.players) players.set(player.id, player);
    }
    const latest = matches.toSorted((a, b) => b.startedAt - a.startedAt).slice(0, MAX_MATCHES);
    const shown = new Set(latest.flatMap((match) => match.players));
    return { matches: latest, players: [...players.values()].filter(({ id }) => shown.has(id)) };
  }

  async #visible(club: ClubId, user: UserId | null, limit: number): Promise<StoredTournament[] | null> {
    const { store } = this.#deps;
    const access = await clubAccess(store.clubs, club, { user });
    return access?.canRead ? store.tournaments.listOfClub(club, limit) : null;
  }

  async #winnerOf({ id, status }: StoredTournament): Promise<TournamentPlayerView | null> {
    if (status !== 'finished') return null;
    const winner = this.#winners.get(id) ?? (await this.#computeWinner(id));
    this.#winners.delete(id);
    this.#winners.set(id, winner);
    const [oldest] = this.#winners.keys();
    if (this.#winners.size > MAX_KEPT) this.#winners.delete(oldest);
    if (!winner || winner.level !== undefined) return winner;
    // The name is not cached, because users can be renamed.
    const user = winner.id as UserId;
    await this.#deps.directory.preload([user]);
    return { ...winner, name: this.#deps.directory.nameOf(user) };
  }

  async #computeWinner(id: TournamentId): Promise<TournamentPlayerView | null> {
    return this.#deps.tournaments.rooms.read(id, (tournament) => {
      const [best] = standingsOf(tournament);
      return best ? this.#names(tournament).playerOf(best.player) : null;
    });
  }

  async #matchesOf(id: TournamentId): Promise<ClubMatchesView> {
    const { rooms } = this.#deps.tournaments;
    const people = await rooms.read(id, ({ players }) => [...players.keys()].filter(isPerson));
    await this.#deps.directory.preload(people ?? []);
    const found = await rooms.read(id, (tournament): ClubMatchesView => {
      const { name, game } = tournament.settings;
      const rounds: TournamentRoundView[] = [];
      let count = 0;
      for (let i = tournament.rounds.length - 1; i >= 0 && rounds.length < MAX_ROUNDS && count < MAX_MATCHES; i--) {
        const round = withPeople(tournament, roundView(tournament, tournament.rounds[i], i));
        rounds.push(round);
        count += round.pairings.length;
      }
      const matches = rounds.flatMap(({ round, startedAt, pairings }) =>
        pairings.map(({ players: [first, second], ...pairing }): ClubMatchView => {
          const players = [idInClub(first, id), idInClub(second, id)] as const;
          return { ...pairing, players, tournament: id, tournamentName: name, game, round, startedAt };
        }),
      );
      const players = this.#names(tournament).playersIn([], rounds);
      return { matches, players: players.map((player) => ({ ...player, id: idInClub(player.id, id) })) };
    });
    return found ?? { matches: [], players: [] };
  }

  #names(tournament: Tournament): PlayerNames {
    return new PlayerNames(tournament, this.#deps.directory.nameOf);
  }
}

/** Without the matches between bots. */
function withPeople(tournament: Tournament, round: TournamentRoundView): TournamentRoundView {
  const isPersonAt = (player: string) => !tournament.player(player as UserId).level;
  return { ...round, pairings: round.pairings.filter(({ players }) => players.some(isPersonAt)) };
}

/** The bots of every tournament are numbered from 1, so their ids would be the same in several tournaments. */
function idInClub(player: string, tournament: TournamentId): string {
  return isPerson(player as PlayerId) ? player : `${player}:${tournament}`;
}
