/**
 * A small bot for Agent Avenue with two players, simple mode:
 *
 *   npm run safehouse -- arena --game agent-avenue --bots file:docs/examples/agent-avenue-bot.mjs,greedy
 *
 * It expects the opponent to take the open card if that is better than an average one, and offers accordingly.
 */

/** What the first, second and third copy of an agent are worth, and how many there are. */
const AGENTS = {
  'double-agent': { copies: 6, values: [-1, 6, -1] },
  enforcer: { copies: 6, values: [1, 2, 3] },
  codebreaker: { copies: 6, values: [1, 4, 30] },
  saboteur: { copies: 6, values: [-1, -1, -2] },
  daredevil: { copies: 6, values: [2, 0, -30] },
  sentinel: { copies: 6, values: [1, 3, 6] },
  sidekick: { copies: 1, values: [4, 4, 4] },
  mole: { copies: 1, values: [-3, -3, -3] },
};
const NAMES = Object.keys(AGENTS);

/** @type {import('../../packages/contract/player.ts').Player} */
const bot = {
  choose({ seat, view, legal }) {
    const value = (side, name) => AGENTS[name].values[Math.min(2, view.sides[side].inPlay[name] ?? 0)];
    // To have a card is to deny it to the other side.
    const swing = (name) => value(0, name) + value(1, name);
    const average = NAMES.reduce((sum, name) => sum + AGENTS[name].copies * swing(name), 0) / 38;
    const outcome = (mine, theirs) => value(seat, mine) - value(1 - seat, theirs);
    const score = (move) => {
      if (move.type === 'recruit') return move.card === 'up' ? swing(view.offer.up) : average;
      if (move.type !== 'offer') return -1000; // never swaps
      const { up, down } = move;
      const expected = swing(up) >= average ? outcome(down, up) : outcome(up, down);
      const surprise = swing(up) >= average ? outcome(up, down) : outcome(down, up);
      return 0.85 * expected + 0.15 * surprise;
    };
    return legal.reduce((best, move) => (score(move) > score(best) ? move : best));
  },
};

export default bot;
