/**
 * How often each level beats the one below it, and random: `node scripts/launch.mjs scripts/level-steps.ts --game GAME
 * --games N --seed TEXT [--options JSON] [--players N] [--levels A,B,...] [--against below,random] [--threads N]`.
 * Every deal is played from every side: the level plays one, the other bot all others. Prints a Markdown table with 95
 * % intervals.
 */
import { parseArgs } from 'node:util';
import { confidenceInterval95, detectSides, sideLineUps } from '@safehouse/bots';
import { playDeals } from '../packages/cli/arena.ts';
import { parseSeriesSetup } from '../packages/cli/external/series-setup.ts';

const MOVE_MS = 1000;
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    options: { type: 'string', default: '{}' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '' },
    levels: { type: 'string', default: 'gentle,steady,sharp,expert,master' },
    against: { type: 'string', default: 'below,random' },
    threads: { type: 'string', default: '2' },
  },
});
const { game, options, seed } = values;
const players = Number(values.players);
const names = values.levels.split(',');
const setup = { game, options, rules: undefined, players, moveMs: MOVE_MS };
const { module, checkedOptions } = await parseSeriesSetup({ ...setup, names });
const lineUps = sideLineUps(detectSides(module.rules, checkedOptions, players));
const deals = Math.ceil(Number(values.games) / lineUps.length);

console.log(`${game} ${options}, ${players} players, ${deals * lineUps.length} games a pair, seed "${seed}"`);
console.log(
  `wins of one side of ${lineUps.length}, the other bot has the rest: ${percent(1 / lineUps.length)} would be fair`,
);
console.log('| level | against the one below | against random |\n|---|---|---|');
for (const [i, name] of names.entries()) {
  const below = i > 0 && isPlayed('below') ? await share(name, names[i - 1]) : '';
  const random = isPlayed('random') ? await share(name, 'random') : '';
  console.log(`| ${name} | ${below} | ${random} |`);
}

function isPlayed(opponent: 'below' | 'random'): boolean {
  return values.against.split(',').includes(opponent);
}

/** The percentage of games that the first bot wins on one side against the second on all others. */
async function share(first: string, second: string): Promise<string> {
  const job = { ...setup, seed, lineUps, names: [first, second] };
  const outcomes = await playDeals(job, deals, Number(values.threads));
  const shares = outcomes.map(({ won, matches }) => won[0] / matches);
  const mean = shares.reduce((sum, value) => sum + value, 0) / shares.length;
  const [low, high] = confidenceInterval95(shares).map(percent);
  return `${percent(mean)} (${low} to ${high})`;
}

function percent(value: number): string {
  return (100 * value).toFixed(1);
}
