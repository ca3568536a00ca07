/**
 * How often a variant of the search beats a level: `node play-variant.ts TURNS WIDTH TEMPO LEVEL PLAYERS DEALS SEED`. The
 * first two are the limits of the search (`SearchLimits`), TEMPO is what a turn of tempo counts. One player is
 * the variant, all others the level; every deal is played from every seat.
 */
import { confidenceInterval95, mean } from '@safehouse/bots';
import type { BotLevel } from '@safehouse/contract';
import { levels } from '../levels.ts';
import { createBeamSearchPlayer } from '../master.ts';
import { SCORE_ONLY } from '../win-estimator.ts';
import { playAgainstLevel } from './level-series.ts';

const USAGE = `usage: play-variant.ts TURNS WIDTH TEMPO ${Object.keys(levels).join('|')} PLAYERS DEALS SEED\n`;

const [turns, width, tempo, name, players, deals, seed] = process.argv.slice(2);
const level = Object.entries(levels).find(([levelName]) => levelName === name)?.[1];
if (level && seed !== undefined) await playSeries(level, Number(players));
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

async function playSeries(opponent: BotLevel, seats: number): Promise<void> {
  const limits = { turns: Number(turns), width: Number(width), weights: { ...SCORE_ONLY, tempo: Number(tempo) } };
  const series = {
    player: createBeamSearchPlayer(limits),
    level: opponent,
    players: seats,
    deals: Number(deals),
    seed,
  };
  const shares: number[] = [];
  for await (const share of playAgainstLevel(series)) shares.push(share);
  const [low, high] = confidenceInterval95(shares);
  const percent = [mean(shares), low, high].map((share) => (100 * share).toFixed(1));
  process.stdout.write(`${name}: ${percent[0]} % (${percent[1]} to ${percent[2]}) of ${seats * shares.length} games\n`);
}
