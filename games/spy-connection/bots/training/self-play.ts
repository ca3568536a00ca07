import { runMatch } from '@safehouse/bots';
import { Deal, hashText, quickRandom, roundsBudget } from '@safehouse/contract';
import { rules } from '../../rules/index.ts';
import { type ForecastFeatures, forecastFeatures } from '../forecast-features.ts';
import { levels } from '../levels.ts';

const EVERY = 3;
const MAX_MOVES = 2000;
const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);

interface RecordedMatch {
  /** Every third position. */
  readonly positions: readonly ForecastFeatures[];
  readonly firstSeatWon: boolean;
}

/** A match between two experts. */
export function playExpertMatch(seed: string): RecordedMatch {
  const options = rules.parseOptions({ options: {}, players: 2, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  const deal = new Deal(seed);
  const state = rules.setup(options.value, 2, deal);
  const random = quickRandom(hashText(seed));
  const seated = { player: levels.expert.player, random, budget: () => UNLIMITED };
  const positions: ForecastFeatures[] = [];
  let moves = hashText(seed) % EVERY;
  runMatch({ game: rules, state, seatedPlayers: [seated, seated], chance: deal, random, maxMoves: MAX_MOVES }, () => {
    if (moves++ % EVERY === 0 && state.phase !== 'draft') positions.push(forecastFeatures(state));
  });
  return { positions, firstSeatWon: state.result?.winners[0] === 0 };
}
