import { expect, test } from 'vitest';
import { wishes } from './wishes.ts';

const move = { type: 'move', on: 1, version: 2, move: { type: 'x' }, key: '' } as const;

function spoken() {
  const said: { readonly type: string; readonly key?: string | undefined }[] = [];
  return { said, ...wishes((wish) => said.push(wish) > 0) };
}

test('a move without an answer is sent again under the same key', () => {
  const { said, wish, again } = spoken();
  wish(move);
  again();
  expect(said).toHaveLength(2);
  expect(said[1]).toEqual(said[0]);
});

test('an answered move is not sent again', () => {
  const { said, wish, again, done, isPending } = spoken();
  wish(move);
  expect(isPending.value).toBe(true);
  done(said[0].key);
  again();
  expect(said).toHaveLength(1);
  expect(isPending.value).toBe(false);
});

test('two moves have two keys', () => {
  const { said, wish } = spoken();
  wish(move);
  wish(move);
  expect(said[0].key).not.toBe(said[1].key);
});

test('a wish to resign is not repeated by itself', () => {
  const { said, wish, again, isPending } = spoken();
  wish({ type: 'resign', on: 1 });
  again();
  expect(said).toHaveLength(1);
  expect(isPending.value).toBe(false);
});

test("a no is shown only where the wish was one's own, until the next wish", () => {
  const { said, wish, refused, refusal } = spoken();
  refused('strange', { code: 'stale', message: '' });
  expect(refusal.value).toBeNull();
  wish(move);
  refused(said[0].key, { code: 'stale', message: '' });
  expect(refusal.value?.code).toBe('stale');
  wish(move);
  expect(refusal.value).toBeNull();
});
