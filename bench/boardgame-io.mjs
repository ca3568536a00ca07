/**
 * Agent Avenue, simple mode, for two players, written the way the documentation of boardgame.io suggests and played
 * through its own reducer: what somebody would have taken instead of an engine of their own.
 */
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';

const ICONS = {
  'double-agent': [-1, 6, -1],
  enforcer: [1, 2, 3],
  codebreaker: [0, 0, 0],
  saboteur: [-1, -1, -2],
  daredevil: [2, 3, 0],
  sentinel: [0, 2, 6],
  sidekick: [4],
  mole: [-3],
};
const DECK = Object.keys(ICONS).flatMap((name) =>
  Array(name === 'sidekick' || name === 'mole' ? 1 : 6).fill(name),
);

function refill(G, player) {
  while (G.hands[player].length < 4 && G.deck.length > 0) G.hands[player].push(G.deck.pop());
}

function remove(hand, card) {
  hand.splice(hand.indexOf(card), 1);
}

function recruitCard(G, player, card) {
  G.inPlay[player].push(card);
  const copies = count(G, player, card);
  const icons = ICONS[card];
  G.steps[player] += icons[Math.min(copies, icons.length) - 1];
}

function count(G, player, card) {
  return G.inPlay[player].filter((name) => name === card).length;
}

function favoured(G, player) {
  const other = 1 - player;
  return (
    G.steps[player] - G.steps[other] >= 7 ||
    count(G, player, 'codebreaker') >= 3 ||
    count(G, other, 'daredevil') >= 3
  );
}

function resultAfter(G, player) {
  if (favoured(G, player)) return { winner: player };
  if (favoured(G, 1 - player)) return { winner: 1 - player };
  if (G.deck.length > 0 || G.hands[1 - player].length >= 2) return null;
  return { winner: G.steps[0] === G.steps[1] ? player : G.steps[0] > G.steps[1] ? 0 : 1 };
}

const agentAvenue = {
  name: 'agent-avenue',
  setup: ({ random }) => {
    const deck = random.Shuffle(DECK);
    return {
      hands: [deck.splice(0, 4), deck.splice(0, 4)],
      deck,
      inPlay: [[], []],
      steps: [0, 0],
      swaps: [4, 4],
      offer: null,
      result: null,
    };
  },
  turn: {
    activePlayers: { currentPlayer: 'play' },
    stages: {
      play: {
        moves: {
          swap: ({ G, playerID }, card) => {
            remove(G.hands[playerID], card);
            G.swaps[playerID]--;
            G.hands[playerID].push(G.deck.pop());
          },
          offer: ({ G, playerID, events }, up, down) => {
            remove(G.hands[playerID], up);
            remove(G.hands[playerID], down);
            G.offer = { up, down };
            refill(G, playerID);
            events.setActivePlayers({ others: 'recruit' });
          },
        },
      },
      recruit: {
        moves: {
          recruit: ({ G, ctx, playerID, events }, pick) => {
            const { up, down } = G.offer;
            G.offer = null;
            recruitCard(G, Number(playerID), pick === 'up' ? up : down);
            recruitCard(G, Number(ctx.currentPlayer), pick === 'up' ? down : up);
            G.result = resultAfter(G, Number(ctx.currentPlayer));
            events.endTurn();
          },
        },
      },
    },
  },
  endIf: ({ G }) => G.result ?? undefined,
};

function legalMoves({ G, ctx }) {
  const player = Number(ctx.currentPlayer);
  if (G.offer)
    return [
      ['recruit', 1 - player, ['up']],
      ['recruit', 1 - player, ['down']],
    ];
  const names = [...new Set(G.hands[player])];
  const offers =
    names.length === 1
      ? [['offer', player, [names[0], names[0]]]]
      : names.flatMap((up) =>
          names.filter((down) => down !== up).map((down) => ['offer', player, [up, down]]),
        );
  const canSwap = G.swaps[player] > 0 && G.deck.length > 0;
  return canSwap ? [...offers, ...names.map((card) => ['swap', player, [card]])] : offers;
}

/** Plays one random match; tells how many moves it had. */
export function playRivalMatch(below) {
  const game = ProcessGameConfig({ ...agentAvenue, seed: String(below(2 ** 31)) });
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const legal = legalMoves(state);
    const [type, player, args] = legal[below(legal.length)];
    const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(player) } });
    if (next === state) throw new Error('the rival refused a legal move');
    state = next;
    moves++;
  }
  return moves;
}
