import { randomInt } from 'node:crypto';
import { quickRandom, type Seat } from '@safehouse/contract';
import { loadGame, middleLevel } from '@safehouse/games/registry';
import { type MatchId, newSeed, refusal, type UserId } from '@safehouse/protocol';
import type { Decision, Table } from '@safehouse/table';
import { commands, rulesVersionOfTable } from '@safehouse/table';
import { sourceOf } from './command-source.ts';
import { joinPairedTable } from './paired-tables.ts';
import { NO_SUCH_MATCH } from './refusals.ts';
import type { CommandResult, CommandSource } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Somebody's wish about a match; `seat` for one who holds several. */
export interface SeatCommand {
  readonly match: MatchId;
  readonly user: UserId;
  readonly seat?: number | undefined;
}

export interface MoveCommand extends SeatCommand {
  readonly version: number;
  readonly move: unknown;
  readonly key?: string | undefined;
  /** How long the message was on its way, as measured by the server. */
  readonly lag: number;
}

const NOT_SEATED = refusal('forbidden', 'you do not hold a seat here');

/** What people can ask of a match, the same by every channel. */
export class MatchCommands {
  readonly #rooms: Rooms;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  move(wish: MoveCommand): Promise<CommandResult> {
    const asker = { author: wish.user, key: wish.key ?? null };
    return this.#executeAtSeat(wish, asker, (table, seat, now) =>
      commands.move(table, seat, { version: wish.version, move: wish.move, measuredLag: wish.lag, now }),
    );
  }

  undo(wish: SeatCommand & { readonly to?: number | undefined }): Promise<CommandResult> {
    return this.#executeAtSeat(wish, sourceOf(wish.user), (table, seat) =>
      commands.undo(table, seat, wish.to ?? null, quickRandom(randomInt(2 ** 32))),
    );
  }

  answerUndo(wish: SeatCommand & { readonly agree: boolean }): Promise<CommandResult> {
    return this.#executeAtSeat(wish, sourceOf(wish.user), (table, seat) =>
      commands.answerUndo(table, seat, wish),
    );
  }

  async resign(wish: SeatCommand): Promise<CommandResult> {
    const takeover = await this.#takeoverLevel(wish.match);
    return this.#executeAtSeat(wish, sourceOf(wish.user), (table, seat) =>
      commands.resign(table, seat, takeover),
    );
  }

  async leave(wish: SeatCommand): Promise<CommandResult> {
    const takeover = await this.#takeoverLevel(wish.match);
    return this.#execute(wish, sourceOf(wish.user), (table) => commands.leave(table, wish.user, takeover));
  }

  async join(wish: SeatCommand & { readonly seed?: string | undefined }): Promise<CommandResult> {
    const { match, user, seed = newSeed() } = wish;
    const twin = await this.#rooms.read(match, (table) => table.header.pair?.id ?? null);
    if (twin !== null) return joinPairedTable(this.#rooms, { match, user, seed }, twin);
    return this.#execute(wish, sourceOf(wish.user), (table) => commands.join(table, user, seed));
  }

  async #takeoverLevel(match: MatchId): Promise<string> {
    const header = await this.#rooms.read(match, (table) => table.header);
    return header ? takeoverLevel(header.game, rulesVersionOfTable(header)) : '';
  }

  #executeAtSeat(
    wish: SeatCommand,
    asker: CommandSource,
    decide: (table: Table, seat: Seat, now: number) => Decision,
  ): Promise<CommandResult> {
    return this.#execute(wish, asker, (table, now) => {
      const seat = resolveSeat(table, wish);
      return seat === null ? NOT_SEATED : decide(table, seat, now);
    });
  }

  async #execute(
    wish: SeatCommand,
    asker: CommandSource,
    decide: (table: Table, now: number) => Decision,
  ): Promise<CommandResult> {
    const asked = await this.#rooms.execute(wish.match, asker, decide);
    return asked ?? { ok: false, refusal: NO_SUCH_MATCH };
  }
}

/** The seat named; where none is, the one among those held that is to act, or the first. */
export function resolveSeat(table: Table, { user, seat }: Pick<SeatCommand, 'user' | 'seat'>): Seat | null {
  const held = table.seatsOf(user);
  return seat === undefined ? table.nextSeatOf(held) : (held.find((one) => one === seat) ?? null);
}

/** The level of the bot that takes over a seat. */
export async function takeoverLevel(game: string, rules?: number): Promise<string> {
  return middleLevel(await loadGame(game, rules));
}
