import { expect, test } from 'vitest';
import { translations } from '../locales/en.ts';
import { moveText } from './move-text.ts';

const context = { translations, playerNames: ['Ann', 'Ben'], lang: 'en', view: null, seat: 0 } as const;
const prince = { type: 'play', card: 'prince', target: 1, guess: null } as const;

test('a move says on whom, by name', () => {
  expect(moveText({ ...prince, card: 'guard', guess: 'king' }, context)).toBe('Guess that Ben holds the King');
  expect(moveText(prince, context)).toBe('Play the Prince on Ben');
});

test('a move on its own player says so', () => {
  expect(moveText({ ...prince, target: 0 }, context)).toBe('Play the Prince on yourself');
});
