/** Players with Colyseus's own client. After a match, the next one is dealt in the same room. */
import { Client } from '@colyseus/sdk';
import { legalMoves } from '../rival-rules.mjs';
import { VersionTracker } from './version-tracker.ts';

class Match {
  #rooms;
  #versions = new VersionTracker(2);

  constructor(rooms) {
    this.#rooms = rooms;
    rooms.forEach((room, seat) => {
      room.onStateChange(({ version }) => this.#versions.update(seat, version));
    });
  }

  get isOver() {
    return this.#rooms[0].state.winner >= 0;
  }

  async restart() {
    const { version } = this.#rooms[0].state;
    this.#rooms[0].send('again');
    await this.#versions.waitFor(version + 1);
  }

  async play(below) {
    const { turn, up, version } = this.#rooms[0].state;
    const { state } = this.#rooms[up ? 1 - turn : turn];
    const hands = state.seats.map(({ hand }) => hand ?? []);
    const game = { hands, swaps: state.swaps, deck: { length: state.deck }, offer: up || null };
    const legal = legalMoves(game, turn);
    const [type, seat, args] = legal[below(legal.length)];
    this.#rooms[seat].send(type, args);
    await this.#versions.waitFor(version + 1);
  }
}

export const target = {
  async openMatch(url) {
    const first = await new Client(url).create('avenue');
    const match = new Match([first, await new Client(url).joinById(first.roomId)]);
    await match.restart();
    return match;
  },
  async openIdleConnection(url) {
    await new Client(url).create('avenue');
  },
};
