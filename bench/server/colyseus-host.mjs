/** Colyseus with its schema state. Hands are visible only to their owners. Nothing is stored on disk. */
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { DECK, dealt, offer, recruit, swap } from '../rival-rules.mjs';

const Seat = schema({ hand: t.array('string').view(), inPlay: t.array('string') }, 'Seat');
const Table = schema(
  {
    seats: t.array(Seat),
    steps: t.array('int8'),
    swaps: t.array('uint8'),
    deck: t.uint8(),
    up: t.string(),
    turn: t.uint8(),
    winner: t.int8(),
    version: t.uint32(),
  },
  'Table',
);

function shuffled(cards) {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

class Avenue extends Room {
  maxClients = 2;
  // Patches are sent after every move; waiting for the regular tick would only be slower.
  patchRate = null;
  #game = null;

  onCreate() {
    this.state = new Table();
    this.state.seats.push(new Seat(), new Seat());
    this.state.version = 0;
    this.#deal();
    this.onMessage('swap', (client, [card]) => this.#play(client, (seat) => swap(this.#game, seat, card)));
    this.onMessage('offer', (client, cards) => this.#play(client, (seat) => offer(this.#game, seat, ...cards)));
    this.onMessage('recruit', (client, [pick]) =>
      this.#play(client, (seat) => {
        recruit(this.#game, 1 - seat, pick);
        this.state.turn = seat;
      }),
    );
    this.onMessage('again', () => {
      this.#deal();
      this.#broadcast();
    });
  }

  onJoin(client) {
    client.view = new StateView();
    client.view.add(this.state.seats[this.clients.indexOf(client)]);
    this.#broadcast();
  }

  #deal() {
    const { state } = this;
    const { deck, hands } = dealt(shuffled(DECK));
    state.seats.forEach((seat, i) => {
      seat.hand.clear();
      seat.inPlay.clear();
      seat.hand.push(...hands[i]);
    });
    state.steps = [0, 0];
    state.swaps = [4, 4];
    state.turn = 0;
    const both = (key) => state.seats.map((seat) => seat[key]);
    const { steps, swaps } = state;
    this.#game = {
      hands: both('hand'),
      inPlay: both('inPlay'),
      steps,
      swaps,
      deck,
      offer: null,
      result: null,
    };
  }

  #play(client, move) {
    const seat = this.clients.indexOf(client);
    const toAct = this.#game.offer ? 1 - this.state.turn : this.state.turn;
    if (seat !== toAct) return;
    move(seat);
    this.#broadcast();
  }

  #broadcast() {
    const { deck, offer: offered, result } = this.#game;
    this.state.deck = deck.length;
    this.state.up = offered?.up ?? '';
    this.state.winner = result?.winner ?? -1;
    this.state.version++;
    this.broadcastPatch();
  }
}

const server = new Server({
  transport: new WebSocketTransport({ perMessageDeflate: false }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('avenue', Avenue);
await server.listen(Number(process.env.PORT), '127.0.0.1');
