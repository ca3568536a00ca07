import { expect, test } from 'vitest';
import { typeset } from './typography.ts';

test('French punctuation stays with the word before it', () => {
  expect(typeset('fr', 'Prêt ? Oui ! Donc ; voilà : « Suivant »')).toBe(
    'Prêt\u202f? Oui\u202f! Donc\u202f; voilà\u00a0: «\u00a0Suivant\u00a0»',
  );
});

test('the divider of a French table stays as it is', () => {
  expect(typeset('fr', '| a | b |\n| :-- | :-- |')).toBe('| a | b |\n| :-- | :-- |');
});

test.each(['cs', 'sk'] as const)('in %s words of one letter stay with the word after them', (lang) => {
  expect(typeset(lang, 'A v ruce, s kartou (i z balíčku) a k tomu „u okna“')).toBe(
    'A\u00a0v\u00a0ruce, s\u00a0kartou (i\u00a0z\u00a0balíčku) a\u00a0k\u00a0tomu „u\u00a0okna“',
  );
  expect(typeset(lang, 'Eva se ptá')).toBe('Eva se ptá');
});

test('a German ellipsis stays with the word before it', () => {
  expect(typeset('de', 'Einen Moment …')).toBe('Einen Moment\u00a0…');
});

test('texts inside objects, lists and the results of functions are typeset, inserted names included', () => {
  const texts = { turn: (name: string) => `Na tahu v ${name}`, deep: [{ text: 'k misi' }], count: 3 };
  const typesetTexts = typeset('cs', texts);
  expect(typesetTexts.turn('Petr a Eva')).toBe('Na tahu v\u00a0Petr a\u00a0Eva');
  expect(typesetTexts.deep[0].text).toBe('k\u00a0misi');
  expect(typesetTexts.count).toBe(3);
});

test('the same texts give the same object', () => {
  const texts = { text: 'a b' };
  expect(typeset('sk', texts)).toBe(typeset('sk', texts));
  expect(typeset('en', texts)).toBe(texts);
});
