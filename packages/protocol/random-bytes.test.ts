import { expect, test } from 'vitest';
import { randomBytes } from './random-bytes.ts';

test('no bytes are handed out twice, also when more have to be drawn', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 1000; i++) {
    const bytes = randomBytes(8 + (i % 32));
    expect(bytes).toHaveLength(8 + (i % 32));
    seen.add(Buffer.from(bytes.subarray(0, 8)).toString('hex'));
  }
  expect(seen.size).toBe(1000);
});

test('every value occurs about equally often', () => {
  const counts = new Array<number>(256).fill(0);
  for (let i = 0; i < 2000; i++) for (const byte of randomBytes(128)) counts[byte]++;
  expect(Math.min(...counts)).toBeGreaterThan(800);
  expect(Math.max(...counts)).toBeLessThan(1200);
});
