import { expect, test } from 'vitest';
import { isSame } from './memo.ts';

test('what is given anew with the same values is the same', () => {
  const card = { id: 'm1' };
  expect(isSame({ id: 'PAR', card, isLit: false }, { id: 'PAR', card, isLit: false })).toBe(true);
});

test('one other value, one more or one less is a change', () => {
  expect(isSame({ id: 'PAR', isLit: false }, { id: 'PAR', isLit: true })).toBe(false);
  expect(isSame({ id: 'PAR' }, { id: 'PAR', isLit: undefined })).toBe(false);
  expect(isSame({ id: 'PAR', isLit: undefined }, { id: 'PAR', note: undefined })).toBe(false);
});

test('lists are compared by what is in them, in its order', () => {
  expect(isSame({ marked: ['PAR', 'ROM'] }, { marked: ['PAR', 'ROM'] })).toBe(true);
  expect(isSame({ marked: ['PAR', 'ROM'] }, { marked: ['ROM', 'PAR'] })).toBe(false);
  expect(isSame({ marked: ['PAR'] }, { marked: ['PAR', 'ROM'] })).toBe(false);
});

test('other things with something in them are the same only as themselves', () => {
  expect(isSame({ view: { round: 1 } }, { view: { round: 1 } })).toBe(false);
});
