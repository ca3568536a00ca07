import { expect, test } from 'vitest';
import { besideLines, fitLine, lineText, lineWidth, styled } from './line.ts';
import { cutText, fitText, textWidth, wrapText } from './text-width.ts';

test.each([
  ['Maulwurf', 8],
  ['Příšerně žluťoučký', 18],
  ['½ – … ’', 7],
  ['▲ ★ ✕ ●', 7],
  ['東京', 4],
  ['한국', 4],
  ['🕵️ x', 4],
  ['👩‍🚀', 2],
  ['e\u0301', 1],
  ['a\u0000b\u001b', 2],
  ['', 0],
])('%j takes %i columns', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test('a text is filled or cut to a width', () => {
  expect(fitText('spy', 5)).toBe('spy  ');
  expect(fitText('safe house', 6)).toBe('safe …');
  expect(fitText('東京タワー', 6)).toBe('東京 …');
  expect(textWidth(fitText('東京タワー', 6))).toBe(6);
  expect(cutText('東京', 3)).toBe('東');
});

test('a text is wrapped between words, and a word that is too long is cut', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapText('unbelievable', 6)).toEqual(['unbel…']);
  expect(wrapText('', 10)).toEqual([]);
});

test('a line keeps its styles when it is cut', () => {
  expect(fitLine(['a', styled('bold', 'bcdef')], 4)).toEqual(['a', { text: 'bc…', style: 'bold' }]);
  expect(fitLine(['abcdef', styled('bold', 'x')], 4)).toEqual(['abc…']);
});

test('blocks stand beside each other', () => {
  const lines = besideLines([['left'], ['l']], 6, [['right'], ['r'], ['below']]);
  expect(lines.map(lineText)).toEqual(['left  right', 'l     r', '      below']);
  expect(lineWidth(lines[2])).toBe(11);
});
