import { expect, test } from 'vitest';
import { SuccessiveElimination } from './successive-elimination.ts';

function runElimination(arms: readonly ((world: number) => number)[], worlds: number): SuccessiveElimination {
  const elimination = new SuccessiveElimination(arms.length);
  for (let world = 0; world < worlds; world++) elimination.runRound((arm) => arms[arm](world));
  return elimination;
}

test('an arm that lags clearly in the same worlds is eliminated', () => {
  const elimination = runElimination([(world) => (world % 2) * 0.5, (world) => (world % 2) * 0.5 + 0.2, () => 0.1], 40);
  expect(elimination.bestArm).toBe(1);
  expect(elimination.isDecided).toBe(true);
  expect(elimination.visits(2)).toBeLessThan(elimination.visits(1));
  expect(elimination.winEstimate(0)).toBeCloseTo(elimination.winEstimate(1) - 0.2);
});

test('the favourite stays the best arm without a clear lead of another', () => {
  expect(runElimination([() => 0.5, () => 0.5], 20).bestArm).toBe(0);
  expect(runElimination([() => 0.5, (world) => (world % 3 === 0 ? 1 : 0.26)], 20).bestArm).toBe(0);
  expect(new SuccessiveElimination(3).bestArm).toBe(0);
});
