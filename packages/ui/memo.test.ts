import { expect, test } from 'vitest';
import { arePropsEqual } from './memo.ts';

test('props with the same values are equal', () => {
  const card = { id: 'm1' };
  expect(arePropsEqual({ id: 'PAR', card, isLit: false }, { id: 'PAR', card, isLit: false })).toBe(true);
});

test('another value, one more or one less is a change', () => {
  expect(arePropsEqual({ id: 'PAR', isLit: false }, { id: 'PAR', isLit: true })).toBe(false);
  expect(arePropsEqual({ id: 'PAR' }, { id: 'PAR', isLit: undefined })).toBe(false);
  expect(arePropsEqual({ id: 'PAR', isLit: undefined }, { id: 'PAR', note: undefined })).toBe(false);
});

test('lists are compared by their items, in order', () => {
  expect(arePropsEqual({ marked: ['PAR', 'ROM'] }, { marked: ['PAR', 'ROM'] })).toBe(true);
  expect(arePropsEqual({ marked: ['PAR', 'ROM'] }, { marked: ['ROM', 'PAR'] })).toBe(false);
  expect(arePropsEqual({ marked: ['PAR'] }, { marked: ['PAR', 'ROM'] })).toBe(false);
});

test('other objects are equal only to themselves', () => {
  expect(arePropsEqual({ view: { round: 1 } }, { view: { round: 1 } })).toBe(false);
});
