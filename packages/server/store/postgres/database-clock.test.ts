import { expect, test } from 'vitest';
import { jsonLog } from '../../log.ts';
import { DatabaseClock } from './database-clock.ts';

const silentLog = jsonLog(
  'error',
  () => {},
  () => 0,
);

test('however wrong the own clock is, the time is that of the database', async () => {
  let real = 1_000_000;
  const clock = new DatabaseClock({ databaseTime: async () => real }, silentLog, () => real - 3_600_000);
  await clock.sync();
  expect(clock.now()).toBe(1_000_000);
  real += 500;
  expect(clock.now()).toBe(1_000_500);
});

test('the way there and back is halved', async () => {
  let own = 0;
  const time = async () => {
    own += 100;
    return 5000;
  };
  const clock = new DatabaseClock({ databaseTime: time }, silentLog, () => own);
  await clock.sync();
  expect(clock.now()).toBe(5050);
});
