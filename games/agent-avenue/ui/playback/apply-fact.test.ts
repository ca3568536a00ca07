import { factsFor } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../rules/facts.ts';
import { agentAvenue } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { randomTurns } from '../../rules/test-random-matches.ts';
import type { View } from '../../rules/view.ts';
import { applyFact } from './apply-fact.ts';

/** Only the pawns are compared: agents may also return to a hand, which is shown with the last step. */
const pawnsOf = ({ sides }: View) => sides.map(({ position, steps }) => ({ position, steps }));

describe('the facts of a move lead the pawns from the view before to the view after', () => {
  for (const seed of [1, 2, 3, 4]) test(`in a simple match, ${seed}`, () => playThrough(seed, 'simple'));
  for (const seed of [1, 2, 3, 4, 5, 6]) test(`in an advanced match, ${seed}`, () => playThrough(seed, 'advanced'));
});

function playThrough(seed: number, mode: 'simple' | 'advanced'): void {
  for (const { match, before, facts } of randomTurns({ options: { mode }, players: 2 }, seed)) {
    const viewNow = agentAvenue.view(match.state as State, 'spectator');
    const told = factsFor('spectator', facts) as Fact[];
    const reached = told.reduce(applyFact, agentAvenue.view(before, 'spectator'));
    expect(pawnsOf(reached)).toEqual(pawnsOf(viewNow));
    if (mode === 'simple') expect(reached.sides).toEqual(viewNow.sides);
  }
}
