import { runMatch, type TrainingSample } from '@safehouse/bots';
import { Deal, hashText, quickRandom, roundsBudget } from '@safehouse/contract';
import { rules } from '../../rules/index.ts';
import { forecastFeatures } from '../forecast-features.ts';
import { levels } from '../levels.ts';

const EVERY = 3;
const MAX_MOVES = 2000;
const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);

/** Every third position of a match between two experts: the features of seat 0 minus those of seat 1, and who won. */
export function playExpertMatch(seed: string): TrainingSample[] {
  const options = rules.parseOptions({ options: {}, players: 2, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  const deal = new Deal(seed);
  const state = rules.setup(options.value, 2, deal);
  const random = quickRandom(hashText(seed));
  const seated = { player: levels.expert.player, random, budget: () => UNLIMITED };
  const positions: Float64Array[] = [];
  let moves = 0;
  runMatch({ game: rules, state, seatedPlayers: [seated, seated], chance: deal, random, maxMoves: MAX_MOVES }, () => {
    if (moves++ % EVERY > 0 || state.phase === 'draft') return;
    const [first, second] = forecastFeatures(state);
    positions.push(Float64Array.from(first, (value, i) => value - second[i]));
  });
  const target = state.result?.winners[0] === 0 ? 1 : 0;
  return positions.map((features) => ({ features, target }));
}
