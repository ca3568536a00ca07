import { expect, test } from 'vitest';
import { PassphraseHasher } from './passphrase-hasher.ts';
import { CHEAP_COST } from './test-helpers.ts';

const cheapHasher = new PassphraseHasher(CHEAP_COST);

test('only the right passphrase matches its hash', async () => {
  const hash = await cheapHasher.hash('correct horse');
  expect(await cheapHasher.verify('correct horse', hash)).toBe(true);
  expect(await cheapHasher.verify('Correct horse', hash)).toBe(false);
});

test('nothing matches a missing or malformed hash', async () => {
  expect(await cheapHasher.verify('correct horse', null)).toBe(false);
  expect(await cheapHasher.verify('correct horse', 'md5$abc')).toBe(false);
  expect(await cheapHasher.verify('correct horse', 'scrypt$2$1$1$$')).toBe(false);
});

test('the same passphrase has a different hash each time', async () => {
  expect(await cheapHasher.hash('correct horse')).not.toBe(await cheapHasher.hash('correct horse'));
});

test('differently composed characters are the same passphrase', async () => {
  expect(await cheapHasher.verify('cafe\u0301 noir', await cheapHasher.hash('café noir'))).toBe(true);
});

test('a hash of another cost still matches and is outdated', async () => {
  const stronger = new PassphraseHasher({ ...CHEAP_COST, n: 4 });
  const old = await cheapHasher.hash('correct horse');
  expect(await stronger.verify('correct horse', old)).toBe(true);
  expect(stronger.isOutdated(old)).toBe(true);
  expect(cheapHasher.isOutdated(old)).toBe(false);
});

test('the real cost works within the memory limit', async () => {
  const real = new PassphraseHasher();
  const hash = await real.hash('correct horse');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(real.isOutdated(hash)).toBe(false);
});
