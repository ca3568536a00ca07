import { hash } from 'node:crypto';
import type { ListedTournament } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { TournamentStore } from '../store/tournament-store.ts';
import { listedTournament } from './listed-tournament.ts';

export interface PublicTournamentsDeps {
  readonly store: Pick<TournamentStore, 'listPublic'>;
  readonly bus: Pick<Bus, 'subscribe'>;
  now(): number;
}

/** A list as it is sent to everybody who has no tournaments of their own. */
export interface WrittenList {
  readonly tournaments: readonly ListedTournament[];
  readonly text: string;
  readonly etag: string;
}

interface PublicLists {
  readonly readAt: number;
  readonly all: WrittenList;
  readonly unfinished: WrittenList;
}

export const MAX_LISTED = 100;
/** So old the list may be; a tournament that this server creates is in it at once. */
export const MAX_AGE_MS = 5000;

/** The tournaments that are open to all: read and written once for all who ask within some seconds. */
export class PublicTournaments {
  readonly #deps: PublicTournamentsDeps;
  #latest: PublicLists | null = null;
  /** Who asks while it is read gets the same answer. */
  #reading: Promise<PublicLists> | null = null;

  constructor(deps: PublicTournamentsDeps) {
    this.#deps = deps;
    deps.bus.subscribe((message) => {
      if (message.type !== 'tournament' || message.version !== 1) return;
      this.#latest = null;
      this.#reading = null;
    });
  }

  async list(which: 'all' | 'unfinished'): Promise<WrittenList> {
    if (this.#latest && this.#deps.now() - this.#latest.readAt < MAX_AGE_MS) return this.#latest[which];
    this.#reading ??= this.#startReading();
    return (await this.#reading)[which];
  }

  #startReading(): Promise<PublicLists> {
    const reading = this.#read();
    const finish = (lists: PublicLists | null) => {
      // What was created meanwhile may not be in it.
      if (this.#reading !== reading) return;
      this.#latest = lists;
      this.#reading = null;
    };
    reading.then(finish, () => finish(null));
    return reading;
  }

  async #read(): Promise<PublicLists> {
    const readAt = this.#deps.now();
    const stored = await this.#deps.store.listPublic(MAX_LISTED);
    const all = stored.map((one) => listedTournament(one, { isMine: false }));
    return { readAt, all: writeList(all), unfinished: writeList(all.filter(isUnfinished)) };
  }
}

export function isUnfinished({ status }: Pick<ListedTournament, 'status'>): boolean {
  return status === 'open' || status === 'running';
}

export function writeList(tournaments: readonly ListedTournament[]): WrittenList {
  const text = JSON.stringify({ tournaments });
  return { tournaments, text, etag: `"${hash('sha1', text, 'base64url')}"` };
}
