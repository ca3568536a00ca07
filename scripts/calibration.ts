/**
 * How well the win probabilities of the analysis fit the results of matches between experts:
 * `node scripts/launch.mjs scripts/calibration.ts GAME MATCHES SEED [SAMPLES]`. Every fifth position counts. SAMPLES is a
 * file for the probability and the result of seat 0 in each of them.
 */
import { writeFileSync } from 'node:fs';
import { runMatch } from '@safehouse/bots';
import { Deal, quickRandom, roundsBudget, SEATS } from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import { outcomeValues, winProbabilitiesAt } from '../packages/web/screens/replay/analysis/win-probability.ts';

const EVERY = 5;
const TWO_SIDES = [[SEATS[0]], [SEATS[1]]];
const MAX_MOVES = 5000;
const BANDS = [0, 0.1, 0.3, 0.4, 0.6, 0.7, 0.9, 1];

interface Sample {
  readonly probability: number;
  readonly result: number;
}

const [game, matches, seed, samplesFile] = process.argv.slice(2);
const module = await loadGame(game ?? '');
if (module && seed !== undefined) report(collectSamples(module));
else {
  console.error('usage: calibration.ts GAME MATCHES SEED [SAMPLES]');
  process.exitCode = 1;
}

function collectSamples(module: GameModule): Sample[] {
  return Array.from({ length: Number(matches) }, (_, i) => samplesOfMatch(module, `${seed} ${i}`)).flat();
}

function samplesOfMatch(module: GameModule, label: string): Sample[] {
  const { rules } = module;
  const expert = module.levels?.expert;
  const options = rules.parseOptions({ options: {}, players: 2, edition: undefined });
  if (!expert || !options.ok) throw new Error('no expert, or no match of two');
  const deal = new Deal(label);
  const state = rules.setup(options.value, 2, deal);
  const numbers = quickRandom([...label].reduce((sum, character) => (31 * sum + character.charCodeAt(0)) | 0, 7));
  const seated = { player: expert.player, random: numbers, budget: () => roundsBudget(Number.POSITIVE_INFINITY) };
  const match = {
    game: rules,
    state,
    seatedPlayers: [seated, seated],
    chance: deal,
    random: numbers,
    maxMoves: MAX_MOVES,
  };
  const probabilities: number[] = [];
  let moves = 0;
  runMatch(match, () => {
    if (moves++ % EVERY === 0) probabilities.push(winProbabilitiesAt(module, state, TWO_SIDES)[0]);
  });
  const end = rules.result(state);
  const [result] = outcomeValues(end ?? { winners: [] }, TWO_SIDES);
  return probabilities.map((probability) => ({ probability, result }));
}

function report(samples: readonly Sample[]): void {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const error = mean(samples.map(({ probability, result }) => (probability - result) ** 2));
  console.log(`${game}: ${matches} matches, ${samples.length} positions, mean squared error ${error.toFixed(4)}`);
  BANDS.slice(1).forEach((top, i) => {
    const band = samples.filter(({ probability }) => probability >= BANDS[i] && (probability < top || top === 1));
    const wins = 100 * mean(band.map(({ result }) => result));
    console.log(`  ${BANDS[i]} to ${top}: ${band.length} positions, ${wins.toFixed(1)} % won`);
  });
  if (samplesFile) {
    writeFileSync(samplesFile, samples.map(({ probability, result }) => `${probability} ${result}\n`).join(''));
  }
}
