import { unrecordedChance } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import type { Mode } from '../../rules/options.ts';
import { otherSide, type Side } from '../../rules/sides.ts';
import type { State } from '../../rules/state.ts';
import { playTurn } from './play-turn.ts';
import { type FeatureVector, featureVectorOf, type TrainingSamples } from './training-sample.ts';
import type { SelfPlayPolicy } from './training-turn.ts';

interface PlayedTurn {
  readonly side: Side;
  /** The estimate of the side to move before the turn. */
  readonly expectedWin: number;
  readonly moving: FeatureVector;
  readonly waiting: FeatureVector;
}

/**
 * One match of the networks against themselves, with two samples per turn. `hindsight` is the lambda of TD(lambda): 1
 * learns only from the result of the match, 0 only from the estimate of each turn.
 */
export function playSelfMatch(mode: Mode, policy: SelfPlayPolicy, hindsight: number): TrainingSamples {
  const state = setupMatch(mode, policy);
  const turns: PlayedTurn[] = [];
  while (!state.result) {
    const { side } = state;
    const [moving, waiting] = [featureVectorOf(state, side), featureVectorOf(state, otherSide(side))];
    turns.push({ side, moving, waiting, expectedWin: playTurn(state, policy) });
  }
  const [seat] = state.sides.seatsOf[0];
  return toSamples(turns, state.result.winners.includes(seat) ? 1 : 0, hindsight);
}

function setupMatch(mode: Mode, { random }: SelfPlayPolicy): State {
  const options = rules.parseOptions({ options: { mode }, players: 2, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  return rules.setup(options.value, 2, unrecordedChance(random));
}

/** From the last turn to the first. `win` is the win probability of side 0. */
function toSamples(turns: readonly PlayedTurn[], result: number, hindsight: number): TrainingSamples {
  const samples: TrainingSamples = { waiting: [], moving: [] };
  let win = result;
  for (const { side, expectedWin, moving, waiting } of turns.toReversed()) {
    win = hindsight * win + (1 - hindsight) * fromPerspective(side, expectedWin);
    const target = fromPerspective(side, win);
    samples.moving.push({ ...moving, target });
    samples.waiting.push({ ...waiting, target: 1 - target });
  }
  return samples;
}

/** Converts the win probability of side 0 into that of this side, and back. */
const fromPerspective = (side: Side, win: number) => (side === 0 ? win : 1 - win);
