/**
 * How often a trained net beats a level of two players: `node play-net.ts WEIGHTS LEVEL DEALS SEED`. WEIGHTS is a module
 * written by training/spy_connection/quantize.py. Every deal is played from both seats.
 */
import { confidenceInterval95, mean } from '@safehouse/bots';
import type { BotLevel } from '@safehouse/contract';
import { levels } from '../levels.ts';
import { playAgainstLevel } from './level-series.ts';
import { createNetPlayer } from './net-player.ts';

const USAGE = `usage: play-net.ts WEIGHTS ${Object.keys(levels).join('|')} DEALS SEED\n`;

const [path, name, deals, seed] = process.argv.slice(2);
const level = Object.entries(levels).find(([levelName]) => levelName === name)?.[1];
if (level && seed !== undefined) await playSeries(level);
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

async function playSeries(opponent: BotLevel): Promise<void> {
  const { weights } = (await import(new URL(path, `file://${process.cwd()}/`).href)) as { weights: string };
  const series = { player: createNetPlayer(weights), level: opponent, players: 2, deals: Number(deals), seed };
  const shares: number[] = [];
  for await (const share of playAgainstLevel(series)) {
    shares.push(share);
    process.stdout.write(`${JSON.stringify(summarize(shares))}\n`);
  }
}

function summarize(shares: readonly number[]) {
  const [low, high] = confidenceInterval95(shares);
  const rounded = [mean(shares), low, high].map((share) => Number(share.toFixed(3)));
  return { games: 2 * shares.length, won: rounded[0], interval: rounded.slice(1) };
}
