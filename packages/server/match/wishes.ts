import { randomInt } from 'node:crypto';
import { quickRandom, type Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { type MatchId, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Answer, Table } from '@safehouse/table';
import { asks, rulesOf } from '@safehouse/table';
import { newSeed } from '../lobby/create.ts';
import { joinOneOfPair } from '../lobby/pairs.ts';
import type { Asked, Asker } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Somebody's wish about a match; `seat` for one who holds several. */
export interface Wish {
  readonly match: MatchId;
  readonly user: UserId;
  readonly seat?: number | undefined;
}

export interface MoveWish extends Wish {
  readonly version: number;
  readonly move: unknown;
  readonly key?: string | undefined;
  /** How long the message was on its way, as measured by the server. */
  readonly lag: number;
}

const NO_MATCH = refusal('not-found', 'there is no such match');
const NOT_SEATED = refusal('forbidden', 'you do not hold a seat here');

/** What people can ask of a match, the same by every channel. */
export class Wishes {
  readonly #rooms: Rooms;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  move(wish: MoveWish): Promise<Asked> {
    const asker = { author: wish.user, key: wish.key ?? null };
    return this.#atSeat(wish, asker, (table, seat, now) =>
      asks.move(table, seat, wish.version, wish.move, { measuredLag: wish.lag, now }),
    );
  }

  undo(wish: Wish & { readonly to?: number | undefined }): Promise<Asked> {
    return this.#atSeat(wish, by(wish), (table, seat) =>
      asks.undo(table, seat, wish.to ?? null, quickRandom(randomInt(2 ** 32))),
    );
  }

  answerUndo(wish: Wish & { readonly agree: boolean }): Promise<Asked> {
    return this.#atSeat(wish, by(wish), (table, seat) => asks.answerUndo(table, seat, wish.agree));
  }

  async resign(wish: Wish): Promise<Asked> {
    const takeover = await this.#takeover(wish.match);
    return this.#atSeat(wish, by(wish), (table, seat) => asks.resign(table, seat, takeover));
  }

  async leave(wish: Wish): Promise<Asked> {
    const takeover = await this.#takeover(wish.match);
    return this.#ask(wish, by(wish), (table) => asks.leave(table, wish.user, takeover));
  }

  async join(wish: Wish & { readonly seed?: string | undefined }): Promise<Asked> {
    const { match, user, seed = newSeed() } = wish;
    const twin = await this.#rooms.look(match, (table) => table.header.pair?.id ?? null);
    if (twin !== null) return joinOneOfPair(this.#rooms, { match, user, seed }, twin);
    return this.#ask(wish, by(wish), (table) => asks.join(table, user, seed));
  }

  async #takeover(match: MatchId): Promise<string> {
    const header = await this.#rooms.look(match, (table) => table.header);
    return header ? takeoverLevel(header.game, rulesOf(header)) : '';
  }

  #atSeat(
    wish: Wish,
    asker: Asker,
    decide: (table: Table, seat: Seat, now: number) => Answer,
  ): Promise<Asked> {
    return this.#ask(wish, asker, (table, now) => {
      const seat = seatMeant(table, wish);
      return seat === null ? NOT_SEATED : decide(table, seat, now);
    });
  }

  async #ask(wish: Wish, asker: Asker, decide: (table: Table, now: number) => Answer): Promise<Asked> {
    const asked = await this.#rooms.ask(wish.match, asker, decide);
    return asked ?? { ok: false, refusal: NO_MATCH satisfies ServerRefusal };
  }
}

function by({ user }: Wish): Asker {
  return { author: user, key: null };
}

/** The seat named; where none is, the one among those held that is to act, or the first. */
export function seatMeant(table: Table, { user, seat }: Pick<Wish, 'user' | 'seat'>): Seat | null {
  const held = table.seatsOf(user);
  return seat === undefined ? table.nextOf(held) : (held.find((one) => one === seat) ?? null);
}

/** The bot that sits down where somebody has left: of middling strength. */
export async function takeoverLevel(game: string, rules?: number): Promise<string> {
  const levels = Object.keys((await loadGame(game, rules))?.levels ?? {});
  return levels[levels.length >> 1] ?? '';
}
