/**
 * Agent Avenue, simple mode, for two players, implemented as boardgame.io's documentation suggests and played through
 * its own reducer.
 */
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { DECK, dealt, legalMoves, offer, recruit, swap } from './rival-rules.mjs';

export const agentAvenue = {
  name: 'agent-avenue',
  setup: ({ random }) => dealt(random.Shuffle(DECK)),
  turn: {
    activePlayers: { currentPlayer: 'play' },
    stages: {
      play: {
        moves: {
          swap: ({ G, playerID }, card) => swap(G, Number(playerID), card),
          offer: ({ G, playerID, events }, up, down) => {
            offer(G, Number(playerID), up, down);
            events.setActivePlayers({ others: 'recruit' });
          },
        },
      },
      recruit: {
        moves: {
          recruit: ({ G, ctx, events }, pick) => {
            recruit(G, Number(ctx.currentPlayer), pick);
            events.endTurn();
          },
        },
      },
    },
  },
  endIf: ({ G }) => G.result ?? undefined,
};

/** Plays one random match; returns the number of moves. */
export function playRivalMatch(below) {
  const game = ProcessGameConfig({ ...agentAvenue, seed: String(below(2 ** 31)) });
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const legal = legalMoves(state.G, Number(state.ctx.currentPlayer));
    const [type, player, args] = legal[below(legal.length)];
    const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(player) } });
    if (next === state) throw new Error('boardgame.io refused a legal move');
    state = next;
    moves++;
  }
  return moves;
}
