import { freeChance } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import type { Mode } from '../../rules/options.ts';
import { otherSide, type Side } from '../../rules/sides.ts';
import type { State } from '../../rules/state.ts';
import { playTurn } from './play-turn.ts';
import { type Samples, type Sight, sightOf } from './sample.ts';
import type { Style } from './turn.ts';

/** A turn as it was begun. */
interface Step {
  readonly side: Side;
  /** How likely the side to move seemed to win. */
  readonly expected: number;
  readonly moving: Sight;
  readonly waiting: Sight;
}

/**
 * One match of the estimates against themselves, two samples for each turn. `hindsight` is how far a target follows
 * what came after it, up to the result of the match (1), rather than what was expected there and then (0).
 */
export function selfPlay(mode: Mode, style: Style, hindsight: number): Samples {
  const state = begin(mode, style);
  const steps: Step[] = [];
  while (!state.result) {
    const { side } = state;
    const [moving, waiting] = [sightOf(state, side), sightOf(state, otherSide(side))];
    steps.push({ side, moving, waiting, expected: playTurn(state, style) });
  }
  const [seat] = state.sides.seatsOf[0];
  return samplesOf(steps, state.result.winners.includes(seat) ? 1 : 0, hindsight);
}

function begin(mode: Mode, { random }: Style): State {
  const options = rules.options({ options: { mode }, players: 2, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  return rules.setup(options.value, 2, freeChance(random));
}

/** From the last turn back; `win` is how likely side 0 wins. */
function samplesOf(steps: readonly Step[], result: number, hindsight: number): Samples {
  const samples: Samples = { waiting: [], moving: [] };
  let win = result;
  for (const { side, expected, moving, waiting } of steps.toReversed()) {
    win = hindsight * win + (1 - hindsight) * asSeenBy(side, expected);
    const target = asSeenBy(side, win);
    samples.moving.push({ ...moving, target });
    samples.waiting.push({ ...waiting, target: 1 - target });
  }
  return samples;
}

/** Turns how likely side 0 wins into how likely this side wins, and back. */
const asSeenBy = (side: Side, likely: number) => (side === 0 ? likely : 1 - likely);
