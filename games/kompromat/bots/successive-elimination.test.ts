import { expect, test } from 'vitest';
import { SuccessiveElimination } from './successive-elimination.ts';

function runElimination(arms: readonly ((world: number) => number)[], worlds: number): SuccessiveElimination {
  const race = new SuccessiveElimination(arms.length);
  for (let world = 0; world < worlds; world++) race.runRound((arm) => arms[arm](world));
  return race;
}

test('who lags clearly drops out, measured in the same worlds', () => {
  const race = runElimination(
    [(world) => (world % 2) * 0.5, (world) => (world % 2) * 0.5 + 0.2, () => 0.1],
    40,
  );
  expect(race.bestArm).toBe(1);
  expect(race.isDecided).toBe(true);
  expect(race.visits(2)).toBeLessThan(race.visits(1));
  expect(race.winEstimate(0)).toBeCloseTo(race.winEstimate(1) - 0.2);
});

test('the favourite stays where nothing is sure', () => {
  expect(runElimination([() => 0.5, () => 0.5], 20).bestArm).toBe(0);
  expect(runElimination([() => 0.5, (world) => (world % 3 === 0 ? 1 : 0.26)], 20).bestArm).toBe(0);
  expect(new SuccessiveElimination(3).bestArm).toBe(0);
});
