import type { TournamentSettings } from '@safehouse/protocol';
import type { Pairing, PlayerId, TournamentEntry, TournamentEvent } from '../entries.ts';

/** Two free players who have not just met may wait at most this long. */
const MAX_ARENA_WAIT_MS = 3000;
/** Two players who have just met may be paired again only if both have waited this long for somebody else. */
const REMATCH_WAIT_MS = 15_000;
/** How often a player may have one seat more than the other. Brackets fix the opponents and cannot balance seats. */
const MAX_IMBALANCE = { swiss: 2, arena: 3, 'round-robin': 1, knockout: Number.POSITIVE_INFINITY };

interface Seen {
  state: 'in' | 'out';
  isBot: boolean;
  running: string | null;
  freeSince: number;
  readonly opponents: PlayerId[];
  balance: number;
  byes: number;
  isBeaten: boolean;
}

type Paired = Extract<TournamentEvent, { type: 'paired' }>;

/**
 * Checks the entries of a tournament against the rules in docs/tournaments.md. It shares no code with the engine and
 * keeps its own state.
 */
export class TournamentChecker {
  readonly violations: string[] = [];
  readonly #settings: TournamentSettings;
  readonly #players = new Map<PlayerId, Seen>();
  readonly #matches = new Map<string, Pairing & { isOver: boolean }>();
  #isRunning = false;
  #hasAnybodyLeft = false;
  #rounds = 0;

  constructor(settings: TournamentSettings) {
    this.#settings = settings;
  }

  onEntry({ at, event }: TournamentEntry): void {
    switch (event.type) {
      case 'joined':
        this.#onJoined(event.player, event.level !== undefined, at);
        break;
      case 'left':
      case 'removed':
        this.#onLeft(event.player);
        break;
      case 'started':
        this.#isRunning = true;
        for (const player of this.#players.values()) player.freeSince = at;
        break;
      case 'paired':
        this.#onPaired(event, at);
        break;
      case 'result':
        this.#onResult(event, at);
        break;
      case 'finished':
        this.#onFinished();
        break;
    }
  }

  /** Checks that nobody in an arena waits longer than promised. Not to be called after its end. */
  onTick(now: number): void {
    const waiting = [...this.#players].filter(
      ([, { state, running, freeSince }]) => state === 'in' && running === null && now - freeSince > MAX_ARENA_WAIT_MS,
    );
    for (const [i, [id, one]] of waiting.entries())
      for (const [otherId, other] of waiting.slice(i + 1))
        if (!haveJustMet(id, one, otherId, other) && !(one.isBot && other.isBot))
          this.#report(`${id} and ${otherId} wait for more than ${MAX_ARENA_WAIT_MS} ms`);
  }

  #report(problem: string): void {
    this.violations.push(`${this.#settings.format}, round ${this.#rounds}: ${problem}`);
  }

  #seen(id: PlayerId): Seen {
    const seen = this.#players.get(id);
    if (!seen) throw new Error(`nobody has joined as ${id}`);
    return seen;
  }

  #onJoined(id: PlayerId, isBot: boolean, at: number): void {
    const known = this.#players.get(id);
    if (known) {
      known.state = 'in';
      known.freeSince = at;
      return;
    }
    const fresh = { isBot, running: null, freeSince: at, opponents: [], balance: 0, byes: 0, isBeaten: false };
    this.#players.set(id, { ...fresh, state: 'in' });
  }

  #onLeft(id: PlayerId): void {
    if (!this.#isRunning) {
      this.#players.delete(id);
      return;
    }
    this.#seen(id).state = 'out';
    this.#hasAnybodyLeft = true;
  }

  #onPaired(event: Paired, at: number): void {
    const { format } = this.#settings;
    const isReplay = event.round === this.#rounds - 1 && format === 'knockout';
    if (event.round !== this.#rounds && !isReplay) this.#report(`round ${event.round} does not follow`);
    if (!isReplay) this.#rounds++;
    this.#checkPresent(event);
    if (format === 'swiss') this.#checkSwiss(event);
    if (format === 'knockout') this.#checkKnockout(event);
    if (format === 'arena') this.#checkRematches(event, at);
    for (const pairing of event.pairings) this.#pair(pairing);
    for (const id of event.byes) this.#seen(id).byes++;
    if (event.byes.some((id) => this.#seen(id).byes > 1) && format !== 'round-robin') this.#report('a second bye');
    if (format === 'arena') this.#checkSeats();
  }

  /** All players in the plan participate, are free, and are named once. */
  #checkPresent({ pairings, byes, walkovers }: Paired): void {
    const named = [...pairings.flatMap(({ players }) => players), ...byes, ...walkovers];
    if (new Set(named).size !== named.length) this.#report('somebody is paired twice');
    for (const id of named) {
      const { state, running } = this.#seen(id);
      if (state !== 'in') this.#report(`${id} is paired and away`);
      if (running !== null) this.#report(`${id} is paired and still plays`);
    }
  }

  #checkSwiss({ pairings, byes }: Paired): void {
    for (const { players } of pairings)
      if (this.#seen(players[0]).opponents.includes(players[1])) this.#report(`${players.join(' and ')} meet again`);
    const present = [...this.#players].filter(([, { state }]) => state === 'in');
    const count = present.length;
    if (byes.length > count % 2) this.#report(`${byes.length} byes with ${count} players`);
    // Dirac's theorem: if everybody has at least half of the others left to meet, all can be paired.
    const unmet = present.map(([id, { opponents }]) => present.filter(([o]) => o !== id && !opponents.includes(o)));
    const canAllPlay = unmet.every(({ length }) => length >= Math.ceil((count + 1) / 2));
    const idle = count - 2 * pairings.length - byes.length;
    if (canAllPlay && idle > 0 && present.some(([, { byes: had }]) => had === 0)) this.#report(`${idle} are left out`);
  }

  #checkKnockout({ pairings, byes, round }: Paired): void {
    if (byes.length > 0 && round > 0) this.#report('a bye after the first round');
    for (const id of pairings.flatMap(({ players }) => players))
      if (this.#seen(id).isBeaten) this.#report(`${id} plays on after a loss`);
  }

  #checkRematches({ pairings }: Paired, at: number): void {
    for (const { players } of pairings) {
      const [one, other] = players.map((id) => this.#seen(id));
      const waited = at - Math.max(one.freeSince, other.freeSince);
      if (haveJustMet(players[0], one, players[1], other) && waited < REMATCH_WAIT_MS)
        this.#report(`${players.join(' and ')} meet again after ${waited} ms`);
    }
  }

  #pair({ match, players }: Pairing): void {
    if (this.#matches.has(match)) this.#report(`two pairings for ${match}`);
    this.#matches.set(match, { match, players, isOver: false });
    for (const [seat, id] of players.entries()) {
      const player = this.#seen(id);
      player.running = match;
      player.opponents.push(players[1 - seat]);
      player.balance += seat === 0 ? 1 : -1;
    }
    if (this.#settings.format === 'arena' && players.every((id) => this.#seen(id).isBot)) this.#report('two bots meet');
  }

  /** The seats of a round robin are fixed at the start, so a player who leaves upsets the balance of the others. */
  #checkSeats(): void {
    if (this.#settings.format === 'round-robin' && this.#hasAnybodyLeft) return;
    const limit = MAX_IMBALANCE[this.#settings.format];
    for (const [id, { balance }] of this.#players)
      if (Math.abs(balance) > limit) this.#report(`${id} sat first ${balance} times more`);
  }

  #onResult({ match, result }: Extract<TournamentEvent, { type: 'result' }>, at: number): void {
    const found = this.#matches.get(match);
    if (!found || found.isOver) {
      this.#report(`a second result of ${match}`);
      return;
    }
    found.isOver = true;
    for (const [seat, id] of found.players.entries()) {
      const player = this.#seen(id);
      player.running = null;
      player.freeSince = at;
      if (result.outcome === (seat === 0 ? 'second' : 'first')) player.isBeaten = true;
    }
  }

  #onFinished(): void {
    for (const { match, isOver } of this.#matches.values()) if (!isOver) this.#report(`${match} never ended`);
    this.#checkSeats();
    if (this.#settings.format === 'round-robin') this.#checkMeetings();
  }

  /** Everybody meets everybody as often as announced, or less often if one of them was away. */
  #checkMeetings(): void {
    for (const [id, { opponents }] of this.#players) {
      for (const other of this.#players.keys()) {
        const met = opponents.filter((one) => one === other).length;
        const isWrong = this.#hasAnybodyLeft ? met > this.#settings.rounds : met !== this.#settings.rounds;
        if (other !== id && isWrong) this.#report(`${id} and ${other} met ${met} times`);
      }
    }
  }
}

function haveJustMet(id: PlayerId, one: Seen, otherId: PlayerId, other: Seen): boolean {
  return one.opponents.at(-1) === otherId && other.opponents.at(-1) === id;
}
