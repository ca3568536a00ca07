import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Random } from '@safehouse/contract';
import { createTableRequest, type MatchId, PROTOCOL_VERSION, type UserId } from '@safehouse/protocol';
import { holderOf, type Table } from '@safehouse/table';
import { buildMatches } from '../../packages/server/lobby/match-builder.ts';
import type { Services } from '../../packages/server/services.ts';
import { Connection } from '../../packages/server/socket/connection.ts';
import type { Wire } from '../../packages/server/socket/wire.ts';

/** Updates sent, and their bytes without frame headers. */
export const sent = { updates: 0, bytes: 0 };

/** A client that only counts what it is sent, because parsing is not the server's work. */
class CountingClient implements Wire {
  readonly bufferedAmount = 0;
  readonly #connection: Connection;

  constructor({ hub }: Services, token: string | null) {
    this.#connection = new Connection(hub, this, 'here', token);
    hub.connections.add(this.#connection);
    this.say({ type: 'hello', protocol: PROTOCOL_VERSION });
  }

  say(message: object): void {
    this.#connection.onMessage(JSON.stringify(message));
  }

  send(): void {}

  sendBytes(bytes: Uint8Array): void {
    sent.updates++;
    sent.bytes += bytes.length;
  }

  ping(payload: string): void {
    queueMicrotask(() => this.#connection.onPong(payload));
  }

  pong(): void {}
  close(): void {}
  terminate(): void {}
}

export interface TableKind {
  readonly game: string;
  readonly options: object;
  readonly players: number;
}

/** Follows the stored tables of the matches in play. */
export class TableFollower {
  readonly services: Services;
  readonly #tables = new Map<MatchId, Table>();
  readonly #waiting = new Map<MatchId, () => void>();

  constructor(services: Services) {
    this.services = services;
    services.bus.subscribe((message) => {
      if (message.type !== 'match' || !message.table) return;
      this.#tables.set(message.id, message.table);
      this.#waiting.get(message.id)?.();
    });
  }

  get(match: MatchId): Table {
    const table = this.#tables.get(match);
    if (!table) throw new Error('nothing has happened at this table');
    return table;
  }

  nextChange(match: MatchId): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(match, resolve));
  }

  forget(match: MatchId): void {
    this.#tables.delete(match);
    this.#waiting.delete(match);
  }
}

interface Player {
  readonly id: UserId;
  readonly client: CountingClient;
}

/** Players who play random matches one after the other, and spectators. */
export class InProcessMatch {
  readonly #tables: TableFollower;
  readonly #kind: TableKind;
  readonly #players: readonly Player[];
  readonly #spectators: readonly CountingClient[];
  #on = 0;
  #id: MatchId | null = null;
  #moveCount = 0;

  private constructor(tables: TableFollower, kind: TableKind, players: readonly Player[], spectators: number) {
    this.#tables = tables;
    this.#kind = kind;
    this.#players = players;
    this.#spectators = Array.from({ length: spectators }, () => new CountingClient(tables.services, null));
  }

  static async open(tables: TableFollower, kind: TableKind, spectators: number): Promise<InProcessMatch> {
    const players: Player[] = [];
    while (players.length < kind.players) {
      const guest = await tables.services.identity.createGuest('Guest');
      if (!guest.ok) throw new Error(guest.refusal.message);
      players.push({ id: guest.user.id, client: new CountingClient(tables.services, guest.token) });
    }
    // Waits for the handshakes.
    await nextTurn();
    return new InProcessMatch(tables, kind, players, spectators);
  }

  async #restart(): Promise<MatchId> {
    const { rooms, commands } = this.#tables.services;
    const { game, options, players } = this.#kind;
    const [host, ...others] = this.#players;
    const request = createTableRequest.parse({ game, options, seats: ['me', ...Array(players - 1).fill('open')] });
    const made = await buildMatches(request, host.id, Date.now());
    if ('code' in made) throw new Error(made.message);
    await rooms.create(made);
    const [{ header }] = made;
    for (const { id } of others) await commands.join({ match: header.id, user: id });
    const before = this.#on;
    this.#on = (before + 1) % 1000;
    for (const client of [...this.#players.map((player) => player.client), ...this.#spectators]) {
      client.say({ type: 'leave', on: before });
      client.say({ type: 'watch', on: this.#on, match: header.id });
    }
    await nextTurn();
    return header.id;
  }

  /** Resolves when the move is stored and has been sent to everybody. */
  async play(random: Random): Promise<void> {
    this.#id ??= await this.#restart();
    const id = this.#id;
    const table = this.#tables.get(id);
    const seat = table.toAct[random.below(table.toAct.length)];
    const mover = this.#players.find((player) => player.id === holderOf(table.chairs[seat]));
    const legal = table.match?.legal(seat) ?? [];
    const move = legal[random.below(legal.length)];
    const moved = this.#tables.nextChange(id);
    const key = `${id}-${this.#moveCount++}`;
    mover?.client.say({ type: 'move', on: this.#on, version: table.version, move, key });
    await moved;
    if (table.status === 'running') return;
    this.#tables.forget(id);
    this.#id = null;
  }
}
