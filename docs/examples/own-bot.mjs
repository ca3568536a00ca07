/**
 * Plays 1,000 matches with a bot of your own against a random player, every deal from both seats.
 *
 *     npm install @safehouse/contract @safehouse/bots @safehouse/agent-avenue
 *     node own-bot.mjs
 */
import { rules } from '@safehouse/agent-avenue';
import { confidenceInterval95, playDeal, randomPlayer, rotatedLineUps } from '@safehouse/bots';
import { roundsBudget } from '@safehouse/contract';

/** How far the first, second and third card of a name move their owner; 99 and -99 win and lose. */
const STEPS = {
  'double-agent': [-1, 6, -1],
  enforcer: [1, 2, 3],
  codebreaker: [0, 0, 99],
  saboteur: [-1, -1, -2],
  daredevil: [2, 3, -99],
  sentinel: [0, 2, 6],
  sidekick: [4],
  mole: [-3],
};

/** Takes the open card if it moves forward, else the hidden one. It sees its own seat's view, no more. */
const runner = {
  choose({ seat, view, legal, random }) {
    if (!legal.some((move) => move.type === 'recruit')) return legal[random.below(legal.length)];
    const { inPlay } = view.sides.find((side) => side.seats.includes(seat));
    const { up } = view.offer;
    const card = STEPS[up][inPlay[up] ?? 0] > 0 ? 'up' : 'down';
    return legal.find((move) => move.card === card);
  },
};

const toBot = (name, player) => ({ name, player, budget: () => roundsBudget(0) });
const options = rules.parseOptions({ options: { mode: 'simple' }, players: 2, edition: undefined });
const series = {
  game: rules,
  options: options.value,
  bots: [toBot('runner', runner), toBot('random', randomPlayer)],
  lineUps: rotatedLineUps(2),
  seed: 'my first series',
  maxMoves: 5000,
};
const deals = [];
for (let deal = 0; deal < 500; deal++) deals.push(await playDeal(series, deal, () => performance.now()));
const shares = deals.map(({ won, matches }) => won[0] / matches);
const share = shares.reduce((sum, won) => sum + won) / shares.length;
const [low, high] = confidenceInterval95(shares);
console.log(
  `the runner won ${(100 * share).toFixed(1)} % of 1000 matches (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`,
);
