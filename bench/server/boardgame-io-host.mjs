/** boardgame.io's own server with its in-memory storage: nothing is stored on disk. */
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { agentAvenue } from '../boardgame-io.mjs';

const hidden = (cards) => cards.map(() => null);

const game = {
  ...agentAvenue,
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: hidden(G.deck),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hidden(hand))),
    offer: G.offer && { up: G.offer.up },
  }),
};

const server = Server({ games: [game], origins: ['*'] });
await server.run({ port: Number(process.env.PORT), callback: () => console.log('ready') });
