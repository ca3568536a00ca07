import { expect, test } from 'vitest';
import { HasherBusyError, PassphraseHasher } from './passphrase-hasher.ts';
import { CHEAP_COST } from './test-helpers.ts';

const cheapHasher = new PassphraseHasher(CHEAP_COST);

test('the right passphrase matches its hash, another does not', async () => {
  const hash = await cheapHasher.hash('correct horse');
  expect(await cheapHasher.verify('correct horse', hash)).toBe(true);
  expect(await cheapHasher.verify('Correct horse', hash)).toBe(false);
});

test('nothing matches where there is no hash, or one that cannot be read', async () => {
  expect(await cheapHasher.verify('correct horse', null)).toBe(false);
  expect(await cheapHasher.verify('correct horse', 'md5$abc')).toBe(false);
  expect(await cheapHasher.verify('correct horse', 'scrypt$2$1$1$$')).toBe(false);
});

test('the same passphrase has another hash each time', async () => {
  expect(await cheapHasher.hash('correct horse')).not.toBe(await cheapHasher.hash('correct horse'));
});

test('the same letters typed on another keyboard are the same passphrase', async () => {
  expect(await cheapHasher.verify('cafe\u0301 noir', await cheapHasher.hash('café noir'))).toBe(true);
});

test('a hash of another cost still matches and is known to be dated', async () => {
  const dearer = new PassphraseHasher({ ...CHEAP_COST, n: 4 });
  const old = await cheapHasher.hash('correct horse');
  expect(await dearer.verify('correct horse', old)).toBe(true);
  expect(dearer.isOutdated(old)).toBe(true);
  expect(cheapHasher.isOutdated(old)).toBe(false);
});

test('the real cost works, and its memory is allowed', async () => {
  const real = new PassphraseHasher();
  const hash = await real.hash('correct horse');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(real.isOutdated(hash)).toBe(false);
});

test('a flood is turned away, and those let in are served', async () => {
  const flood = await Promise.allSettled(
    Array.from({ length: 100 }, () => cheapHasher.hash('correct horse')),
  );
  const turnedAway = flood.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(turnedAway.length).toBe(38);
  expect(turnedAway.every(({ reason }) => reason instanceof HasherBusyError)).toBe(true);
  await expect(cheapHasher.hash('correct horse')).resolves.toBeTruthy();
});
