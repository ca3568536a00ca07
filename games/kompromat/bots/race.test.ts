import { expect, test } from 'vitest';
import { Race } from './race.ts';

function run(arms: readonly ((world: number) => number)[], worlds: number): Race {
  const race = new Race(arms.length);
  for (let world = 0; world < worlds; world++) race.heat((arm) => arms[arm](world));
  return race;
}

test('who lags clearly drops out, measured in the same worlds', () => {
  const race = run([(world) => (world % 2) * 0.5, (world) => (world % 2) * 0.5 + 0.2, () => 0.1], 40);
  expect(race.best).toBe(1);
  expect(race.decided).toBe(true);
  expect(race.visits(2)).toBeLessThan(race.visits(1));
  expect(race.win(0)).toBeCloseTo(race.win(1) - 0.2);
});

test('the favourite stays where nothing is sure', () => {
  expect(run([() => 0.5, () => 0.5], 20).best).toBe(0);
  expect(run([() => 0.5, (world) => (world % 3 === 0 ? 1 : 0.26)], 20).best).toBe(0);
  expect(new Race(3).best).toBe(0);
});
