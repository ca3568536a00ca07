import type { MatchId, TournamentSettings, TournamentStatus, UserId } from '@safehouse/protocol';
import { commitmentOf } from './deals.ts';
import type { Pairing, PairingResult, PlayerId, TournamentEntry, TournamentEvent } from './entries.ts';
import { lotOf } from './lots.ts';

/** A player's part in one round. Listed in the order of rounds. */
export type PlayedRound =
  | {
      readonly type: 'match';
      readonly round: number;
      readonly match: MatchId;
      readonly opponent: PlayerId;
      readonly seat: 0 | 1;
      /** Null while the match runs. */
      result: PairingResult | null;
    }
  | { readonly type: 'bye' | 'walkover'; readonly round: number };

export interface PlayerState {
  readonly id: PlayerId;
  readonly rating: number;
  readonly seed: string;
  /** The level of a bot; null for a person. */
  readonly level: string | null;
  /** A program of a user, which plays through the API. */
  readonly isApiBot: boolean;
  /** Random; breaks ties when everything else is equal. */
  readonly lot: number;
  state: 'in' | 'out' | 'removed';
  readonly history: PlayedRound[];
  runningMatch: MatchId | null;
  /** When the player became free for a match. */
  freeSince: number;
}

export interface PlayedPairing extends Pairing {
  result: PairingResult | null;
}

export interface Round {
  readonly startedAt: number;
  readonly pairings: PlayedPairing[];
  readonly byes: PlayerId[];
  readonly walkovers: PlayerId[];
  /** When the last match ended; null while one runs. */
  endedAt: number | null;
}

interface Created {
  readonly settings: TournamentSettings;
  readonly host: UserId;
  readonly secret: string;
  readonly commitment: string;
  readonly botLevels: readonly string[];
}

/** The state of a tournament, computed from its entries. */
export class Tournament {
  #created: Created;
  readonly players = new Map<PlayerId, PlayerState>();
  /** In an arena every pairing is a round. */
  readonly rounds: Round[] = [];
  readonly #pairings = new Map<MatchId, { readonly round: Round; readonly pairing: PlayedPairing }>();
  readonly #running = new Set<MatchId>();
  readonly removed = new Set<PlayerId>();
  version = 1;
  status: TournamentStatus = 'open';
  readonly createdAt: number;
  startedAt: number | null = null;
  endedAt: number | null = null;
  cancelReason: Extract<TournamentEvent, { type: 'cancelled' }>['reason'] | null = null;

  constructor(entries: readonly TournamentEntry[]) {
    const [first, ...rest] = entries;
    if (first?.event.type !== 'created') throw new Error('a tournament begins with its creation');
    const { settings, host, secret, botLevels = settings.bots ? [settings.bots.level] : [] } = first.event;
    this.#created = { settings, host, secret, commitment: commitmentOf(secret), botLevels };
    this.createdAt = first.at;
    for (const entry of rest) this.apply(entry);
  }

  /** Of the bots that fill up: the first has the first of them, and so on, again and again. */
  get botLevels(): readonly string[] {
    return this.#created.botLevels;
  }

  get settings(): TournamentSettings {
    return this.#created.settings;
  }

  get host(): UserId {
    return this.#created.host;
  }

  get secret(): string {
    return this.#created.secret;
  }

  get commitment(): string {
    return this.#created.commitment;
  }

  get isOver(): boolean {
    return this.status === 'finished' || this.status === 'cancelled';
  }

  get runningMatches(): MatchId[] {
    return [...this.#running];
  }

  pairingOf(match: MatchId): PlayedPairing | null {
    return this.#pairings.get(match)?.pairing ?? null;
  }

  /** Throws for an unknown player: entries name known ones only. */
  player(id: PlayerId): PlayerState {
    const found = this.players.get(id);
    if (!found) throw new Error(`no player ${id}`);
    return found;
  }

  apply({ version, at, event }: TournamentEntry): void {
    if (version !== this.version + 1) throw new Error(`entry ${version} does not follow ${this.version}`);
    this.version = version;
    switch (event.type) {
      case 'created':
        throw new Error('a tournament is created once');
      case 'joined':
        this.#join(event, at);
        break;
      case 'removed':
        this.removed.add(event.player);
        this.#leave(event.player, 'removed');
        break;
      case 'left':
        this.#leave(event.player, 'out');
        break;
      case 'renamed':
        this.#created = { ...this.#created, settings: { ...this.settings, name: event.name } };
        break;
      case 'started':
        this.#start(at);
        break;
      case 'paired':
        this.#pair(event, at);
        break;
      case 'result':
        this.#end(event, at);
        break;
      case 'finished':
      case 'cancelled':
        this.status = event.type;
        this.endedAt = at;
        if (event.type === 'cancelled') this.cancelReason = event.reason;
    }
  }

  #start(at: number): void {
    this.status = 'running';
    this.startedAt = at;
    for (const player of this.players.values()) player.freeSince = at;
  }

  #join(event: Extract<TournamentEvent, { type: 'joined' }>, at: number): void {
    const { player: id, rating, seed, level = null, isApiBot = false } = event;
    const known = this.players.get(id);
    if (known) {
      known.state = 'in';
      known.freeSince = at;
      return;
    }
    const lot = lotOf(this.commitment, id);
    const fresh = { id, rating, seed, level, isApiBot, lot, history: [], runningMatch: null, freeSince: at };
    this.players.set(id, { ...fresh, state: 'in' });
  }

  /** A player who leaves before the start is removed from the list. */
  #leave(id: PlayerId, state: PlayerState['state']): void {
    if (this.status === 'open') this.players.delete(id);
    else this.player(id).state = state;
  }

  #pair(event: Extract<TournamentEvent, { type: 'paired' }>, at: number): void {
    const { round: number, pairings, byes, walkovers } = event;
    const round = this.rounds[number] ?? { startedAt: at, pairings: [], byes: [], walkovers: [], endedAt: null };
    this.rounds[number] = round;
    for (const { match, players } of pairings) this.#addPairing(round, number, { match, players, result: null });
    for (const [type, ids] of [['bye', byes] as const, ['walkover', walkovers] as const])
      for (const id of ids) this.player(id).history.push({ type, round: number });
    round.byes.push(...byes);
    round.walkovers.push(...walkovers);
    this.#updateEnd(round, at);
  }

  #addPairing(round: Round, number: number, pairing: PlayedPairing): void {
    round.pairings.push(pairing);
    this.#pairings.set(pairing.match, { round, pairing });
    this.#running.add(pairing.match);
    for (const seat of [0, 1] as const) {
      const player = this.player(pairing.players[seat]);
      const opponent = pairing.players[1 - seat];
      player.history.push({ type: 'match', round: number, match: pairing.match, opponent, seat, result: null });
      player.runningMatch = pairing.match;
    }
  }

  #end({ match, result }: Extract<TournamentEvent, { type: 'result' }>, at: number): void {
    const found = this.#pairings.get(match);
    if (!found || found.pairing.result) throw new Error(`no result is missing for ${match}`);
    found.pairing.result = result;
    this.#running.delete(match);
    for (const id of found.pairing.players) {
      const player = this.player(id);
      player.runningMatch = null;
      player.freeSince = at;
      const played = player.history.findLast((one) => one.type === 'match' && one.match === match);
      if (played?.type === 'match') played.result = result;
    }
    this.#updateEnd(found.round, at);
  }

  #updateEnd(round: Round, at: number): void {
    round.endedAt = round.pairings.every(({ result }) => result !== null) ? at : null;
  }
}
