import { expect, test } from 'vitest';
import type { Fact } from '../../rules/facts.ts';
import { agentAvenue } from '../../rules/index.ts';
import { randomTurns } from '../../rules/test-random-matches.ts';
import type { View } from '../../rules/view.ts';
import { nextIcon, sideOfSeat, stepsToCatch } from './view-queries.ts';

/** Every turn of a random match: the view before, and the facts. */
function* playRandomTurns(seed: number, players: number): Generator<{ before: View; facts: readonly Fact[] }> {
  for (const { before, facts } of randomTurns({ options: { mode: 'advanced' }, players }, seed))
    yield { before: agentAvenue.view(before, 'spectator'), facts: facts.map(({ fact }) => fact) };
}

test('[AA-11] the next icon shown is the step the engine takes, market cards included', () => {
  let checked = 0;
  for (let seed = 0; seed < 60; seed++) {
    for (const { before, facts } of playRandomTurns(seed, 2 + (seed % 3))) {
      for (const side of [0, 1] as const) {
        const recruit = facts.find((fact) => fact.type === 'recruited' && fact.side === side);
        const isPlain = facts.every((fact) => fact.type !== 'to-hand' && fact.type !== 'took');
        if (recruit?.type !== 'recruited' || !isPlain) continue;
        const moved = facts.find((fact) => fact.type === 'moved' && fact.side === side);
        const shown = nextIcon(before.sides[side], recruit.agent);
        const steps = typeof shown === 'number' ? shown : stepsAtMatchEnd(before, side, recruit.agent);
        expect(moved?.type === 'moved' ? moved.by : 0).toBe(steps);
        checked++;
      }
    }
  }
  expect(checked).toBeGreaterThan(500);
});

/** The third Codebreaker wins, but a Supercomputer still moves the pawn. */
function stepsAtMatchEnd(view: View, side: 0 | 1, agent: string): number {
  return agent === 'codebreaker' && view.sides[side].market.includes('supercomputer') ? 3 : 0;
}

test('[AA-15] the two distances round the loop add up to fourteen until a side is caught', () => {
  for (const { before } of playRandomTurns(7, 2)) {
    const [first, second] = [stepsToCatch(before, 0), stepsToCatch(before, 1)];
    if (first > 0 && second > 0) expect(first + second).toBe(14);
  }
});

test('[AA-33] every seat is on one side; spectators look from the first', () => {
  const [{ before }] = [...playRandomTurns(3, 4)].slice(0, 1);
  expect([0, 1, 2, 3].map((seat) => sideOfSeat(before, seat as never))).toEqual([0, 1, 0, 1]);
  expect(sideOfSeat(before, null)).toBe(0);
});
