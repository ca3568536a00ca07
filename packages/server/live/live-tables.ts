import { loadGame } from '@safehouse/games/registry';
import type { LivePlayer, LiveTable, MatchId, UserId } from '@safehouse/protocol';
import { type MatchSummary, rulesVersionOfTable, seriesViewOf } from '@safehouse/table';
import type { Bus, BusMessage } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import { BrokenMatchError, MissingRulesError } from '../match/rooms.ts';
import { ratingModeOf } from '../ratings/rating-mode.ts';
import type { MatchWithSummary } from '../store/match-store.ts';
import type { Store } from '../store/store.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { type LiveEntry, rankLiveTables } from './live-ranking.ts';
import { SpectatorCounts } from './spectator-counts.ts';
import { Tv } from './tv.ts';

export interface LiveTablesDeps {
  readonly store: Pick<Store, 'matches' | 'ratings' | 'users'>;
  readonly bus: Pick<Bus, 'publishToOthers' | 'subscribe' | 'follow'>;
  readonly directory: Pick<Directory, 'preload' | 'nameOf'>;
  readonly visibility: Pick<Visibility, 'spectatorSummary'>;
  /** The id of this process. */
  readonly server: string;
  now(): number;
}

/** All live tables, the best first. */
export interface LiveList {
  readonly tables: readonly LiveTable[];
  readonly tv: MatchId | null;
}

/** How old the list may be: it is read once for all subscribers, and not at all without subscribers. */
const LIVE_INTERVAL_MS = 3000;
/** A table without activity for this long is not live. */
const LIVE_MS = 600_000;
const MAX_TABLES = 200;
/** How long messages of other processes are followed after the list was last requested. */
const FOLLOW_MS = 60_000;

/** What does not change while a match is played. */
interface TableDetails {
  readonly holders: readonly UserId[];
  readonly mode: string;
  readonly ratings: ReadonlyMap<UserId, number>;
}

/** Listed tables in play, as spectators see them. */
export class LiveTables {
  readonly #deps: LiveTablesDeps;
  readonly spectators: SpectatorCounts;
  readonly #tv: Tv;
  #details: ReadonlyMap<MatchId, TableDetails> = new Map();
  /** Users who have changed since the list was last read: they may have become invisible. */
  readonly #changedUsers = new Set<UserId>();
  #unfollow: (() => void) | null = null;
  #askedAt = 0;
  #cached: { readonly list: Promise<LiveList>; readonly readAt: number } | null = null;

  constructor(deps: LiveTablesDeps) {
    this.#deps = deps;
    this.spectators = new SpectatorCounts(deps);
    this.#tv = new Tv(deps.bus);
    deps.bus.subscribe((message) => this.#onBusMessage(message));
    deps.bus.publishToOthers({ type: 'live-asked' });
  }

  #onBusMessage(message: BusMessage): void {
    if (message.type === 'spectators') this.spectators.onRemote(message);
    else if (message.type === 'tv') this.#tv.onChosenElsewhere(message);
    else if (message.type === 'hidden') this.spectators.hide(message.id);
    else if (message.type === 'live-asked') this.spectators.onAsked();
    else if (message.type === 'user' && this.#unfollow) this.#changedUsers.add(message.id);
  }

  list(): Promise<LiveList> {
    const readAt = this.#deps.now();
    this.#askedAt = readAt;
    this.#follow();
    if (this.#cached && readAt - this.#cached.readAt < LIVE_INTERVAL_MS) return this.#cached.list;
    const cached = { list: this.#read(readAt), readAt };
    this.#cached = cached;
    cached.list.catch(() => {
      if (this.#cached === cached) this.#cached = null;
    });
    return cached.list;
  }

  #follow(): void {
    if (this.#unfollow) return;
    const { bus, now } = this.#deps;
    const unfollow = bus.follow({ type: 'live', id: 'all' });
    bus.publishToOthers({ type: 'live-asked' });
    const timer = setInterval(() => {
      if (now() - this.#askedAt >= FOLLOW_MS) this.#unfollow?.();
    }, FOLLOW_MS).unref();
    this.#unfollow = () => {
      clearInterval(timer);
      unfollow();
      this.#unfollow = null;
      // Changes are not noticed from now on, so the details are dropped.
      this.#details = new Map();
      this.#changedUsers.clear();
    };
  }

  async #read(now: number): Promise<LiveList> {
    const { directory } = this.#deps;
    this.spectators.prune();
    const shown = (await this.#find(now)).filter(({ header }) => !this.spectators.isHidden(header.id));
    const seen = (await Promise.all(shown.map((match) => this.#asSpectatorsSee(match, now)))).flat();
    await directory.preload(seen.flatMap(({ summary }) => summary.holders));
    const changed = new Set(this.#changedUsers);
    this.#changedUsers.clear();
    const details = await Promise.all(seen.map((match) => this.#detailsOf(match, changed)));
    this.#details = new Map(seen.map(({ header }, i) => [header.id, details[i]]));
    const entries = seen.flatMap((match, i) =>
      this.spectators.isHidden(match.header.id) ? [] : [this.#toEntry(match, details[i])],
    );
    const ranked = rankLiveTables(entries).slice(0, MAX_TABLES);
    return { tables: ranked.map(({ table }) => table), tv: this.#tv.choose(ranked, now) };
  }

  /** If there are more tables than a list can have, those already listed stay. */
  async #find(now: number): Promise<readonly MatchWithSummary[]> {
    const { matches } = this.#deps.store;
    const found = await matches.liveTables({ now, since: now - LIVE_MS, limit: MAX_TABLES });
    if (found.length < MAX_TABLES) return found;
    const ids = new Set(found.map(({ header }) => header.id));
    return [...found, ...(await matches.listedMatches([...this.#details.keys()].filter((id) => !ids.has(id))))];
  }

  /** A list of one table, or of none if spectators see nothing live there. */
  async #asSpectatorsSee(match: MatchWithSummary, now: number): Promise<MatchWithSummary[]> {
    const summary = await this.#deps.visibility.spectatorSummary(match).catch(ignoreUnplayable);
    const isLive = summary?.status === 'running' && activeAt(match, summary) > now - LIVE_MS;
    return isLive ? [{ header: match.header, summary }] : [];
  }

  async #detailsOf({ header, summary }: MatchWithSummary, changed: ReadonlySet<UserId>): Promise<TableDetails> {
    const known = this.#details.get(header.id);
    if (known && !known.holders.some((user) => changed.has(user))) return known;
    const { game, options, chairs, id } = header;
    // After a restart, players who are away have no connection that shows whether they are invisible.
    const players = await Promise.all(summary.holders.map((user) => this.#deps.store.users.byId(user)));
    if (players.some((player) => player?.isInvisible)) this.spectators.hide(id);
    const module = await loadGame(game, rulesVersionOfTable(header));
    const mode = module ? ratingModeOf(module.rules, options, chairs.length) : String(chairs.length);
    const ratings = summary.holders.map(async (user): Promise<[UserId, number][]> => {
      const found = await this.#deps.store.ratings.ratingOf(user, game, mode);
      return found ? [[user, Math.round(found.rating)]] : [];
    });
    return { holders: summary.holders, mode, ratings: new Map((await Promise.all(ratings)).flat()) };
  }

  #toEntry(match: MatchWithSummary, { mode, ratings }: TableDetails): LiveEntry {
    const { header, summary } = match;
    const { id, game, options, clock, rated, delay, createdAt, tournament } = header;
    const table: LiveTable = {
      id,
      game,
      options,
      mode,
      players: this.#playersOf(match, ratings),
      clockRule: clock,
      rated,
      delay,
      moves: summary.moves,
      spectators: this.spectators.total(id),
      createdAt,
      ...(tournament && { tournament: tournament.id }),
      ...seriesOf(match),
    };
    return { table, activeAt: activeAt(match, summary) };
  }

  #playersOf({ summary }: MatchWithSummary, ratings: TableDetails['ratings']): LivePlayer[] {
    const { nameOf } = this.#deps.directory;
    const people = summary.holders.map((user): LivePlayer => {
      const rating = ratings.get(user);
      return { type: 'person', name: nameOf(user), user, ...(rating !== undefined && { rating }) };
    });
    return [...people, ...summary.bots.map((level): LivePlayer => ({ type: 'bot', level }))];
  }
}

/** By chairs in the header. In the list of players, people come first. */
function seriesOf({ header }: MatchWithSummary): Pick<LiveTable, 'series'> {
  const series = seriesViewOf({ header, result: null, isSeriesEnded: false });
  if (!series) return {};
  const { bestOf, match, won } = series;
  return { series: { bestOf, match, won: header.chairs[0].type === 'bot' ? won.toReversed() : won } };
}

function activeAt({ header }: MatchWithSummary, { updatedAt }: MatchSummary): number {
  return updatedAt + 1000 * header.delay;
}

/** A match that this server cannot play is not listed by it. */
function ignoreUnplayable(error: unknown): null {
  if (error instanceof BrokenMatchError || error instanceof MissingRulesError) return null;
  throw error;
}
