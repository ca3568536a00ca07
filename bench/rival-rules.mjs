/**
 * The rules of Agent Avenue, simple mode, for two players, as functions on a plain state, for the other engines. A list
 * in the state may be any object with the methods of an array.
 */
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
export const DECK = Object.keys(ICONS).flatMap((name) =>
  Array(name === 'sidekick' || name === 'mole' ? 1 : 6).fill(name),
);

export function dealt(deck) {
  return {
    hands: [deck.splice(0, 4), deck.splice(0, 4)],
    deck,
    inPlay: [[], []],
    steps: [0, 0],
    swaps: [4, 4],
    offer: null,
    result: null,
  };
}

export function swap(G, player, card) {
  remove(G.hands[player], card);
  G.swaps[player]--;
  G.hands[player].push(G.deck.pop());
}

export function offer(G, player, up, down) {
  remove(G.hands[player], up);
  remove(G.hands[player], down);
  G.offer = { up, down };
  while (G.hands[player].length < 4 && G.deck.length > 0) G.hands[player].push(G.deck.pop());
}

/** The opponent picks a card; the offerer gets the other. */
export function recruit(G, offerer, pick) {
  const { up, down } = G.offer;
  G.offer = null;
  recruitCard(G, 1 - offerer, pick === 'up' ? up : down);
  recruitCard(G, offerer, pick === 'up' ? down : up);
  G.result = resultAfter(G, offerer);
}

function remove(hand, card) {
  hand.splice(hand.indexOf(card), 1);
}

function recruitCard(G, player, card) {
  G.inPlay[player].push(card);
  const icons = ICONS[card];
  G.steps[player] += icons[Math.min(count(G, player, card), icons.length) - 1];
}

function count(G, player, card) {
  return G.inPlay[player].filter((name) => name === card).length;
}

function hasWon(G, player) {
  const other = 1 - player;
  return (
    G.steps[player] - G.steps[other] >= 7 || count(G, player, 'codebreaker') >= 3 || count(G, other, 'daredevil') >= 3
  );
}

function resultAfter(G, player) {
  if (hasWon(G, player)) return { winner: player };
  if (hasWon(G, 1 - player)) return { winner: 1 - player };
  if (G.deck.length > 0 || G.hands[1 - player].length >= 2) return null;
  return { winner: G.steps[0] === G.steps[1] ? player : G.steps[0] > G.steps[1] ? 0 : 1 };
}

/** The legal moves of the player to act, during `player`'s turn: type, seat, arguments. */
export function legalMoves(G, player) {
  if (G.offer)
    return [
      ['recruit', 1 - player, ['up']],
      ['recruit', 1 - player, ['down']],
    ];
  const names = [...new Set(G.hands[player])];
  const offers =
    names.length === 1
      ? [['offer', player, [names[0], names[0]]]]
      : names.flatMap((up) => names.filter((down) => down !== up).map((down) => ['offer', player, [up, down]]));
  const canSwap = G.swaps[player] > 0 && G.deck.length > 0;
  return canSwap ? [...offers, ...names.map((card) => ['swap', player, [card]])] : offers;
}
