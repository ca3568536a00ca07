import { expect, test } from 'vitest';
import { Passphrases, TooBusy } from './passphrases.ts';
import { CHEAP } from './testing.ts';

const cheap = new Passphrases(CHEAP);

test('the right passphrase matches its hash, another does not', async () => {
  const hash = await cheap.hash('correct horse');
  expect(await cheap.matches('correct horse', hash)).toBe(true);
  expect(await cheap.matches('Correct horse', hash)).toBe(false);
});

test('nothing matches where there is no hash, or one that cannot be read', async () => {
  expect(await cheap.matches('correct horse', null)).toBe(false);
  expect(await cheap.matches('correct horse', 'md5$abc')).toBe(false);
  expect(await cheap.matches('correct horse', 'scrypt$2$1$1$$')).toBe(false);
});

test('the same passphrase has another hash each time', async () => {
  expect(await cheap.hash('correct horse')).not.toBe(await cheap.hash('correct horse'));
});

test('the same letters typed on another keyboard are the same passphrase', async () => {
  expect(await cheap.matches('cafe\u0301 noir', await cheap.hash('café noir'))).toBe(true);
});

test('a hash of another cost still matches and is known to be dated', async () => {
  const dearer = new Passphrases({ ...CHEAP, n: 4 });
  const old = await cheap.hash('correct horse');
  expect(await dearer.matches('correct horse', old)).toBe(true);
  expect(dearer.isDated(old)).toBe(true);
  expect(cheap.isDated(old)).toBe(false);
});

test('the real cost works, and its memory is allowed', async () => {
  const real = new Passphrases();
  const hash = await real.hash('correct horse');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(real.isDated(hash)).toBe(false);
});

test('a flood is turned away, and those let in are served', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 100 }, () => cheap.hash('correct horse')));
  const turnedAway = flood.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(turnedAway.length).toBe(38);
  expect(turnedAway.every(({ reason }) => reason instanceof TooBusy)).toBe(true);
  await expect(cheap.hash('correct horse')).resolves.toBeTruthy();
});
