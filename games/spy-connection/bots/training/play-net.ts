/**
 * How often a trained net beats a level of two players: `node play-net.ts WEIGHTS LEVEL DEALS SEED`. WEIGHTS is a module
 * written by training/spy_connection/quantize.py. Every deal is played from both seats.
 */
import { confidenceInterval95, mean, playDeal, rotatedLineUps, type Series } from '@safehouse/bots';
import { type BotLevel, roundsBudget } from '@safehouse/contract';
import { rules } from '../../rules/index.ts';
import { levels } from '../levels.ts';
import { createNetPlayer } from './net-player.ts';

const USAGE = `usage: play-net.ts WEIGHTS ${Object.keys(levels).join('|')} DEALS SEED\n`;
const MAX_MOVES = 2000;
const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);

const [path, name, deals, seed] = process.argv.slice(2);
const level = Object.entries(levels).find(([levelName]) => levelName === name)?.[1];
if (level && seed !== undefined) await playSeries(level);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

async function playSeries({ player }: BotLevel): Promise<void> {
  const { weights } = (await import(new URL(path, `file://${process.cwd()}/`).href)) as { weights: string };
  const options = rules.parseOptions({ options: {}, players: 2, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  const bots = [
    { name: 'net', player: createNetPlayer(weights), budget: () => UNLIMITED },
    { name, player, budget: () => UNLIMITED },
  ];
  const lineUps = rotatedLineUps(bots.length);
  const series: Series = { game: rules, options: options.value, bots, lineUps, seed, maxMoves: MAX_MOVES };
  const shares: number[] = [];
  for (let deal = 0; deal < Number(deals); deal++) {
    const { won, matches } = await playDeal(series, deal, () => performance.now());
    shares.push(won[0] / matches);
    process.stdout.write(`${JSON.stringify(summarize(shares))}\n`);
  }
}

function summarize(shares: readonly number[]) {
  const [low, high] = confidenceInterval95(shares);
  const rounded = [mean(shares), low, high].map((share) => Number(share.toFixed(3)));
  return { games: 2 * shares.length, won: rounded[0], interval: rounded.slice(1) };
}
