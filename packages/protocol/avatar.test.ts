import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVATAR_PARTS, defaultAvatar, formatAvatar, parseAvatar } from './avatar.ts';

test('there are far more than ten thousand', () => {
  expect(Object.values(AVATAR_PARTS).reduce((product, count) => product * count, 1)).toBeGreaterThan(10_000);
});

test('every choice has a digit', () => {
  for (const count of Object.values(AVATAR_PARTS)) expect(count).toBeLessThanOrEqual(10);
});

test('codes are read as they are written, everything else is refused', () => {
  const choices = Object.values(AVATAR_PARTS).map((count) => fc.nat({ max: count - 1 }));
  fc.assert(
    fc.property(fc.tuple(...choices), (digits) => {
      const code = digits.join('');
      const avatar = parseAvatar(code);
      expect(avatar && formatAvatar(avatar)).toBe(code);
    }),
  );
  for (const code of ['', '0', '00000000000', '9000000000', '000000000x', ' 00000000', '٠٠٠٠٠٠٠٠٠٠'])
    expect(parseAvatar(code)).toBeNull();
});

test('defaults are valid, stay the same, and differ between people', () => {
  const ids = Array.from({ length: 200 }, (_, i) => `person${i}`.padEnd(22, '_'));
  const codes = ids.map((id) => formatAvatar(defaultAvatar(id)));
  expect(codes.every((code) => parseAvatar(code))).toBe(true);
  expect(ids.map((id) => formatAvatar(defaultAvatar(id)))).toEqual(codes);
  expect(new Set(codes).size).toBeGreaterThan(190);
  // Every variant of every part occurs.
  Object.values(AVATAR_PARTS).forEach((count, place) => {
    expect(new Set(codes.map((code) => code[place])).size).toBe(count);
  });
});

test('a default never changes with a release', () => {
  expect(formatAvatar(defaultAvatar('ann___________________'))).toBe('6125401020');
});
