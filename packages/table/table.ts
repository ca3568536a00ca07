import { type Game, Match, type Result, SEATS, type Seat, seatsInMask, type WrittenMove } from '@safehouse/contract';
import { commitmentFor, dealSeed, type MatchId, type MatchStatus, type UserId } from '@safehouse/protocol';
import { Clocks } from './clocks.ts';
import type { Entry, MatchEvent } from './entries.ts';
import { type EntryFactList, EntryFacts } from './entry-facts.ts';
import { type Chair, chairSeedOf, holderOf, rulesVersionOfTable, type TableHeader } from './table-header.ts';
import { TableObservers } from './table-observers.ts';
import type { UndoRequest } from './undo.ts';

interface PlayedMove {
  readonly version: number;
  readonly seat: Seat;
  readonly move: WrittenMove;
}

/** Up to this many moves are replayed instead of copying the match again: undo mostly goes back within one turn. */
const MAX_REPLAYED_MOVES = 4;

/** A match computed from its entries. Deterministic: the same entries give the same table. */
export class Table {
  readonly header: TableHeader;
  readonly rules: Game;
  readonly commitment: string;
  chairs: readonly Chair[];
  status: MatchStatus = 'open';
  version = 0;
  match: Match | null = null;
  clocks: Clocks;
  result: Result | null = null;
  /** The version and time of the entry that ended the match. Others may follow, such as a rematch. */
  end: Pick<Entry, 'version' | 'at'> | null = null;
  undoRequest: UndoRequest | null = null;
  rematch: MatchId | null = null;
  /** Has somebody ended the series before it was decided? */
  isSeriesEnded = false;
  /** The players' seeds, in the order of the chairs before seats were drawn. */
  chairSeeds: readonly string[] = [];
  /** Seats whose player resigned, timed out or stayed away while the others played on. */
  readonly droppedSeats: Seat[] = [];
  readonly entries: Entry[] = [];
  /** The moves played, without those undone. */
  readonly moves: PlayedMove[] = [];
  readonly observers = new TableObservers();
  #chairsAtStart: readonly Chair[] | null = null;
  readonly #facts = new EntryFacts();
  /** The version of the latest entry with a key. Saves searching the entries, since most keys are new. */
  readonly #versionByKey = new Map<string, number>();
  /** The match at the last undo, a prefix of `moves`. */
  #checkpoint: Match | null = null;

  constructor(header: TableHeader, rules: Game) {
    if (rules.version !== rulesVersionOfTable(header))
      throw new Error(`the match is not played by version ${rules.version} of the rules`);
    this.header = header;
    this.rules = rules;
    this.chairs = header.chairs;
    this.commitment = commitmentFor(header.serverSeed);
    this.clocks = new Clocks({ type: 'none' }, header.chairs.length);
  }

  get toAct(): readonly Seat[] {
    return this.status === 'running' && this.match ? this.match.toAct : [];
  }

  /** The bots to ask for a move now. Where several seats may act, a bot that has already acted waits for the others. */
  get botsToAct(): Seat[] {
    if (!this.chairs.some(({ type }) => type === 'bot')) return [];
    const { toAct } = this;
    const bots = toAct.filter((seat) => this.#isBot(seat));
    return toAct.length === 1 ? bots : bots.filter((seat) => !this.#hasAlreadyActed(seat, toAct));
  }

  /** The one of these seats that is to act and moved longest ago; the first seat if none is to act. */
  nextSeatOf(seats: readonly Seat[]): Seat | null {
    if (seats.length < 2) return seats[0] ?? null;
    const lastMove = (seat: Seat) => this.moves.findLastIndex((played) => played.seat === seat);
    const waiting = seats.filter((seat) => this.toAct.includes(seat));
    return waiting.toSorted((a, b) => lastMove(a) - lastMove(b))[0] ?? seats[0] ?? null;
  }

  #isBot(seat: Seat): boolean {
    return this.chairs[seat].type === 'bot';
  }

  /** Has nobody moved since this bot to whom it should respond: a person, or a seat that is not to act now? */
  #hasAlreadyActed(seat: Seat, toAct: readonly Seat[]): boolean {
    const arePeopleToAct = toAct.some((other) => !this.#isBot(other));
    for (let i = this.moves.length - 1; i >= 0; i--) {
      const mover = this.moves[i].seat;
      if (mover === seat) return true;
      if (!arePeopleToAct || !this.#isBot(mover) || !toAct.includes(mover)) return false;
    }
    return false;
  }

  seatsOf(user: UserId): readonly Seat[] {
    const isHeld = (chair: Chair) => Number(holderOf(chair) === user);
    return seatsInMask(this.chairs.reduce((mask, chair, seat) => mask | (isHeld(chair) << seat), 0));
  }

  /** Also true for a player who was replaced later, but not for somebody who left before the start. */
  hadSeat(user: UserId): boolean {
    return (this.#chairsAtStart ?? this.chairs).some((chair) => holderOf(chair) === user);
  }

  /** The version that an earlier request with this key led to. */
  versionOfRequest(author: UserId, key: string): number | null {
    const latest = this.#versionByKey.get(key);
    if (latest === undefined) return null;
    // Another player may have used the same key.
    const isRequest = (entry: Entry) => entry.key === key && entry.author === author;
    return this.entries.slice(0, latest).findLast(isRequest)?.version ?? null;
  }

  /** The facts of a move; empty for other events. */
  factsOf({ version }: Entry): EntryFactList {
    return this.#facts.at(version, () => this.#replayFacts());
  }

  /** Frees what was computed for the viewers of the last entry. If somebody asks for it, it is computed again. */
  releaseLastEntry(): void {
    this.#facts.releaseLast();
    this.match?.releaseOpenView();
  }

  #replayFacts(): EntryFactList[] {
    const past = new Table(this.header, this.rules);
    return this.entries.map((entry) => {
      past.apply(entry);
      return past.factsOf(entry);
    });
  }

  apply(entry: Entry): void {
    if (entry.version !== this.version + 1) throw new Error(`entry ${entry.version} after ${this.version}`);
    this.observers.beforeEntry(this);
    this.version = entry.version;
    this.entries.push(entry);
    if (entry.key !== null) this.#versionByKey.set(entry.key, entry.version);
    this.#facts.add(this.#applyEvent(entry.event, entry));
  }

  #applyEvent(event: MatchEvent, { version, at }: Entry): EntryFactList {
    switch (event.type) {
      case 'joined':
        this.#setChair(event.chair, { type: 'person', user: event.user, seed: event.seed });
        return [];
      case 'bot-joined':
        this.#setChair(event.chair, { type: 'bot', level: event.level });
        return [];
      case 'left':
      case 'bot-left':
        this.#setChair(event.chair, { type: 'open' });
        return [];
      case 'started':
        this.#startMatch(event.order, at);
        return [];
      case 'moved':
        return this.#applyMove(event, { version, at });
      case 'undo-asked':
        this.undoRequest = { seat: event.seat, to: event.to, agreed: [] };
        return [];
      case 'undo-agreed':
        if (this.undoRequest) {
          this.undoRequest = { ...this.undoRequest, agreed: [...this.undoRequest.agreed, event.seat] };
        }
        return [];
      case 'undo-refused':
        this.undoRequest = null;
        return [];
      case 'undone':
        this.#undoTo(event, at);
        return [];
      case 'resigned':
        this.#dropSeat(event.seat, 'resigned', at);
        return [];
      case 'timed-out':
        this.#dropSeat(event.seat, event.absent ? 'abandoned' : 'timed-out', at);
        return [];
      case 'replaced':
        this.#replaceWithBot(event.seat, event.level, at);
        return [];
      case 'closed':
        this.status = 'closed';
        return [];
      case 'rematched':
        this.rematch = event.next;
        return [];
      case 'series-ended':
        this.isSeriesEnded = true;
        return [];
    }
  }

  #setChair(index: number, chair: Chair): void {
    this.chairs = this.chairs.with(index, chair);
  }

  #startMatch(order: readonly number[], at: number): void {
    this.chairSeeds = this.header.pair ? [this.header.pair.seed] : this.chairs.map(chairSeedOf);
    this.chairs = order.map((chair) => this.chairs[chair]);
    this.#chairsAtStart = this.chairs;
    this.match = this.openMatch();
    this.status = 'running';
    this.clocks = new Clocks(this.header.clock, this.chairs.length);
    this.#endOrRunClocks(at, null, 0);
  }

  /** The match before its first move, newly created. */
  openMatch(): Match {
    const { options, edition, deal } = this.header;
    const opened = Match.open(this.rules, {
      format: 1,
      game: this.rules.id,
      options,
      players: this.chairs.map((_, seat) => `seat ${seat}`),
      ...(deal ?? { seed: dealSeed(this.header.serverSeed, this.chairSeeds) }),
      ...(edition !== undefined && { edition }),
      moves: [],
    });
    if (!opened.ok) throw new Error(opened.fault.message);
    return opened.match;
  }

  #applyMove(
    { seat, move, lag }: Extract<MatchEvent, { type: 'moved' }>,
    { version, at }: Pick<Entry, 'version' | 'at'>,
  ): EntryFactList {
    const played = this.match?.play(seat, move);
    if (!played?.ok) throw new Error(`entry ${version} cannot be played: ${played?.refusal.code}`);
    this.moves.push({ version, seat, move });
    this.undoRequest = null;
    this.#endOrRunClocks(at, seat, lag);
    return played.facts;
  }

  /** Ends the match if the game is over, else switches the clocks. */
  #endOrRunClocks(at: number, mover: Seat | null, lag: number): void {
    const result = this.match?.result ?? null;
    if (result) this.#endMatch(result, at);
    else this.#runClocks(at, mover, lag);
  }

  #runClocks(at: number, mover: Seat | null, lag: number): void {
    this.clocks.switchTo(this.#peopleToAct, at, mover, lag);
  }

  get #peopleToAct(): readonly Seat[] {
    const { toAct } = this;
    return toAct.some((seat) => this.#isBot(seat)) ? toAct.filter((seat) => !this.#isBot(seat)) : toAct;
  }

  #endMatch(result: Result, at: number): void {
    this.result = result;
    this.end = { version: this.version, at };
    this.status = 'over';
    this.undoRequest = null;
    this.clocks.switchTo([], at, null, 0);
  }

  #undoTo({ to, free }: Extract<MatchEvent, { type: 'undone' }>, at: number): void {
    const keptCount = this.moves.filter(({ version }) => version <= to).length;
    const undone = this.moves.splice(keptCount);
    this.match = this.matchAfter(keptCount);
    this.undoRequest = null;
    const movers = undone.map(({ seat }) => seat);
    this.clocks.takeBack({ movers, toAct: this.#peopleToAct, at, isFree: free === true });
  }

  /** A copy of the match after the first moves of `moves`: a player may undo to the same position many times. */
  matchAfter(count: number): Match {
    const start = this.#checkpoint && this.#checkpoint.moves.length <= count ? this.#checkpoint : this.openMatch();
    const match = start.copy();
    for (const { seat, move } of this.moves.slice(start.moves.length, count)) match.play(seat, move);
    if (start !== this.#checkpoint || count - start.moves.length > MAX_REPLAYED_MOVES) this.#checkpoint = match.copy();
    return match;
  }

  #replaceWithBot(seat: Seat, level: string, at: number): void {
    if (!this.droppedSeats.includes(seat)) this.droppedSeats.push(seat);
    this.#setChair(seat, { type: 'bot', level });
    this.undoRequest = null;
    this.#runClocks(at, null, 0);
  }

  /** With two players, the other one wins. With more, a bot takes the seat and the others play on. */
  #dropSeat(seat: Seat, reason: 'resigned' | 'timed-out' | 'abandoned', at: number): void {
    this.droppedSeats.push(seat);
    if (this.chairs.length > 2) return;
    const winners = SEATS.slice(0, 2).filter((other) => other !== seat);
    this.#endMatch({ winners, reason, scores: [null, null] }, at);
  }
}
