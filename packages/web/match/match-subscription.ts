import { signal } from '@preact/signals';
import type { MatchId, MatchView, ServerMessage, ViewedEvent } from '@safehouse/protocol';
import { confirmDeal } from '../online/remembered-deals.ts';
import type { SocketClient } from '../online/socket.ts';
import { createTableChat } from './chat.ts';
import { appendEvents, lastVersion } from './events.ts';
import { type ConnectionState, EVERYBODY_HERE, type TablePresence } from './match-source.ts';
import { createPendingCommands } from './pending-commands.ts';
import { RematchBySocket } from './rematch-by-socket.ts';
import { subscribeToMatch } from './reserved-match.ts';
import { createSpectatorChat } from './spectator-chat.ts';

/** What the server sends about one match, as signals. */
export class MatchSubscription {
  readonly matchView = signal<MatchView | null>(null);
  readonly events = signal<readonly ViewedEvent[]>([]);
  readonly connection = signal<ConnectionState>('connecting');
  readonly presence = signal<TablePresence>(EVERYBODY_HERE);
  readonly spectatorCount = signal(0);
  readonly commands = createPendingCommands((command) => this.#client.send(command));
  readonly chat: ReturnType<typeof createTableChat>;
  readonly spectatorChat: ReturnType<typeof createSpectatorChat>;
  readonly rematches: RematchBySocket;
  readonly #id: MatchId;
  readonly #client: SocketClient;
  readonly #subscription: { end(): void };
  #on = 0;
  #seat: number | null = null;
  /** The events so far are those of another seat. */
  #isNewSeat = true;

  constructor(id: MatchId, client: SocketClient) {
    this.#id = id;
    this.#client = client;
    this.chat = createTableChat(id, 'players', (say) => this.commands.send({ type: 'chat', on: this.#on, say }));
    this.spectatorChat = createSpectatorChat(id, (error) => {
      this.commands.refusal.value = error;
    });
    this.rematches = new RematchBySocket(client, () => this.#on);
    this.#subscription = subscribeToMatch(
      client,
      id,
      {
        subscribeMessage: (on) => {
          this.#on = on;
          return this.#watchMessage();
        },
        onMessage: (message, view) => this.#receive(message, view),
        onConnectionChange: (state) => this.#onConnectionChange(state),
      },
      (on) => {
        this.#on = on;
      },
    );
  }

  /** The number of this subscription, which every command names. */
  get on(): number {
    return this.#on;
  }

  /** Subscribes again with the view of another seat of the same person. */
  switchSeat(seat: number): void {
    this.#seat = seat;
    this.restart();
  }

  /** Subscribes again from the first event, after this viewer's seat may have changed. */
  restart(): void {
    this.#isNewSeat = true;
    this.#client.send(this.#watchMessage());
  }

  end(): void {
    this.#subscription.end();
  }

  #watchMessage() {
    return {
      type: 'watch',
      on: this.#on,
      match: this.#id,
      ...(this.#seat !== null && { seat: this.#seat }),
      since: this.#isNewSeat ? 0 : lastVersion(this.events.value),
    } as const;
  }

  #receive(message: ServerMessage, view: MatchView | null): void {
    switch (message.type) {
      case 'snapshot':
        this.#onSnapshot(message, view);
        break;
      case 'update':
        this.events.value = appendEvents(this.events.value, message.events);
        this.#show(view);
        break;
      case 'presence':
        this.presence.value = message;
        break;
      case 'spectators':
        this.spectatorCount.value = message.count;
        break;
      case 'done':
        this.commands.settle(message.key);
        this.rematches.onAnswer(message);
        break;
      case 'refused':
        this.rematches.onAnswer(message);
        if (message.key === undefined && message.refusal.code === 'not-found') this.connection.value = 'gone';
        if (message.key === undefined && message.refusal.code === 'other-rules') this.#client.tryAnotherServer();
        this.commands.reject(message.key, message.refusal);
        break;
      case 'chat':
        this.chat.addLines([message.line]);
        break;
      case 'spectator-chat':
        this.spectatorChat.addLines([message.line]);
        break;
    }
  }

  #onSnapshot({ match, events = [] }: Extract<ServerMessage, { type: 'snapshot' }>, view: MatchView | null): void {
    this.events.value = appendEvents(this.#isNewSeat ? [] : this.events.value, events);
    this.#isNewSeat = false;
    // Only now does this server send new lines: one between an earlier request and the subscription would be lost.
    if (this.connection.value !== 'live') void this.chat.loadMissed();
    this.connection.value = 'live';
    // If a player is away, the server's next message says so.
    this.presence.value = EVERYBODY_HERE;
    this.#show(view);
    this.commands.resendMoves();
    // The events of a long match come in several snapshots.
    if (events.length > 0 && lastVersion(this.events.value) < match.version) this.#client.send(this.#watchMessage());
  }

  #show(view: MatchView | null): void {
    if (!view) return;
    this.matchView.value = view;
    this.spectatorChat.loadFor(view);
    confirmDeal(view, this.events.value);
    const { toAct } = view;
    const other = view.seats.find((mine) => toAct.includes(mine));
    // On a shared device the view is that of the player to move.
    if (view.seat !== null && !toAct.includes(view.seat) && other !== undefined) this.switchSeat(other);
  }

  #onConnectionChange(state: 'live' | 'lost'): void {
    this.spectatorChat.onConnectionChange();
    if (state === 'live') return;
    this.rematches.onConnectionLost();
    if (this.connection.value !== 'gone') this.connection.value = 'lost';
  }
}
