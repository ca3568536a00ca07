import { factsFor, Match, quickRandom } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../rules/facts.ts';
import { RULES } from '../../rules/test-helpers.ts';
import type { View } from '../../rules/view.ts';
import { applyFact } from './apply-fact.ts';

/** Agents may also go back to a hand, which is shown with the last step. */
const pawnsOf = ({ sides }: View) => sides.map(({ position, steps }) => ({ position, steps }));

describe('the facts of a move lead the pawns from the view before to the view after', () => {
  for (const seed of [1, 2, 3, 4]) test(`in a simple match, ${seed}`, () => playThrough(seed, 'simple'));
  for (const seed of [1, 2, 3, 4, 5, 6]) test(`in an advanced match, ${seed}`, () => playThrough(seed, 'advanced'));
});

function playThrough(seed: number, mode: 'simple' | 'advanced'): void {
  const record = {
    format: 1,
    game: 'agent-avenue',
    options: { mode },
    players: ['Ann', 'Ben'],
    seed: `${seed}`,
    moves: [],
  };
  const opened = Match.open(RULES[2], record);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const random = quickRandom(seed);
  const viewNow = () => match.game.view(match.state, 'spectator') as View;
  while (match.result === null) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    const before = viewNow();
    const played = match.play(seat, legal[random.below(legal.length)]);
    if (!played.ok) throw new Error(played.refusal.code);
    const facts = factsFor('spectator', played.facts) as Fact[];
    const reached = facts.reduce(applyFact, before);
    expect(pawnsOf(reached)).toEqual(pawnsOf(viewNow()));
    if (mode === 'simple') expect(reached.sides).toEqual(viewNow().sides);
  }
}
