import { expect, test } from 'vitest';
import { jsonLog } from '../../log.ts';
import { DatabaseClock } from './database-clock.ts';

const silentLog = jsonLog(
  'error',
  () => {},
  () => 0,
);

test('the time is that of the database, however wrong the local clock is', async () => {
  let real = 1_000_000;
  const clock = new DatabaseClock({ databaseTime: async () => real }, silentLog, () => real - 3_600_000);
  await clock.sync();
  expect(clock.now()).toBe(1_000_000);
  real += 500;
  expect(clock.now()).toBe(1_000_500);
});

test('half of the round trip is added', async () => {
  let local = 0;
  const time = async () => {
    local += 100;
    return 5000;
  };
  const clock = new DatabaseClock({ databaseTime: time }, silentLog, () => local);
  await clock.sync();
  expect(clock.now()).toBe(5050);
});
