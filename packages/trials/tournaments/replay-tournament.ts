import { createHash } from 'node:crypto';
import type { MatchId, TournamentSettings } from '@safehouse/protocol';
import type { PairingResult, TournamentEntry, TournamentEvent } from '@safehouse/tournament';

export interface ReplayedPlayer {
  readonly id: string;
  readonly rating: number;
  readonly isBot: boolean;
  readonly lot: number;
  isIn: boolean;
}

export interface ReplayedMatch {
  readonly round: number;
  readonly match: MatchId;
  readonly players: readonly [string, string];
  /** The result of the stored match; null until the tournament has counted it. */
  result: PairingResult | null;
}

/** The results of the stored matches. */
export type PlayedResults = ReadonlyMap<MatchId, PairingResult>;

/**
 * A tournament according to its entries, but with results taken from the matches themselves. Everything computed from
 * it (points, tie-breaks, the bracket) is implemented a second time for the trials.
 */
export class ReplayedTournament {
  readonly settings: TournamentSettings;
  readonly players = new Map<string, ReplayedPlayer>();
  readonly matches: ReplayedMatch[] = [];
  /** Byes and walkovers. */
  readonly freeRounds: { readonly player: string; readonly round: number }[] = [];
  readonly #results: PlayedResults;
  readonly #commitment: string;
  #hasStarted = false;

  constructor({ event }: TournamentEntry, results: PlayedResults) {
    if (event.type !== 'created') throw new Error('a tournament begins with its creation');
    this.settings = event.settings;
    this.#results = results;
    this.#commitment = sha256Hex(event.secret);
  }

  apply(event: TournamentEvent): void {
    switch (event.type) {
      case 'joined':
        this.#join(event);
        break;
      case 'left':
      case 'removed':
        this.#leave(event.player);
        break;
      case 'started':
        this.#hasStarted = true;
        break;
      case 'paired':
        for (const { match, players } of event.pairings)
          this.matches.push({ round: event.round, match, players, result: null });
        for (const player of [...event.byes, ...event.walkovers]) this.freeRounds.push({ player, round: event.round });
        break;
      case 'result': {
        const found = this.matches.find(({ match }) => match === event.match);
        if (found) found.result = this.#results.get(event.match) ?? null;
      }
    }
  }

  #join({ player: id, rating, level }: Extract<TournamentEvent, { type: 'joined' }>): void {
    const known = this.players.get(id);
    if (known) known.isIn = true;
    else this.players.set(id, { id, rating, isBot: level !== undefined, lot: this.#lotOf(id), isIn: true });
  }

  /** A player who leaves before the start is removed from the list. */
  #leave(id: string): void {
    const known = this.players.get(id);
    if (!this.#hasStarted) this.players.delete(id);
    else if (known) known.isIn = false;
  }

  #lotOf(id: string): number {
    return Number.parseInt(sha256Hex(`${this.#commitment} lot ${id}`).slice(0, 8), 16);
  }
}

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
