import { expect, test } from 'vitest';
import { person, personAt, YOU } from './person.ts';

const FORMS = { you: 'You pass', other: '# passes' };

test('a sentence addresses its reader and names everybody else', () => {
  const naming = { playerNames: ['Ada', 'Ben'], seat: 1 };
  expect([0, 1].map((seat) => person(personAt(seat, naming), FORMS))).toEqual(['Ada passes', 'You pass']);
});

test('where nobody is addressed, all players are named', () => {
  const naming = { playerNames: ['Ada', 'Ben'], seat: null };
  expect([0, 1].map((seat) => personAt(seat, naming))).toEqual(['Ada', 'Ben']);
});

test('a name is shown as it was entered', () => {
  expect(person('$& #1', FORMS)).toBe('$& #1 passes');
  expect(person('You', FORMS)).not.toBe(person(YOU, FORMS));
});
