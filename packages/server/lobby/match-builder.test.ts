import { createTableRequest } from '@safehouse/protocol';
import { ANN } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { editionWith } from '../match/test-helpers.ts';
import { buildMatches } from './match-builder.ts';

async function buildWith(edition: object) {
  const request = { game: 'spy-connection', options: { edition: 'mine' }, edition, seats: ['me', 'open'] };
  const built = await buildMatches(createTableRequest.parse(request), ANN, 0);
  return 'code' in built ? [built.code, built.message] : built.length;
}

test('a table may have an edition made from the one of the game', async () => {
  expect(await buildWith(editionWith({}))).toBe(1);
});

test('an edition of more than 64 kB is refused', async () => {
  const padded = (length: number) => buildWith(editionWith({ note: 'x'.repeat(length) }));
  expect(await padded(50_000)).toBe(1);
  expect(await padded(64_000)).toEqual(['too-large', 'an edition may have at most 65536 bytes']);
  // Counted in bytes, not in characters.
  expect(await buildWith(editionWith({ note: 'ž'.repeat(30_000) }))).toHaveLength(2);
});

test('an edition with a key that editions do not have is refused', async () => {
  expect(await buildWith(editionWith({ padding: 'x' }))).toEqual([
    'bad-options',
    'faulty edition: "padding" is not a key of editions',
  ]);
});
