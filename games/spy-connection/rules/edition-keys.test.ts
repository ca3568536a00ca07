import { expect, test } from 'vitest';
import { findUnknownKey } from './edition-keys.ts';
import { crossingEdition, reconstructedEdition } from './test-helpers.ts';

test('the editions of the game have no unknown keys', () => {
  expect([findUnknownKey(reconstructedEdition()), findUnknownKey(crossingEdition())]).toEqual([null, null]);
});

test('a saved edition has a title of its own', () => {
  expect(findUnknownKey({ ...reconstructedEdition(), title: 'Northern lights' })).toBeNull();
});

test.each<[string, (edition: ReturnType<typeof loose>) => unknown]>([
  ['padding', (e) => Object.assign(e, { padding: 'x' })],
  ['__proto__', (e) => Object.defineProperty(e, '__proto__', { value: 1, enumerable: true })],
  ['players.extra', (e) => Object.assign(e.players, { extra: [] })],
  ['cities[2].padding', (e) => Object.assign(e.cities[2], { padding: 'x' })],
  ['startMissions[0].padding', (e) => Object.assign(e.startMissions[0], { padding: 'x' })],
  ['missions[1].start', (e) => Object.assign(e.missions[1], { start: 'A' })],
])('the unknown key %s is named', (path, change) => {
  const edition = loose();
  change(edition);
  expect(findUnknownKey(edition)).toBe(path);
});

test('values of the wrong kind are left to the other check', () => {
  expect([null, 3, 'text', [], { cities: 'none' }].map(findUnknownKey)).toEqual([null, null, null, null, null]);
});

function loose() {
  return structuredClone(crossingEdition());
}
