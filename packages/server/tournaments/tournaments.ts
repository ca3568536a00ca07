import { loadGame } from '@safehouse/games/registry';
import {
  newId,
  newSeed,
  refusal,
  type ServerRefusal,
  seedDrawnByServer,
  type TournamentSettings,
  type UserId,
} from '@safehouse/protocol';
import {
  cancelTournament,
  joinTournament,
  leaveTournament,
  removePlayer,
  renameTournament,
  settingsProblem,
  startTournament,
  type Tournament,
  type TournamentEvent,
} from '@safehouse/tournament';
import type { Bus } from '../bus/bus.ts';
import { clubAccess, isOrganiser, NO_SUCH_CLUB } from '../clubs/club-access.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { SYSTEM_SOURCE } from '../match/command-source.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Notifications } from '../notify/notifications.ts';
import { ratingModeOf } from '../ratings/rating-mode.ts';
import { INITIAL_RATING } from '../ratings/rating-systems.ts';
import type { ClubId } from '../store/club-store.ts';
import type { Store } from '../store/store.ts';
import type { TournamentId } from '../store/tournament-store.ts';
import type { User } from '../store/user.ts';
import { announceInClub } from './club-announcements.ts';
import { mayJoin, mayManage, maySee, visitorOf } from './tournament-access.ts';
import { TournamentResults } from './tournament-results.ts';
import { TournamentRooms } from './tournament-rooms.ts';

export interface TournamentsDeps {
  readonly config: Pick<Config, 'tournamentsPerUser' | 'maxTournaments' | 'rateLimits'>;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly log: Log;
  readonly isShared: boolean;
  readonly notifications: Pick<Notifications, 'notify'>;
  now(): number;
}

const DAY_MS = 86_400_000;
const MAX_AHEAD_MS = 90 * DAY_MS;
/** A guest who is not seen for a week is deleted. */
const MAX_AHEAD_OF_GUEST_MS = 7 * DAY_MS;
const NO_LIMIT = 1_000_000;
/** Anybody can create guests, so each may have only this many unfinished tournaments. */
const MAX_OF_GUEST = 1;
const PLAYERS = 2;

export const NO_SUCH_TOURNAMENT = refusal('not-found', 'there is no such tournament');
const NOT_HOST = refusal('forbidden', 'only its creator can do this');
const WRONG_CODE = refusal('forbidden', 'this tournament needs its code');
const MEMBERS_ONLY = refusal('forbidden', 'only members of its club can join');
const NOT_ORGANISER = refusal('forbidden', 'only organisers create tournaments of a club');

/** Everything that users and admins do with tournaments. */
export class Tournaments {
  readonly #deps: TournamentsDeps;
  /** One at a time: two concurrent requests could both pass a limit that has room for one. */
  #creating: Promise<unknown> = Promise.resolve();
  readonly rooms: TournamentRooms;
  readonly results: TournamentResults;

  constructor(deps: TournamentsDeps) {
    this.#deps = deps;
    this.rooms = new TournamentRooms({
      ...deps,
      store: deps.store.tournaments,
      onStarted: (id, tournament) => this.#notifyOfStart(id, tournament),
    });
    this.results = new TournamentResults({ ...deps, tournamentRooms: this.rooms });
  }

  #notifyOfStart(id: TournamentId, { players }: Tournament): void {
    const people = [...players].filter(([, { level }]) => level === null).map(([player]) => player as UserId);
    this.#deps.notifications.notify({ users: people, event: 'tournament-start', about: id });
  }

  async create(user: User, wanted: TournamentSettings): Promise<TournamentId | ServerRefusal> {
    const at = this.#deps.now();
    const settings = { ...wanted, startsAt: Math.max(wanted.startsAt, at) };
    const maxAhead = user.kind === 'guest' ? MAX_AHEAD_OF_GUEST_MS : MAX_AHEAD_MS;
    const problem = settings.startsAt > at + maxAhead ? 'it starts too late' : await findProblem(settings);
    if (problem !== null) return refusal('bad-options', problem);
    const refused = await this.#clubRefusal(user, settings);
    if (refused) return refused;
    const created = this.#creating.then(() => this.#createWithinQuota(user, settings, at));
    this.#creating = created.catch(() => undefined);
    return created;
  }

  async #createWithinQuota(
    user: User,
    settings: TournamentSettings,
    at: number,
  ): Promise<TournamentId | ServerRefusal> {
    const { store } = this.#deps;
    const refused = await this.#quotaRefusal(user);
    if (refused) return refused;
    const id = newId();
    const created = { type: 'created', settings, host: user.id, secret: newSeed() } as const;
    const event: TournamentEvent = settings.bots
      ? { ...created, botLevels: await fillerLevels(settings.game, settings.bots.level) }
      : created;
    await store.tournaments.create({ id, settings, host: user.id, entry: { version: 1, at, event } });
    this.#deps.bus.publish({ type: 'tournament', id, version: 1 });
    if (settings.club !== null) await this.#announce({ club: settings.club, host: user.id, at });
    return id;
  }

  /** A message that cannot be queued does not fail the tournament. */
  async #announce(tournament: Parameters<typeof announceInClub>[1]): Promise<void> {
    this.#deps.bus.publish({ type: 'club', id: tournament.club });
    await announceInClub(this.#deps, tournament).catch((error) =>
      this.#deps.log.warn('a tournament was not announced', { why: String(error) }),
    );
  }

  async #clubRefusal({ id }: User, { club }: TournamentSettings): Promise<ServerRefusal | null> {
    if (club === null) return null;
    const access = await clubAccess(this.#deps.store.clubs, club, { user: id });
    if (!access) return NO_SUCH_CLUB;
    return isOrganiser(access.role) ? null : NOT_ORGANISER;
  }

  async #quotaRefusal({ id, kind, isAdmin }: User): Promise<ServerRefusal | null> {
    const { config, store } = this.#deps;
    if (isAdmin || !config.rateLimits) return null;
    const limit = kind === 'guest' ? Math.min(config.tournamentsPerUser, MAX_OF_GUEST) : config.tournamentsPerUser;
    if (limit === 0) return refusal('forbidden', 'only admins create tournaments on this server');
    const count = await store.tournaments.countUnfinishedOf(id);
    if (count >= limit) return refusal('too-many-tables', `you have ${count} tournaments that are not over`);
    const isFull = (await store.tournaments.unfinished()).length >= config.maxTournaments;
    return isFull ? refusal('too-many-tables', 'this server takes no more tournaments now') : null;
  }

  async join(id: TournamentId, user: User, { code, seed, bot }: JoinParams): Promise<Tournament | ServerRefusal> {
    const settings = await this.rooms.read(id, (tournament) => tournament.settings);
    if (!settings) return NO_SUCH_TOURNAMENT;
    const rating = await this.#ratingOf(user.id, settings);
    const request = {
      player: user.id,
      rating,
      seed: seed ?? seedDrawnByServer(),
      ...((bot || user.isBot) && { isApiBot: true as const }),
    };
    const visitor = await visitorOf(this.#deps.store.clubs, settings, { user: user.id, code });
    return this.#execute(id, (tournament) => {
      if (mayJoin(tournament, visitor)) return joinTournament(tournament, request);
      if (settings.access === 'code') return WRONG_CODE;
      return maySee(tournament, visitor) ? MEMBERS_ONLY : NO_SUCH_TOURNAMENT;
    });
  }

  async #ratingOf(user: UserId, { game, options }: TournamentSettings): Promise<number> {
    const rules = (await loadGame(game))?.rules;
    const stored =
      rules && (await this.#deps.store.ratings.ratingOf(user, game, ratingModeOf(rules, options, PLAYERS)));
    return Math.round(stored?.rating ?? INITIAL_RATING.rating);
  }

  leave(id: TournamentId, user: UserId): Promise<Tournament | ServerRefusal> {
    return this.#execute(id, (tournament) => leaveTournament(tournament, user));
  }

  /** Called by its creator or an organiser of its club, before the start. */
  cancel(id: TournamentId, user: UserId): Promise<Tournament | ServerRefusal> {
    return this.#executeAsHost(id, user, (tournament) => cancelTournament(tournament, 'host'));
  }

  /** The same, before the planned time. */
  start(id: TournamentId, user: UserId): Promise<Tournament | ServerRefusal> {
    return this.#executeAsHost(id, user, startTournament);
  }

  async #executeAsHost(
    id: TournamentId,
    user: UserId,
    decide: Parameters<TournamentRooms['execute']>[1],
  ): Promise<Tournament | ServerRefusal> {
    const settings = await this.rooms.read(id, (tournament) => tournament.settings);
    if (!settings) return NO_SUCH_TOURNAMENT;
    const visitor = await visitorOf(this.#deps.store.clubs, settings, { user });
    return this.#execute(id, (tournament) => {
      if (mayManage(tournament, visitor)) return decide(tournament);
      return maySee(tournament, visitor) || settings.access === 'code' ? NOT_HOST : NO_SUCH_TOURNAMENT;
    });
  }

  /** Called by an admin, at any time. Running matches end without a result. */
  async close(id: TournamentId): Promise<ServerRefusal | null> {
    const running = (await this.rooms.read(id, ({ runningMatches }) => runningMatches)) ?? [];
    const closed = await this.#execute(id, (tournament) => cancelTournament(tournament, 'admin'));
    if ('code' in closed) return closed;
    for (const match of running)
      await this.#deps.rooms.execute(match, SYSTEM_SOURCE, ({ status }) =>
        status === 'running' ? [{ type: 'closed' }] : [],
      );
    if (closed.settings.duplicate) await this.results.publishRound(id, closed.rounds.length - 1);
    return null;
  }

  /** Called by an admin. Returns the previous name. */
  async rename(id: TournamentId, name: string): Promise<string | ServerRefusal> {
    const before = await this.rooms.read(id, ({ settings }) => settings.name);
    const renamed = await this.#execute(id, (tournament) => renameTournament(tournament, name));
    return 'code' in renamed ? renamed : (before ?? name);
  }

  /** For a user who leaves a club or is removed: its tournaments continue without them. */
  async leaveClub(club: ClubId, user: UserId): Promise<void> {
    for (const id of await this.#unfinishedOfClub(club))
      await this.#execute(id, (tournament) =>
        tournament.players.get(user)?.state === 'in' ? leaveTournament(tournament, user) : [],
      );
  }

  /** For a club that ends: tournaments that have started are played to the end. */
  async cancelOfClub(club: ClubId): Promise<void> {
    for (const id of await this.#unfinishedOfClub(club))
      await this.#execute(id, (tournament) =>
        tournament.status === 'open' ? cancelTournament(tournament, 'host') : [],
      );
  }

  async #unfinishedOfClub(club: ClubId): Promise<TournamentId[]> {
    const all = await this.#deps.store.tournaments.listOfClub(club, NO_LIMIT);
    return all.filter(({ status }) => status === 'open' || status === 'running').map(({ id }) => id);
  }

  /** For a user who is banned or deletes the account. */
  async removeEverywhere(user: UserId): Promise<void> {
    for (const { id, status } of await this.#deps.store.tournaments.listOf(user, NO_LIMIT)) {
      if (status !== 'open' && status !== 'running') continue;
      await this.#execute(id, (tournament) => removePlayer(tournament, user));
      await this.#execute(id, (tournament) => (tournament.host === user ? cancelTournament(tournament, 'host') : []));
    }
  }

  async #execute(
    id: TournamentId,
    decide: Parameters<TournamentRooms['execute']>[1],
  ): Promise<Tournament | ServerRefusal> {
    return (await this.rooms.execute(id, decide)) ?? NO_SUCH_TOURNAMENT;
  }
}

/** The chosen level first, then the others by how close they are in strength, of two equally close the weaker one. */
async function fillerLevels(game: string, chosen: string): Promise<string[]> {
  const levels = Object.keys((await loadGame(game))?.levels ?? {});
  const distanceOf = (level: string) => Math.abs(levels.indexOf(level) - levels.indexOf(chosen));
  return levels.toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

interface JoinParams {
  readonly code?: string | undefined;
  readonly seed?: string | undefined;
  readonly bot?: true | undefined;
}

async function findProblem(settings: TournamentSettings): Promise<string | null> {
  const module = await loadGame(settings.game);
  if (!module) return 'there is no such game';
  const checked = module.rules.parseOptions({ options: settings.options, players: PLAYERS, edition: undefined });
  if (!checked.ok) return checked.message;
  if (settings.bots && !Object.hasOwn(module.levels ?? {}, settings.bots.level)) return 'there is no such bot';
  if ((settings.access === 'club') !== (settings.club !== null)) return 'a tournament for a club names it';
  return settingsProblem(settings);
}
