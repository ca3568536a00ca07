import { expect, test } from 'vitest';
import { RATE_LIMITS, RateLimiter, waitForPast } from './rate-limits.ts';

const ADDRESS = '192.0.2.1';

function allowedReads(limits: RateLimiter, users: readonly (string | undefined)[], address: string): number {
  let count = 0;
  for (let i = 0; i < RATE_LIMITS.past.burst; i++)
    for (const user of users) if (waitForPast(limits, user, address) === 0) count++;
  return count;
}

test('one person, or somebody without a session, reads what is expensive at the pace of a person', () => {
  const limits = new RateLimiter(() => 0);
  expect(allowedReads(limits, ['ann', 'ann'], ADDRESS)).toBe(RATE_LIMITS.past.burst);
  expect(allowedReads(limits, [undefined, undefined], ADDRESS)).toBe(RATE_LIMITS.past.burst);
});

test('all guests of an address together are limited, those of others are not', () => {
  const limits = new RateLimiter(() => 0);
  const guests = Array.from({ length: 20 }, (_, i) => `guest ${i}`);
  expect(allowedReads(limits, guests, ADDRESS)).toBe(RATE_LIMITS['address-past'].burst);
  expect(waitForPast(limits, 'ann', ADDRESS)).toBeGreaterThan(0);
  expect(waitForPast(limits, 'ann', '198.51.100.1')).toBe(0);
});
