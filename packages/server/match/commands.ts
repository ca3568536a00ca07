import { randomInt } from 'node:crypto';
import { quickRandom, type Seat } from '@safehouse/contract';
import { loadGame, middleLevel } from '@safehouse/games/registry';
import { type MatchId, refusal, seedDrawnByServer, type UserId } from '@safehouse/protocol';
import type { AbsentPlayer, BotChair, Decision, Table } from '@safehouse/table';
import { addBot, commands, removeBot, rulesVersionOfTable } from '@safehouse/table';
import type { PeopleStore } from '../store/people-store.ts';
import { sourceOf } from './command-source.ts';
import { decideJoin } from './join.ts';
import { joinPairedTable } from './paired-tables.ts';
import { NO_SUCH_MATCH } from './refusals.ts';
import type { CommandResult, CommandSource, Outcome } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A user's request to a match. `seat`: for a user with several seats. */
export interface SeatCommand {
  readonly match: MatchId;
  readonly user: UserId;
  readonly seat?: number | undefined;
}

export interface MoveCommand extends SeatCommand {
  readonly version: number;
  readonly move: unknown;
  readonly key?: string | undefined;
  /** Round trip time measured by the server. */
  readonly lag: number;
}

export interface JoinCommand extends Pick<SeatCommand, 'match' | 'user'> {
  readonly seed?: string | undefined;
  /** Called before the user takes a seat at a table that everybody can join. */
  mayJoinListed?(): boolean;
}

/** A claim against players who have been away for this long. */
export interface ClaimCommand extends SeatCommand {
  readonly absent: readonly AbsentPlayer[];
  readonly delayMs: number;
}

/** The host's request about a bot's chair. */
export interface BotCommand extends Pick<SeatCommand, 'match' | 'user'> {
  readonly chair: number;
}

/** Entries per match. More than four times what any game needs; bots may exceed it. */
const MAX_ENTRIES = 3000;
/** Per seat and match. */
const MAX_UNDOS = 100;

export const UNKNOWN_MATCH: CommandResult = { ok: false, refusal: NO_SUCH_MATCH };
const NO_SUCH_BOT = refusal('bad-options', 'the game has no such bot');
const NOT_SEATED = refusal('forbidden', 'you have no seat at this table');

const TOO_MANY_UNDOS = refusal('too-many-undos', `a seat can undo ${MAX_UNDOS} times in a match`);
const MATCH_TOO_LONG = refusal('match-too-long', `a match has at most ${MAX_ENTRIES} entries: resign or leave`);

const TOO_MANY_JOINS = {
  ok: false,
  refusal: refusal('too-many-requests', 'too many tables were joined from your network: wait a little'),
} as const;

/** Users' commands, the same for HTTP and socket. */
export class MatchCommands {
  readonly #rooms: Rooms;
  readonly #people: Pick<PeopleStore, 'blocksOf'>;

  constructor(rooms: Rooms, people: Pick<PeopleStore, 'blocksOf'>) {
    this.#rooms = rooms;
    this.#people = people;
  }

  move(command: MoveCommand): Promise<CommandResult> {
    return new Promise((resolve, reject) =>
      this.submitMove(command, { resolve: (result) => resolve(result ?? UNKNOWN_MATCH), reject }),
    );
  }

  /** The same without a promise; null if there is no such match. */
  submitMove(command: MoveCommand, outcome: Outcome<CommandResult | null>): void {
    const { match, user, version, move, lag: measuredLag, key = null } = command;
    const decide = (table: Table, now: number): Decision => {
      const seat = resolveSeat(table, command);
      if (seat === null) return NOT_SEATED;
      return hasRoom(table) ? commands.move(table, seat, { version, move, measuredLag, now }) : MATCH_TOO_LONG;
    };
    this.#rooms.submit({ match, source: { author: user, key }, decide }, outcome);
  }

  undo(command: SeatCommand & { readonly to?: number | undefined }): Promise<CommandResult> {
    return this.#executeAtSeat(command, sourceOf(command.user), (table, seat) => {
      if (!hasRoom(table)) return MATCH_TOO_LONG;
      if (countUndos(table, seat) >= MAX_UNDOS) return TOO_MANY_UNDOS;
      return commands.undo(table, seat, command.to ?? null, quickRandom(randomInt(2 ** 32)));
    });
  }

  answerUndo(command: SeatCommand & { readonly agree: boolean }): Promise<CommandResult> {
    return this.#executeAtSeat(command, sourceOf(command.user), (table, seat) =>
      commands.answerUndo(table, seat, command),
    );
  }

  async resign(command: SeatCommand): Promise<CommandResult> {
    const takeover = await this.#takeoverLevel(command.match);
    return this.#executeAtSeat(command, sourceOf(command.user), (table, seat) =>
      commands.resign(table, seat, takeover),
    );
  }

  async claim(command: ClaimCommand): Promise<CommandResult> {
    const takeover = await this.#takeoverLevel(command.match);
    return this.#executeAtSeat(command, sourceOf(command.user), (table, seat, now) =>
      commands.claim(table, seat, { ...command, takeover, now }),
    );
  }

  async leave(command: SeatCommand): Promise<CommandResult> {
    const takeover = await this.#takeoverLevel(command.match);
    return this.#execute(command, sourceOf(command.user), (table) => commands.leave(table, command.user, takeover));
  }

  async join(command: JoinCommand): Promise<CommandResult> {
    const { match, user, seed = seedDrawnByServer(), mayJoinListed = () => true } = command;
    const table = await this.#rooms.read(match, (current) => ({
      twin: current.header.pair?.id ?? null,
      hasRoom: hasRoom(current),
      isListed: isInLobby(current) && current.seatsOf(user).length === 0,
    }));
    if (!table) return { ok: false, refusal: NO_SUCH_MATCH };
    if (table.isListed && !mayJoinListed()) return TOO_MANY_JOINS;
    if (!table.hasRoom) return { ok: false, refusal: MATCH_TOO_LONG };
    const request = { user, seed, blocks: await this.#people.blocksOf(user) };
    if (table.twin) return joinPairedTable(this.#rooms, { ...request, match }, table.twin);
    return this.#execute(command, sourceOf(command.user), (current) => decideJoin(current, request));
  }

  /** Only allowed for the host of an unrated table. */
  async addBot({ match, user, chair, level }: BotCommand & BotChair): Promise<CommandResult> {
    const header = await this.#rooms.read(match, (table) => table.header);
    const levels = header && (await loadGame(header.game, rulesVersionOfTable(header)))?.levels;
    if (header && !Object.hasOwn(levels ?? {}, level)) return { ok: false, refusal: NO_SUCH_BOT };
    return this.#execute({ match, user }, sourceOf(user), (table) =>
      hasRoom(table) ? addBot(table, user, { chair, level }) : MATCH_TOO_LONG,
    );
  }

  removeBot({ match, user, chair }: BotCommand): Promise<CommandResult> {
    return this.#execute({ match, user }, sourceOf(user), (table) => removeBot(table, user, chair));
  }

  async #takeoverLevel(match: MatchId): Promise<string> {
    const header = await this.#rooms.read(match, (table) => table.header);
    return header ? takeoverLevel(header.game, rulesVersionOfTable(header)) : '';
  }

  #executeAtSeat(
    command: SeatCommand,
    source: CommandSource,
    decide: (table: Table, seat: Seat, now: number) => Decision,
  ): Promise<CommandResult> {
    return this.#execute(command, source, (table, now) => {
      const seat = resolveSeat(table, command);
      return seat === null ? NOT_SEATED : decide(table, seat, now);
    });
  }

  async #execute(
    command: SeatCommand,
    source: CommandSource,
    decide: (table: Table, now: number) => Decision,
  ): Promise<CommandResult> {
    const result = await this.#rooms.execute(command.match, source, decide);
    return result ?? UNKNOWN_MATCH;
  }
}

/** Is it listed there, so that everybody can join? */
function isInLobby({ status, header }: Table): boolean {
  return status === 'open' && header.visibility === 'public';
}

/** Entries before the start do not count towards the limit, because joining and leaving is up to others. */
function hasRoom({ entries }: Table): boolean {
  if (entries.length < MAX_ENTRIES) return true;
  const start = entries.findIndex(({ event }) => event.type === 'started');
  return entries.length - Math.max(0, start) < MAX_ENTRIES;
}

/** Undos of a seat, done or requested. */
function countUndos({ entries }: Table, seat: Seat): number {
  return entries.filter(({ event }) => (event.type === 'undo-asked' || event.type === 'undone') && event.seat === seat)
    .length;
}

/** The requested seat, if the user holds it; otherwise the user's seat that is to act, or the first. */
export function resolveSeat(table: Table, { user, seat }: Pick<SeatCommand, 'user' | 'seat'>): Seat | null {
  const held = table.seatsOf(user);
  return seat === undefined ? table.nextSeatOf(held) : (held.find((other) => other === seat) ?? null);
}

/** The level of the bot that takes over a seat. */
export async function takeoverLevel(game: string, rules?: number): Promise<string> {
  return middleLevel(await loadGame(game, rules));
}
