import { expect, test } from 'vitest';
import { arePropsEqual } from './memo.ts';

test('what is given anew with the same values is the same', () => {
  const card = { id: 'm1' };
  expect(arePropsEqual({ id: 'PAR', card, isLit: false }, { id: 'PAR', card, isLit: false })).toBe(true);
});

test('one other value, one more or one less is a change', () => {
  expect(arePropsEqual({ id: 'PAR', isLit: false }, { id: 'PAR', isLit: true })).toBe(false);
  expect(arePropsEqual({ id: 'PAR' }, { id: 'PAR', isLit: undefined })).toBe(false);
  expect(arePropsEqual({ id: 'PAR', isLit: undefined }, { id: 'PAR', note: undefined })).toBe(false);
});

test('lists are compared by what is in them, in its order', () => {
  expect(arePropsEqual({ marked: ['PAR', 'ROM'] }, { marked: ['PAR', 'ROM'] })).toBe(true);
  expect(arePropsEqual({ marked: ['PAR', 'ROM'] }, { marked: ['ROM', 'PAR'] })).toBe(false);
  expect(arePropsEqual({ marked: ['PAR'] }, { marked: ['PAR', 'ROM'] })).toBe(false);
});

test('other things with something in them are the same only as themselves', () => {
  expect(arePropsEqual({ view: { round: 1 } }, { view: { round: 1 } })).toBe(false);
});
