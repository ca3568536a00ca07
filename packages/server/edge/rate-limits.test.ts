import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RATE_LIMITS, RateLimiter, rateLimitKeyOf, TokenBuckets } from './rate-limits.ts';

const perSecond = { times: 2, seconds: 1, burst: 3 } as const;

test('a burst is allowed, and then one request per interval', () => {
  const buckets = new TokenBuckets(perSecond);
  expect([0, 0, 0, 0].map(() => buckets.take('a', 1000))).toEqual([0, 0, 0, 500]);
  expect(buckets.take('a', 1499)).toBe(1);
  expect(buckets.take('a', 1500)).toBe(0);
  expect(buckets.take('a', 1500)).toBe(500);
});

test('refused requests do not count', () => {
  const buckets = new TokenBuckets(perSecond);
  for (let i = 0; i < 100; i++) buckets.take('a', 1000);
  expect(buckets.take('a', 1500)).toBe(0);
});

test('keys are counted separately', () => {
  const buckets = new TokenBuckets(perSecond);
  for (let i = 0; i < 4; i++) buckets.take('a', 1000);
  expect(buckets.take('b', 1000)).toBe(0);
});

test('a bucket fills up to its burst only', () => {
  const buckets = new TokenBuckets(perSecond);
  buckets.take('a', 0);
  expect([0, 0, 0, 0].map(() => buckets.take('a', 1_000_000))).toEqual([0, 0, 0, 500]);
});

test('the number of keys is limited', () => {
  const buckets = new TokenBuckets(perSecond, 10);
  for (let i = 0; i < 4; i++) buckets.take('busy', 0);
  for (let i = 0; i < 1000; i++) {
    buckets.take(`stranger ${i}`, i);
    buckets.take('busy', i);
  }
  expect(buckets.size).toBe(10);
});

test('no interval contains more than its rate and a burst', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), (pauses) => {
      const buckets = new TokenBuckets(perSecond);
      let now = 0;
      const passed: number[] = [];
      for (const pause of pauses) {
        now += pause;
        if (buckets.take('a', now) === 0) passed.push(now);
      }
      for (const [i, from] of passed.entries()) {
        for (const [j, to] of passed.entries()) {
          if (j >= i) expect(j - i + 1).toBeLessThanOrEqual(3 + (to - from) / 500);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('every kind of limit has its own buckets', () => {
  const limits = new RateLimiter(() => 0);
  for (let i = 0; i < RATE_LIMITS['sign-in'].burst; i++)
    expect(limits.allows('sign-in', '192.0.2.1')).toBe(true);
  expect(limits.allows('sign-in', '192.0.2.1')).toBe(false);
  expect(limits.waitFor('sign-in', '192.0.2.1')).toBe(6000);
  expect(limits.allows('guest', '192.0.2.1')).toBe(true);
});

test('limits that protect people count in all processes, those that protect a process only there', () => {
  const spent: string[] = [];
  const [here, there] = [
    new RateLimiter(
      () => 0,
      (kind, key) => spent.push(`${kind} ${key}`),
    ),
    new RateLimiter(() => 0),
  ];
  for (let i = 0; i < RATE_LIMITS['sign-in'].burst; i++) {
    here.allows('sign-in', '2001:db8::1');
    there.recordRemoteUse('sign-in', '2001:db8:0:0::/64');
  }
  here.allows('any', '192.0.2.1');
  expect(spent).toEqual(Array(RATE_LIMITS['sign-in'].burst).fill('sign-in 2001:db8:0:0::/64'));
  expect(there.allows('sign-in', '2001:db8::2')).toBe(false);
  there.recordRemoteUse('of a later release', 'x');
});

test('all IPv6 addresses of one /64 network count as one, IPv4 addresses separately', () => {
  expect(rateLimitKeyOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(rateLimitKeyOf('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(rateLimitKeyOf('2001:db8::9')).toBe('2001:db8:0:0::/64');
  expect(rateLimitKeyOf('::1')).toBe('0:0:0:0::/64');
  expect(rateLimitKeyOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(rateLimitKeyOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(rateLimitKeyOf('192.0.2.1')).toBe('192.0.2.1');
  expect(rateLimitKeyOf('name ada')).toBe('name ada');
});
