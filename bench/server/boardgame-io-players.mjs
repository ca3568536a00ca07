/**
 * Players of boardgame.io over its socket.io protocol, without its client, which would compute every move again:
 * clients must not cost more here than for other servers.
 */
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { legalMoves } from '../rival-rules.mjs';
import { VersionTracker } from './version-tracker.ts';

async function connect(url) {
  const socket = io(`${url}/agent-avenue`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  await new Promise((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return socket;
}

class Match {
  #id = '';
  #views = [null, null];
  #sockets;
  #versions = new VersionTracker(2);

  constructor(sockets) {
    this.#sockets = sockets;
    sockets.forEach((socket, seat) => {
      socket.on('update', (id, state) => this.#update(seat, id, state));
      socket.on('sync', (id, { state }) => this.#update(seat, id, state));
    });
  }

  get isOver() {
    return this.#views[0].ctx.gameover !== undefined;
  }

  async restart() {
    this.#id = randomUUID();
    this.#versions = new VersionTracker(2);
    this.#sockets[0].emit('sync', this.#id, '0', undefined, 2);
    // One after the other: simultaneously, each would create a match with its own deal.
    await this.#versions.waitFor(0, [0]);
    this.#sockets[1].emit('sync', this.#id, '1', undefined, 2);
    await this.#versions.waitFor(0);
  }

  async play(below) {
    const { ctx, G, _stateID } = this.#views[0];
    const current = Number(ctx.currentPlayer);
    const seat = G.offer ? 1 - current : current;
    const legal = legalMoves(this.#views[seat].G, current);
    const [type, , args] = legal[below(legal.length)];
    const playerID = String(seat);
    const move = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    this.#sockets[seat].emit('update', move, _stateID, this.#id, playerID);
    await this.#versions.waitFor(_stateID + 1);
  }

  #update(seat, id, state) {
    if (id !== this.#id) return;
    this.#views[seat] = state;
    this.#versions.update(seat, state._stateID);
  }
}

export const target = {
  async openMatch(url) {
    const match = new Match([await connect(url), await connect(url)]);
    await match.restart();
    return match;
  },
  async openIdleConnection(url) {
    await connect(url);
  },
};
