/** A server in memory with one table. It reads and answers messages only when the test tells it to. */
import type { Seat, Viewer } from '@safehouse/contract';
import { type ClientMessage, diffJson, type ServerMessage, type UserId } from '@safehouse/protocol';
import { commands, type Decision, eventsSince, isRefusal, matchViewFor, type Table } from '@safehouse/table';
import { ANN, applyDecision, runningTable } from '@safehouse/table/test-helpers';
import { FakeNetwork } from '../online/test-helpers.ts';

/** Commands that this server carries out. */
type MatchCommand = Extract<ClientMessage, { readonly type: 'move' | 'resign' | 'undo' }>;

export class TableServer {
  readonly network = new FakeNetwork();
  readonly table: Table;
  readonly received: ClientMessage[] = [];
  /** The page's user on the server. */
  readonly user: UserId;
  #watched: { readonly on: number; readonly viewer: Viewer } | null = null;

  static async start(parts: Partial<Table['header']> = {}, user = ANN): Promise<TableServer> {
    return new TableServer(await runningTable(parts), user);
  }

  private constructor(table: Table, user: UserId) {
    this.table = table;
    this.user = user;
  }

  /** Accepts the latest connection and answers everything sent so far. */
  connect(): void {
    this.network.welcome();
    this.flush();
  }

  /** Reads all messages of the latest connection and answers them. */
  flush(): void {
    const { latest } = this.network;
    while (latest.inbox.length > 0) {
      for (const message of latest.readAll()) {
        for (const answer of this.#handle(message)) latest.deliver(answer);
      }
    }
  }

  /** Reads all messages, but the connection is lost before any answer arrives. */
  flushAndDrop(): void {
    const { latest } = this.network;
    for (const message of latest.readAll()) this.#handle(message);
    latest.drop();
  }

  /** Applies a move of another player, or another event at the table. */
  publish(decision: Decision): void {
    const updates = this.#apply(decision, null);
    for (const update of updates) this.network.latest.deliver(update);
  }

  #handle(message: ClientMessage): ServerMessage[] {
    this.received.push(message);
    switch (message.type) {
      case 'watch': {
        const seats = this.table.seatsOf(this.user);
        const seat = seats.find((held) => held === message.seat) ?? this.table.nextSeatOf(seats);
        this.#watched = { on: message.on, viewer: seat ?? 'spectator' };
        const events = eventsSince(this.table, seat ?? 'spectator', message.since ?? this.table.version);
        return [{ type: 'snapshot', on: message.on, match: this.#view(), events }];
      }
      case 'move':
      case 'resign':
      case 'undo':
        return this.#execute(message);
      default:
        return [];
    }
  }

  #execute(message: MatchCommand): ServerMessage[] {
    const { on, key } = message;
    const keyField = key !== undefined && { key };
    const known = key === undefined ? null : this.table.versionOfRequest(this.user, key);
    if (known !== null) return [{ type: 'done', on, version: known, ...keyField }];
    const decision = this.#decide(message, this.#watched?.viewer as Seat);
    if (isRefusal(decision)) return [{ type: 'refused', on, refusal: decision, ...keyField }];
    const updates = this.#apply(decision, key ?? null);
    return [...updates, { type: 'done', on, version: this.table.version, ...keyField }];
  }

  #decide(message: MatchCommand, seat: Seat): Decision {
    if (message.type === 'resign') return commands.resign(this.table, seat, 'gentle');
    if (message.type === 'undo') return commands.answerUndo(this.table, seat, { agree: message.agree === true });
    return commands.move(this.table, seat, {
      version: message.version,
      move: message.move,
      measuredLag: 0,
      now: 0,
    });
  }

  #apply(decision: Decision, key: string | null): ServerMessage[] {
    const before = this.#watched && this.#view();
    const { version } = this.table;
    applyDecision(this.table, decision, 0, { author: key === null ? null : this.user, key });
    if (!this.#watched) return [];
    const { on, viewer } = this.#watched;
    const events = eventsSince(this.table, viewer, version);
    return [{ type: 'update', on, events, changes: diffJson(before, this.#view()) }];
  }

  #view() {
    const viewer = this.#watched?.viewer ?? 'spectator';
    const view = matchViewFor(this.table, viewer, this.table.seatsOf(this.user), () => null);
    return structuredClone(view);
  }
}
