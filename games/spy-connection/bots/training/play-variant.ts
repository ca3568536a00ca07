/**
 * How often a variant of the search beats a level: `node play-variant.ts TURNS WIDTH TEMPO LEVEL PLAYERS DEALS SEED`. The
 * first three are the limits of the search (`SearchLimits`). One player is the variant, all others the level; every deal
 * is played from every seat.
 */
import { confidenceInterval95, mean, playDeal, rotatedLineUps, type Series } from '@safehouse/bots';
import { type BotLevel, roundsBudget } from '@safehouse/contract';
import { rules } from '../../rules/index.ts';
import { levels } from '../levels.ts';
import { createBeamSearchPlayer } from '../master.ts';

const USAGE = `usage: play-variant.ts TURNS WIDTH TEMPO ${Object.keys(levels).join('|')} PLAYERS DEALS SEED\n`;
const MAX_MOVES = 3000;
const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);

const [turns, width, tempoValue, name, players, deals, seed] = process.argv.slice(2);
const level = Object.entries(levels).find(([levelName]) => levelName === name)?.[1];
if (level && seed !== undefined) await playSeries(level, Number(players));
else {
  process.stderr.write(USAGE);
  process.exitCode = 1;
}

async function playSeries({ player }: BotLevel, seats: number): Promise<void> {
  const options = rules.parseOptions({ options: {}, players: seats, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  const limits = { turns: Number(turns), width: Number(width), tempoValue: Number(tempoValue) };
  const bots = [
    { name: 'variant', player: createBeamSearchPlayer(limits), budget: () => UNLIMITED },
    ...Array.from({ length: seats - 1 }, () => ({ name, player, budget: () => UNLIMITED })),
  ];
  const lineUps = rotatedLineUps(bots.length);
  const series: Series = { game: rules, options: options.value, bots, lineUps, seed, maxMoves: MAX_MOVES };
  const shares: number[] = [];
  for (let deal = 0; deal < Number(deals); deal++) {
    const { won, matches } = await playDeal(series, deal, () => performance.now());
    shares.push(won[0] / matches);
  }
  const [low, high] = confidenceInterval95(shares);
  const percent = [mean(shares), low, high].map((share) => (100 * share).toFixed(1));
  process.stdout.write(`${name}: ${percent[0]} % (${percent[1]} to ${percent[2]}) of ${seats * shares.length} games\n`);
}
