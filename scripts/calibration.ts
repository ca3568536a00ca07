/**
 * How well the win probabilities of the analysis predict the results of matches between experts:
 * `node scripts/launch.mjs scripts/calibration.ts GAME MATCHES SEED [PLAYOUTS]`. Every fifth position counts.
 *
 * With PLAYOUTS it prints the minimum error of any forecast instead: from some of these positions the experts continue
 * this many times, each time with a new deal of what is hidden from everybody.
 */
import { runMatch } from '@safehouse/bots';
import {
  type Chance,
  Deal,
  quickRandom,
  type Random,
  roundsBudget,
  SEATS,
  unrecordedChance,
} from '@safehouse/contract';
import { type GameModule, loadGame } from '@safehouse/games/registry';
import {
  combinedView,
  outcomeValues,
  winProbabilitiesAt,
} from '../packages/web/screens/replay/analysis/win-probability.ts';

const POSITION_INTERVAL = 5;
/** One in this many of the counted positions is used for playouts. */
const PLAYOUT_INTERVAL = 8;
const TWO_SIDES = [[SEATS[0]], [SEATS[1]]];
const MAX_MOVES = 5000;
const BANDS = [0, 0.1, 0.3, 0.4, 0.6, 0.7, 0.9, 1];
const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);

const [game, matches, seed, playouts] = process.argv.slice(2);
const module = await loadGame(game ?? '');
if (!module || seed === undefined) {
  console.error('usage: calibration.ts GAME MATCHES SEED [PLAYOUTS]');
  process.exitCode = 1;
} else if (playouts === undefined) await reportCalibration(module);
else reportLimit(module, Number(playouts));

interface ExpertMatch {
  readonly module: GameModule;
  readonly state: object;
  readonly chance: Chance;
  readonly random: Random;
}

/** Plays a match between two experts. Calls back before every fifth move. Returns the result of seat 0. */
function playExperts({ module, state, chance, random }: ExpertMatch, onPosition: () => void): number {
  const { rules, levels } = module;
  if (!levels?.expert) throw new Error('no expert');
  const seated = { player: levels.expert.player, random, budget: () => UNLIMITED };
  const seatedPlayers = [seated, seated];
  let moves = 0;
  runMatch({ game: rules, state, seatedPlayers, chance, random, maxMoves: MAX_MOVES }, () => {
    if (moves++ % POSITION_INTERVAL === 0) onPosition();
  });
  return outcomeValues(rules.result(state) ?? { winners: [] }, TWO_SIDES)[0];
}

/** Plays the matches and calls back with their positions. Returns the results of seat 0. */
function playMatches(module: GameModule, onPosition: (state: object, match: number) => void): number[] {
  return Array.from({ length: Number(matches) }, (_, match) => {
    const deal = new Deal(`${seed} ${match}`);
    const state = startMatch(module, deal);
    return playExperts({ module, state, chance: deal, random: quickRandom(match) }, () => onPosition(state, match));
  });
}

function startMatch({ rules }: GameModule, chance: Chance): object {
  const options = rules.parseOptions({ options: {}, players: 2, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  return rules.setup(options.value, 2, chance);
}

async function reportCalibration(module: GameModule): Promise<void> {
  const { rules, loadForecast } = module;
  await loadForecast?.(rules.view(startMatch(module, new Deal('')), SEATS[0]));
  const forecasts: { readonly probability: number; readonly match: number }[] = [];
  const results = playMatches(module, (state, match) => {
    forecasts.push({ match, probability: winProbabilitiesAt(module, state, TWO_SIDES)[0] });
  });
  const error = mean(forecasts.map(({ probability, match }) => (probability - results[match]) ** 2));
  console.log(`${game}: ${matches} matches, ${forecasts.length} positions, mean squared error ${error.toFixed(4)}`);
  BANDS.slice(1).forEach((top, i) => {
    const band = forecasts.filter(({ probability }) => probability >= BANDS[i] && (probability < top || top === 1));
    const won = 100 * mean(band.map(({ match }) => results[match]));
    console.log(`  ${BANDS[i]} to ${top}: ${band.length} positions, ${won.toFixed(1)} % won`);
  });
}

function reportLimit(module: GameModule, count: number): void {
  const { rules } = module;
  const random = quickRandom(1);
  const variances: number[] = [];
  playMatches(module, (state) => {
    if (random.below(PLAYOUT_INTERVAL) > 0) return;
    const known = combinedView(rules, state, TWO_SIDES);
    const results = Array.from({ length: count }, () =>
      playExperts({ module, state: rules.redeal(known, random), chance: unrecordedChance(random), random }, () => {}),
    );
    const average = mean(results);
    variances.push((mean(results.map((result) => (result - average) ** 2)) * count) / (count - 1));
  });
  const limit = mean(variances);
  const spread = Math.sqrt(mean(variances.map((variance) => (variance - limit) ** 2)) / variances.length);
  console.log(`${game}: ${variances.length} positions, limit ${limit.toFixed(4)}, standard error ${spread.toFixed(4)}`);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
