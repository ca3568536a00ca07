import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RATE_LIMITS, RateLimiter, TokenBuckets } from './rate-limits.ts';

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
  for (let i = 0; i < RATE_LIMITS['sign-in'].burst; i++) expect(limits.allows('sign-in', '192.0.2.1')).toBe(true);
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
    there.recordRemoteUse('sign-in', '2001:db8::1');
  }
  here.allows('any', '192.0.2.1');
  expect(spent).toEqual(Array(RATE_LIMITS['sign-in'].burst).fill('sign-in 2001:db8::1'));
  expect(there.allows('sign-in', '2001:db8::2')).toBe(false);
  there.recordRemoteUse('of a later release', 'x');
});

test('an address counts in its networks: a /64 like one address, wider ones with larger allowances', () => {
  const limits = new RateLimiter(() => 0);
  const { burst } = RATE_LIMITS.guest;
  const allowed = (addresses: readonly string[]) =>
    addresses.filter((address) => limits.allows('guest', address)).length;
  const inNetwork = (prefix: string) => Array.from({ length: 200 }, (_, i) => `${prefix}${i.toString(16)}::1`);
  const hosts = Array.from({ length: 50 }, (_, i) => `2001:db8:1:1::${i.toString(16)}`);
  expect(allowed(hosts)).toBe(burst);
  expect(allowed(inNetwork('2001:db8:1:'))).toBe(burst);
  expect(allowed(Array.from({ length: 200 }, (_, i) => `2001:db8:1:${(256 * (i + 1)).toString(16)}::1`))).toBe(
    2 * burst,
  );
  const ipv4 = Array.from({ length: 10 * burst }, (_, i) => `192.0.2.${i % 256}`);
  expect(allowed(ipv4)).toBe(8 * burst);
  expect(allowed(['::ffff:192.0.2.9', '198.51.100.1'])).toBe(1);
});

test('what cost as much as many must be paid for, but not for ever', () => {
  const buckets = new TokenBuckets({ times: 1, seconds: 1, burst: 10 });
  buckets.charge('a', 0, { times: 15 });
  expect(buckets.waitFor('a', 0)).toBe(6000);
  buckets.spend('a', 0);
  expect(buckets.waitFor('a', 0)).toBe(6000);
  buckets.charge('a', 0, { times: 1000 });
  expect(buckets.waitFor('a', 0)).toBe(31_000);
  expect(buckets.waitFor('a', 31_000)).toBe(0);
});
