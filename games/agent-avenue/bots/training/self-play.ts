import { unrecordedChance } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import type { Mode } from '../../rules/options.ts';
import { otherSide, type Side } from '../../rules/sides.ts';
import type { State } from '../../rules/state.ts';
import { playTurn } from './play-turn.ts';
import { type FeatureVector, featureVectorOf, type TrainingSamples } from './training-sample.ts';
import type { SelfPlayPolicy } from './training-turn.ts';

/** A turn as it was begun. */
interface PlayedTurn {
  readonly side: Side;
  /** How likely the side to move seemed to win. */
  readonly expectedWin: number;
  readonly moving: FeatureVector;
  readonly waiting: FeatureVector;
}

/**
 * One match of the estimates against themselves, two samples for each turn. `hindsight` is how far a target follows
 * what came after it, up to the result of the match (1), rather than what was expected there and then (0).
 */
export function playSelfMatch(mode: Mode, style: SelfPlayPolicy, hindsight: number): TrainingSamples {
  const state = setupMatch(mode, style);
  const steps: PlayedTurn[] = [];
  while (!state.result) {
    const { side } = state;
    const [moving, waiting] = [featureVectorOf(state, side), featureVectorOf(state, otherSide(side))];
    steps.push({ side, moving, waiting, expectedWin: playTurn(state, style) });
  }
  const [seat] = state.sides.seatsOf[0];
  return toSamples(steps, state.result.winners.includes(seat) ? 1 : 0, hindsight);
}

function setupMatch(mode: Mode, { random }: SelfPlayPolicy): State {
  const options = rules.parseOptions({ options: { mode }, players: 2, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  return rules.setup(options.value, 2, unrecordedChance(random));
}

/** From the last turn back; `win` is how likely side 0 wins. */
function toSamples(steps: readonly PlayedTurn[], result: number, hindsight: number): TrainingSamples {
  const samples: TrainingSamples = { waiting: [], moving: [] };
  let win = result;
  for (const { side, expectedWin, moving, waiting } of steps.toReversed()) {
    win = hindsight * win + (1 - hindsight) * fromPerspective(side, expectedWin);
    const target = fromPerspective(side, win);
    samples.moving.push({ ...moving, target });
    samples.waiting.push({ ...waiting, target: 1 - target });
  }
  return samples;
}

/** Turns how likely side 0 wins into how likely this side wins, and back. */
const fromPerspective = (side: Side, likely: number) => (side === 0 ? likely : 1 - likely);
